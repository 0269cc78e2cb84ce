import { serve } from '@hono/node-server';
import { createClient } from '@mitako/client';
import { Hono } from 'hono';
import { mitakoWebhooks } from './mitako-webhooks.mjs';

const mitako = createClient({ apiKey: process.env.MITAKO_API_KEY, baseUrl: process.env.MITAKO_API_URL });
const app = new Hono();

app.route('/', mitakoWebhooks);

app.post('/orders', async (context) => {
  const { reference, amount } = await context.req.json();
  const payment = await mitako.payments.create(
    { amount, currency: 'XAF', customer_reference: reference },
    { idempotencyKey: reference },
  );
  return context.json({ checkout_url: payment.checkout_url }, 201);
});

serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) });
