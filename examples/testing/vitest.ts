// snippet: vitest
import { createClient } from '@mitako/client';
import { webhookHandler } from '@mitako/client/webhooks';
import { createTestGateway } from '@mitako/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let api: Awaited<ReturnType<typeof createTestGateway>>;

beforeAll(async () => {
  api = await createTestGateway({ publicUrl: 'https://pay.example.cm' });
});
afterAll(() => api.close());

test('an order is paid when its webhook arrives', async () => {
  const mitako = createClient({
    baseUrl: 'https://pay.example.cm/api/v1',
    apiKey: api.seed.merchant.testKey,
    fetch: api.handler,
  });
  const { secret } = await mitako.webhookEndpoints.create({ url: 'https://shop.example.cm/webhooks' });
  const paid = new Set<string | null>();
  const receive = webhookHandler({
    secret,
    onEvent: (event) => {
      if (event.event === 'payment.succeeded') paid.add(event.data.customer_reference);
    },
  });

  const payment = await mitako.payments.create({ amount: 5000, customer_reference: 'order-1' });
  await mitako.payments.charge(payment.id, { phone: '+237653456789' });
  // A minute passes at once: the payer confirms on the phone, and the webhooks are sent.
  await api.advance(60_000);
  for (const { url, headers, body } of api.webhooks.requests) {
    const { status } = await receive(new Request(url, { method: 'POST', headers, body }));
    expect(status).toBe(200);
  }
  expect(paid).toEqual(new Set(['order-1']));
});
// end
