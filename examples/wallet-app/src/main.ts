// The phone alone, for a running gateway: `pnpm dev` at the root of this repository, whose shop you can then pay from
// here, or the one at MITAKO_URL.
import { startPhone } from './start-phone.ts';

const { MITAKO_URL: publicUrl = 'http://127.0.0.1:4010', PORT = '3100' } = process.env;

const phone = await startPhone({ publicUrl, mode: 'test', port: Number(PORT) });
console.log(`The phone is on: ${phone.url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void phone.close());
