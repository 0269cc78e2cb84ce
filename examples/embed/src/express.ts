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

// No connections from then on; requests in flight finish, and the process ends when nothing is left. Behind a load balancer
// add `{ noticeMs: 5_000 }`: it sees first that `mitako.health.ready()` answers 503.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void mitako.drain(server));
}
console.log(await greeting(mitako));
