// A server with nothing but the gateway.
import { toNodeHandler } from '@mitako/http';
import { createServer } from 'node:http';
import { greeting, openGateway } from './gateway.ts';

const port = Number(process.env['PORT'] ?? 4010);
const { gateway, mitako } = await openGateway(process.env['MITAKO_PUBLIC_URL'] ?? `http://127.0.0.1:${port}`);

const server = createServer(toNodeHandler(mitako));
server.listen(port, '127.0.0.1');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // Stop accepting requests, then finish the work; the process ends when nothing is left.
    server.close(() => void gateway.close());
    server.closeIdleConnections();
  });
}
console.log(await greeting(gateway));
