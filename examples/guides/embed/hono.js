import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { stopOnSignals } from 'mitako';
import { mitako } from './pay.js';

const app = new Hono();

app.post('/orders', async (context) => {
  const { reference: id, amount } = await context.req.json();
  const payment = await mitako.shop.payments.create({ amount, customer_reference: id }, { idempotencyKey: id });
  return context.json({ checkout_url: payment.checkout_url }, 201);
});

mitako.attach(serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000) }));
stopOnSignals(mitako);
