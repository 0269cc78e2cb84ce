// The gateway beside the routes of a shop, as a plugin.
import fastify from 'fastify';
import { stopOnSignals, toFastifyPlugin } from 'mitako';
import { greeting, openMitako } from './mitako.ts';

const port = Number(process.env['PORT'] ?? 4010);
const mitako = await openMitako(process.env['MITAKO_PUBLIC_URL'] ?? `http://127.0.0.1:${port}`);

const app = fastify();
app.get('/', () => 'The shop.');
app.register(toFastifyPlugin(mitako));

await app.listen({ port, host: '127.0.0.1' });

// Requests in flight finish. Behind a load balancer leave out the notice.
stopOnSignals(mitako, { noticeMs: 0, servers: [app.server], after: () => app.close() });
console.log(await greeting(mitako));
