// The gateway beside the routes of a shop, above its body parser.
import express from 'express';
import { stopOnSignals } from 'mitako';
import { greeting, openMitako } from './mitako.ts';

const port = Number(process.env['PORT'] ?? 4010);
const mitako = await openMitako(process.env['MITAKO_PUBLIC_URL'] ?? `http://127.0.0.1:${port}`);

const app = express();
app.use(express.json());
app.get('/', (_request, response) => {
  response.send('The shop.');
});

mitako.attach(app.listen(port, '127.0.0.1'));

// Requests in flight finish. Behind a load balancer leave out the notice: for 5 s it sees first that
// `mitako.health.ready()` answers 503.
stopOnSignals(mitako, { noticeMs: 0 });
console.log(await greeting(mitako));
