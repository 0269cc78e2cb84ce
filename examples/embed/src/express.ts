// The gateway beside the routes of a shop, after its body parser.
import { toNodeHandler } from '@mitako/http';
import express from 'express';
import { greeting, openGateway, PATHS } from './gateway.ts';

const port = Number(process.env['PORT'] ?? 4010);
const { gateway, mitako } = await openGateway(process.env['MITAKO_PUBLIC_URL'] ?? `http://127.0.0.1:${port}`);

const app = express();
app.use(express.json());
app.get('/', (_request, response) => {
  response.send('The shop.');
});
app.use([...PATHS], toNodeHandler(mitako));

const server = app.listen(port, '127.0.0.1');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => void gateway.close());
    server.closeIdleConnections();
  });
}
console.log(await greeting(gateway));
