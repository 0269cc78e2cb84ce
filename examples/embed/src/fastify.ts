// The gateway beside the routes of a shop, in a plugin of its own.
import { toNodeHandler } from '@mitako/http';
import fastify from 'fastify';
import { greeting, openGateway, PATHS } from './gateway.ts';

const port = Number(process.env['PORT'] ?? 4010);
const { gateway, mitako } = await openGateway(process.env['MITAKO_PUBLIC_URL'] ?? `http://127.0.0.1:${port}`);

const app = fastify({ forceCloseConnections: 'idle' });
app.get('/', () => 'The shop.');
app.register(async (scope) => {
  // Within this plugin Fastify leaves the body unread. Its parsers work as usual elsewhere.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const node = toNodeHandler(mitako);
  for (const path of PATHS.flatMap((prefix) => [prefix, `${prefix}/*`])) {
    scope.all(path, (request, reply) => {
      reply.hijack();
      node(request.raw, reply.raw);
    });
  }
});

await app.listen({ port, host: '127.0.0.1' });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void app.close().then(() => gateway.close()));
}
console.log(await greeting(gateway));
