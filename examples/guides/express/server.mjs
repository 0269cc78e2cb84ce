import { createClient } from '@mitako/client';
import express from 'express';
import { mitakoWebhooks } from './mitako-webhooks.mjs';

const mitako = createClient({ apiKey: process.env.MITAKO_API_KEY, baseUrl: process.env.MITAKO_API_URL });
const app = express();

// The signature is over the bytes as they arrived: before express.json().
app.post('/webhooks/mitako', mitakoWebhooks);
app.use(express.json());

app.post('/orders', async (request, response) => {
  const { reference, amount } = request.body;
  const payment = await mitako.payments.create(
    { amount, currency: 'XAF', customer_reference: reference },
    { idempotencyKey: reference },
  );
  response.status(201).json({ checkout_url: payment.checkout_url });
});

app.listen(process.env.PORT ?? 3000);
