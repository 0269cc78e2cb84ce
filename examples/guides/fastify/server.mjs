import { createClient } from '@mitako/client';
import fastify from 'fastify';
import { mitakoWebhooks } from './mitako-webhooks.mjs';

const mitako = createClient({ apiKey: process.env.MITAKO_API_KEY, baseUrl: process.env.MITAKO_API_URL });
const app = fastify();

app.register(mitakoWebhooks);

app.post('/orders', async (request, reply) => {
  const { reference, amount } = request.body;
  const payment = await mitako.payments.create(
    { amount, currency: 'XAF', customer_reference: reference },
    { idempotencyKey: reference },
  );
  return reply.code(201).send({ checkout_url: payment.checkout_url });
});

await app.listen({ port: Number(process.env.PORT ?? 3000) });
