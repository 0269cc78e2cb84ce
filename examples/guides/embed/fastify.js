import fastify from 'fastify';
import { stopOnSignals, toFastifyPlugin } from 'mitako';
import { mitako } from './pay.js';

const app = fastify();

app.register(toFastifyPlugin(mitako));

app.post('/orders', async ({ body: { reference: id, amount } }, reply) => {
  const payment = await mitako.shop.payments.create({ amount, customer_reference: id }, { idempotencyKey: id });
  return reply.code(201).send({ checkout_url: payment.checkout_url });
});

await app.listen({ port: Number(process.env.PORT ?? 3000) });
stopOnSignals(mitako, { servers: [app.server], after: () => app.close() });
