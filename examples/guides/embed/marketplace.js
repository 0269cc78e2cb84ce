import { createMerchantClient } from '@mitako/client/merchant';
import express from 'express';
import { stopOnSignals } from 'mitako';
import { mitako } from './pay.js';

const app = express().use(['/sellers', '/orders'], express.json());

app.post('/sellers', async ({ body: { email, password, name, ...business } }, response) => {
  const { id: merchant } = await mitako.operator.merchants.create({ email, password, name });
  // As sellers do on their dashboard. Keep this route to your staff: it approves the business for live payments.
  const fetch = (...request) => mitako.handler(new Request(...request));
  const seller = createMerchantClient({ baseUrl: `${process.env.MITAKO_PUBLIC_URL}/api/v1`, fetch });
  await seller.login({ email, password });
  await seller.kyc.submit(business);
  await mitako.operator.merchants.decideKyc(merchant, { decision: 'approved' });
  response.status(201).json({ merchant });
});

app.post('/orders', async ({ body: { merchant, reference: id, amount } }, response) => {
  const { payments } = mitako.merchant(merchant, 'live');
  const payment = await payments.create({ amount, customer_reference: id }, { idempotencyKey: id });
  response.status(201).json({ checkout_url: payment.checkout_url });
});

mitako.attach(app.listen(process.env.PORT ?? 3000));
stopOnSignals(mitako);
