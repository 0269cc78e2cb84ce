import { expect, test } from 'vitest';
import { createEndpoint, gatewayForEachTest, SECOND, testKey } from '../support.ts';

const api = gatewayForEachTest();
const URL = 'https://shop.example/hooks';
const TRACE = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

async function createWith(traceparent: string): Promise<void> {
  const { status } = await api.request('POST', '/gateway/payments', {
    bearer: testKey(api),
    headers: { traceparent },
    body: { amount: 5_000, currency: 'XAF', customer_reference: 'order-1' },
  });
  expect(status).toBe(201);
  await api.advance(0);
}

test('a webhook has the trace of the request that caused it, also at its next attempt', async () => {
  api.webhooks.answer(500);
  await createEndpoint(api, { url: URL, events: ['payment.created'] });
  await createWith(TRACE);
  await api.advance(60 * SECOND);
  const sent = api.webhooks.requests.map(({ headers }) => headers['traceparent']);
  expect(sent.length).toBeGreaterThan(1);
  expect(new Set(sent)).toEqual(new Set([TRACE]));
});

test('what is no traceparent is passed on to nobody', async () => {
  await createEndpoint(api, { url: URL, events: ['payment.created'] });
  const strange = [
    'x',
    TRACE.toUpperCase(),
    `${TRACE}-more`,
    TRACE.replace('00-4', 'ff-4'),
    TRACE.replace(/-[\da-f]{32}-/, `-${'0'.repeat(32)}-`),
    TRACE.replace(/-[\da-f]{16}-/, `-${'0'.repeat(16)}-`),
    'a'.repeat(8_000),
  ];
  for (const traceparent of strange) await createWith(traceparent);
  expect(api.webhooks.requests).toHaveLength(strange.length);
  expect(api.webhooks.requests.map(({ headers }) => headers['traceparent'])).toEqual(strange.map(() => undefined));
});
