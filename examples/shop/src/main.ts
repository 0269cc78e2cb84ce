// The shop alone, with a gateway that runs elsewhere: set MITAKO_API_KEY and MITAKO_API_URL.
import { startShop } from './start-shop.ts';

const {
  MITAKO_API_KEY: apiKey = '',
  MITAKO_API_URL: apiUrl = 'http://127.0.0.1:4010/api/v1',
  PORT = '3000',
} = process.env;

const shop = await startShop({ apiKey, apiUrl, port: Number(PORT), host: '127.0.0.1', log: console.log });
console.log(`The shop is open: ${shop.url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void shop.close());
