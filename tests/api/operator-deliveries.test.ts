import type { DeliveryRecord, DeliveryRecordWithAttempts } from '@mitako/contract/names';
import { engineStore } from '@mitako/core/engine';
import { beforeEach, expect, test } from 'vitest';
import { asOperator } from './support/money.ts';
import {
  createEndpoint,
  createPayment,
  dataOf,
  DAY,
  detailsOf,
  gatewayForEachTest,
  HOUR,
  invalidFields,
  registerMerchant,
  send,
  testKey,
  type Reply,
  type TestMerchant,
} from './support.ts';

const api = gatewayForEachTest();
let other: TestMerchant;

/** Two merchants, one of them in both modes, each with one failed delivery. */
beforeEach(async () => {
  other = await registerMerchant(api, 'other@shop.example');
  for (const bearer of keys()) await createEndpoint(api, { events: ['payment.created'] }, bearer);
  api.webhooks.answer(500);
  for (const bearer of keys()) await createPayment(api, { expires_in: 604_800 }, bearer);
  for (let hour = 0; hour <= 26; hour += 1) await api.advance(HOUR);
  api.webhooks.answer(200);
  api.webhooks.clear();
});

function keys(): readonly string[] {
  return [testKey(api), api.seed.merchant.liveKey, other.testKey];
}

async function listed(query = ''): Promise<readonly DeliveryRecord[]> {
  const answer = await asOperator(api, 'GET', `/admin/deliveries?${query}`);
  return dataOf<{ deliveries: readonly DeliveryRecord[] }>(answer, 200).deliveries;
}

function replayed(body: object): Promise<Reply> {
  return asOperator(api, 'POST', '/admin/failed-deliveries/replay', body);
}

const LONG_AGO = { since: '2020-01-01T00:00:00Z' };

test('deliveries are listed by merchant, mode, endpoint, event and payment, with their merchant', async () => {
  const own = api.seed.merchant.id;
  const all = await listed('status=failed');
  expect(all.map(({ merchant_id, livemode }) => [merchant_id, livemode])).toEqual([
    [other.id, false],
    [own, true],
    [own, false],
  ]);
  expect(await listed(`merchant_id=${own}`)).toEqual(all.slice(1));
  expect(await listed(`merchant_id=${own}&mode=live`)).toEqual(all.slice(1, 2));
  expect(await listed('mode=live')).toEqual(all.slice(1, 2));
  expect(await listed(`endpoint_id=${all[2]?.endpoint_id}&status=failed`)).toEqual(all.slice(2));
  expect(await listed(`event_id=${all[0]?.event_id}`)).toEqual(all.slice(0, 1));
  const [payment] = await engineStore(api.gateway.store)
    .read.payments({ merchantId: other.id, livemode: false }, { limit: 1, afterId: null })
    .then(({ rows }) => rows);
  expect(await listed(`payment_id=${payment?.id}`)).toEqual(all.slice(0, 1));
  expect(await listed('status=succeeded')).toEqual([]);
});

test('a delivery shows each request and response', async () => {
  const [failed] = await listed();
  const answer = await asOperator(api, 'GET', `/admin/deliveries/${failed?.id}`);
  const { delivery } = dataOf<{ delivery: DeliveryRecordWithAttempts }>(answer, 200);
  const own = await api.request('GET', `/merchant/deliveries/${failed?.id}`, { bearer: other.testKey });
  expect(delivery).toEqual({
    ...dataOf<{ delivery: object }>(own, 200).delivery,
    merchant_id: other.id,
  });
  expect(delivery.attempts).toHaveLength(failed?.attempts_count ?? 0);
  expect(delivery.attempts[0]).toMatchObject({ status_code: 500, error: null });
  expect(JSON.parse(delivery.request_body)).toMatchObject({ id: failed?.event_id });
});

test('a delivery of any merchant is replayed', async () => {
  const [failed] = await listed();
  const answer = await asOperator(api, 'POST', `/admin/deliveries/${failed?.id}/replay`);
  expect(dataOf<{ delivery: DeliveryRecord }>(answer, 200).delivery).toMatchObject({
    event_id: failed?.event_id,
    endpoint_id: failed?.endpoint_id,
    merchant_id: other.id,
    status: 'waiting',
  });
  await api.advance(0);
  expect(api.webhooks.requests.map(({ headers }) => headers['webhook-id'])).toEqual([failed?.event_id]);
});

test('all failed deliveries since a time are replayed, of all merchants or of some', async () => {
  const [ofOther, live, ofTest] = await listed();
  expect(dataOf(await replayed(LONG_AGO), 200)).toEqual({ replayed: 3, has_more: false, next_cursor: null });
  await api.advance(0);
  expect(api.webhooks.events().map(({ id }) => id)).toHaveLength(3);
  for (const [which, event] of [
    [{ merchant_id: other.id }, ofOther],
    [{ mode: 'live' }, live],
    [{ merchant_id: api.seed.merchant.id, mode: 'test' }, ofTest],
    [{ endpoint_id: ofTest?.endpoint_id }, ofTest],
  ] as const) {
    api.webhooks.clear();
    expect(dataOf(await replayed({ ...LONG_AGO, ...which }), 200)).toMatchObject({ replayed: 1 });
    await api.advance(0);
    expect(api.webhooks.requests.map(({ headers }) => headers['webhook-id'])).toEqual([event?.event_id]);
  }
  const now = new Date(api.clock.now() + DAY).toISOString();
  expect(dataOf(await replayed({ since: now }), 200)).toMatchObject({ replayed: 0 });
});

test('a disabled or deleted endpoint is skipped, and rejected when named', async () => {
  const [ofOther, , ofTest] = await listed();
  const at = (endpoint: string | undefined): string => `/merchant/webhook-endpoints/${endpoint}`;
  dataOf(
    await api.request('PATCH', at(ofOther?.endpoint_id), { bearer: other.testKey, body: { enabled: false } }),
    200,
  );
  dataOf(await api.request('DELETE', at(ofTest?.endpoint_id), { bearer: testKey(api) }), 200);
  expect(dataOf(await replayed(LONG_AGO), 200)).toMatchObject({ replayed: 1 });
  const one = (id: string | undefined): Promise<Reply> => asOperator(api, 'POST', `/admin/deliveries/${id}/replay`);
  detailsOf(await one(ofOther?.id), 'WEBHOOK_ENDPOINT_DISABLED');
  detailsOf(await one(ofTest?.id), 'WEBHOOK_ENDPOINT_NOT_FOUND');
  detailsOf(await one('dlv_1'), 'DELIVERY_NOT_FOUND');
  detailsOf(await replayed({ ...LONG_AGO, endpoint_id: 'whe_1' }), 'WEBHOOK_ENDPOINT_NOT_FOUND');
});

test('a replay requires a time, and an operator', async () => {
  expect(invalidFields(await replayed({}))).toEqual(['since']);
  expect(invalidFields(await replayed({ ...LONG_AGO, mode: 'both' }))).toEqual(['mode']);
  detailsOf(await asOperator(api, 'GET', '/admin/deliveries/dlv_1'), 'DELIVERY_NOT_FOUND');
  const text = JSON.stringify(LONG_AGO);
  detailsOf(
    await send(api, 'POST', '/admin/failed-deliveries/replay', { bearer: testKey(api), text }),
    'INVALID_API_KEY',
  );
  detailsOf(await send(api, 'GET', '/admin/deliveries/dlv_1'), 'AUTHENTICATION_REQUIRED');
});
