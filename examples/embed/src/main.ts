// A server with nothing but the gateway.
import { createServer } from 'node:http';
import { stopOnSignals } from 'mitako';
import { greeting, openMitako } from './mitako.ts';

const port = Number(process.env['PORT'] ?? 4010);
const mitako = await openMitako(process.env['MITAKO_PUBLIC_URL'] ?? `http://127.0.0.1:${port}`);

mitako.attach(createServer().listen(port, '127.0.0.1'));

// Requests in flight finish. Behind a load balancer leave out the notice: for 5 s it sees first that
// `mitako.health.ready()` answers 503.
stopOnSignals(mitako, { noticeMs: 0 });
console.log(await greeting(mitako));
