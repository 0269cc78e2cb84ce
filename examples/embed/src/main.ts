// A server with nothing but the gateway.
import { createServer } from 'node:http';
import { toNodeHandler } from 'mitako';
import { greeting, openMitako } from './mitako.ts';

const port = Number(process.env['PORT'] ?? 4010);
const mitako = await openMitako(process.env['MITAKO_PUBLIC_URL'] ?? `http://127.0.0.1:${port}`);

const server = createServer(toNodeHandler(mitako.handler)).listen(port, '127.0.0.1');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // Stop accepting requests, then finish the work; the process ends when nothing is left.
    server.close(() => void mitako.close());
    server.closeIdleConnections();
  });
}
console.log(await greeting(mitako));
