import type { WebhookEndpointWithRecent } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import { asOperator } from './support/money.ts';
import { createEndpoint, createPayment, dataOf, gatewayForEachTest, MINUTE, testKey } from './support.ts';

// What an endpoint has not accepted yet, and when the gateway attempts it next.

const api = gatewayForEachTest();

async function waitingOf(id: string): Promise<WebhookEndpointWithRecent['waiting']> {
  const answer = await api.request('GET', `/merchant/webhook-endpoints/${id}`, { bearer: testKey(api) });
  return dataOf<{ endpoint: WebhookEndpointWithRecent }>(answer, 200).endpoint.waiting;
}

test('events behind an endpoint that fails are counted, with its next attempt, which is not in the past', async () => {
  const { id } = await createEndpoint(api, { events: ['payment.created'] });
  expect(await waitingOf(id)).toEqual({ count: 0, more: false, next_attempt_at: null });
  api.webhooks.answer(500);
  // An endpoint that never answered 2xx gets ten attempts at once, then one in 72 s.
  for (let count = 0; count < 14; count += 1) await createPayment(api);
  await api.advance(0);
  const { count, more, next_attempt_at: nextAt } = await waitingOf(id);
  expect({ count, more }).toEqual({ count: 14, more: false });
  expect(Date.parse(nextAt ?? '')).toBeGreaterThan(api.clock.now());
  const path = `/admin/merchants/${api.seed.merchant.id}/webhook-endpoints`;
  const { endpoints } = dataOf<{ endpoints: readonly WebhookEndpointWithRecent[] }>(
    await asOperator(api, 'GET', path),
    200,
  );
  expect(endpoints.find((each) => each.id === id)?.waiting).toEqual(await waitingOf(id));
  api.webhooks.answer(200);
  for (let minute = 0; minute < 30; minute += 1) await api.advance(MINUTE);
  expect(await waitingOf(id)).toEqual({ count: 0, more: false, next_attempt_at: null });
});

test('what waits for a disabled endpoint has no next attempt', async () => {
  const { id } = await createEndpoint(api, { events: ['payment.created'] });
  await createPayment(api);
  const path = `/merchant/webhook-endpoints/${id}`;
  dataOf(await api.request('PATCH', path, { bearer: testKey(api), body: { enabled: false } }), 200);
  expect(await waitingOf(id)).toEqual({ count: 1, more: false, next_attempt_at: null });
});
