// The gateway beside the routes of a shop, after its body parser.
import express from 'express';
import { toNodeHandler } from 'mitako';
import { greeting, openMitako } from './mitako.ts';

const port = Number(process.env['PORT'] ?? 4010);
const mitako = await openMitako(process.env['MITAKO_PUBLIC_URL'] ?? `http://127.0.0.1:${port}`);

const app = express();
app.use(express.json());
app.get('/', (_request, response) => {
  response.send('The shop.');
});
app.use([...mitako.paths], toNodeHandler(mitako.handler));

const server = app.listen(port, '127.0.0.1');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => void mitako.close());
    server.closeIdleConnections();
  });
}
console.log(await greeting(mitako));
