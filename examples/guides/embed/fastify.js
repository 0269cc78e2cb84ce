import fastify from 'fastify';
import { stopOnSignals, toFastifyPlugin } from 'mitako';
import { createOrder, mitako } from './pay.js';

const app = fastify();

app.register(toFastifyPlugin(mitako));

app.post('/orders', async (request, reply) => reply.code(201).send(await createOrder(request.body)));

await app.listen({ port: Number(process.env.PORT ?? 3000) });
stopOnSignals(mitako, { servers: [app.server], after: () => app.close() });
