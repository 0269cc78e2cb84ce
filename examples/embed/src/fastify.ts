// The gateway beside the routes of a shop, as a plugin.
import fastify from 'fastify';
import { toFastifyPlugin } from 'mitako';
import { greeting, openMitako } from './mitako.ts';

const port = Number(process.env['PORT'] ?? 4010);
const mitako = await openMitako(process.env['MITAKO_PUBLIC_URL'] ?? `http://127.0.0.1:${port}`);

const app = fastify();
app.get('/', () => 'The shop.');
app.register(toFastifyPlugin(mitako));

await app.listen({ port, host: '127.0.0.1' });

// No connections from then on; requests in flight finish, and the process ends when nothing is left.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void mitako.drain(app.server).then(() => app.close()));
}
console.log(await greeting(mitako));
