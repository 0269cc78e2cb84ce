// The clock of a test gateway stands at the present, so what it sends verifies; data by type are complete.
import { createClient } from '@mitako/client';
import { createTestWebhooks } from '@mitako/client/testing';
import { verifyWebhook } from '@mitako/client/webhooks';
import { createTestGateway } from '@mitako/testing';
import assert from 'node:assert/strict';

const api = await createTestGateway({ publicUrl: 'https://pay.example.cm' });
const mitako = createClient({
  baseUrl: 'https://pay.example.cm/api/v1',
  apiKey: api.seed.merchant.testKey,
  fetch: api.handler,
});
const { secret } = await mitako.webhookEndpoints.create({ url: 'https://shop.example.cm/webhooks' });
const payment = await mitako.payments.create({ amount: 5000, customer_reference: 'order-1' });
await mitako.payments.charge(payment.id, { phone: '+237653456789' });
await api.advance(60_000);
const events = await Promise.all(
  api.webhooks.requests.map(({ headers, body }) => verifyWebhook({ payload: body, headers, secret })),
);
const sent = events.find(({ event }) => event === 'payment.succeeded');
assert.ok(sent !== undefined);

const made = await createTestWebhooks({ secret }).sign('payment.succeeded', { data: { amount: 5000 } });
const { data } = JSON.parse(made.payload) as { readonly data: object };
assert.deepEqual(Object.keys(data).toSorted(), Object.keys(sent.data as object).toSorted());
await api.close();
