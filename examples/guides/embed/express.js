import express from 'express';
import { stopOnSignals } from 'mitako';
import { mitako } from './pay.js';

const app = express();

app.post('/orders', express.json(), async ({ body: { reference: id, amount } }, response) => {
  const payment = await mitako.shop.payments.create({ amount, customer_reference: id }, { idempotencyKey: id });
  response.status(201).json({ checkout_url: payment.checkout_url });
});

mitako.attach(app.listen(process.env.PORT ?? 3000));
stopOnSignals(mitako);
