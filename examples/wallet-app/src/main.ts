// The phone alone, beside a gateway that runs already: `pnpm dev` at the root of this repository, whose shop is then paid
// from here, or the one that MITAKO_URL names.
import { startPhone } from './start-phone.ts';

const { MITAKO_URL: publicUrl = 'http://127.0.0.1:4010', PORT = '3100' } = process.env;

const phone = await startPhone({ publicUrl, mode: 'test', port: Number(PORT) });
console.log(`The phone is on: ${phone.url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void phone.close());
