import type {
  Delivery,
  DeliveryRecord,
  EndpointHealth,
  Health,
  Overview,
  WebhookEndpointWithRecent,
} from '@mitako/contract/names';
import { beforeEach, expect, test } from 'vitest';
import { asOperator } from './support/money.ts';
import {
  createEndpoint,
  createPayment,
  dataOf,
  gatewayForEachTest,
  HOUR,
  invalidFields,
  MINUTE,
  SECOND,
  testKey,
  type Reply,
} from './support.ts';

// A failing delivery counts as a failure before its last attempt (decisions §7).

const api = gatewayForEachTest();
let endpointId: string;

beforeEach(async () => {
  ({ id: endpointId } = await createEndpoint(api, { events: ['payment.created'] }));
});

const get = (path: string): Promise<Reply> => api.request('GET', path, { bearer: testKey(api) });
const post = (path: string, body?: object): Promise<Reply> =>
  api.request('POST', path, body === undefined ? { bearer: testKey(api) } : { bearer: testKey(api), body });

async function listed(query = ''): Promise<readonly Delivery[]> {
  return dataOf<{ deliveries: readonly Delivery[] }>(await get(`/merchant/deliveries?${query}`), 200).deliveries;
}

async function only(): Promise<Delivery> {
  const [delivery, ...others] = await listed();
  if (delivery === undefined || others.length > 0) throw new Error('there is not exactly one delivery');
  return delivery;
}

async function endpoint(): Promise<WebhookEndpointWithRecent> {
  const answer = await get(`/merchant/webhook-endpoints/${endpointId}`);
  return dataOf<{ endpoint: WebhookEndpointWithRecent }>(answer, 200).endpoint;
}

async function healthOf(): Promise<EndpointHealth> {
  return (await endpoint()).health;
}

async function queues(): Promise<Pick<Health, 'queues' | 'test_queues'>> {
  const answer = await asOperator(api, 'GET', '/admin/health');
  return dataOf<{ health: Health }>(answer, 200).health;
}

/** One delivery of each kind, the oldest first: failed, succeeded, failing, waiting. */
async function oneOfEach(): Promise<void> {
  api.webhooks.answer(500);
  await createPayment(api, { expires_in: 604_800 });
  for (let hour = 0; hour <= 26; hour += 1) await api.advance(HOUR);
  api.webhooks.answer(200);
  await createPayment(api, { expires_in: 604_800 });
  await api.advance(0);
  api.webhooks.answer(500);
  await createPayment(api, { expires_in: 604_800 });
  await api.advance(0);
  await createPayment(api, { expires_in: 604_800 });
}

test('a delivery is pending, failing while it is retried, then succeeded', async () => {
  api.webhooks.answer(500);
  await createPayment(api);
  expect(await only()).toMatchObject({ status: 'waiting', attempts_count: 0 });
  await api.advance(0);
  expect(await only()).toMatchObject({ status: 'failing', attempts_count: 1, last_status_code: 500 });
  await api.advance(15 * SECOND);
  expect(await only()).toMatchObject({ status: 'failing', attempts_count: 2 });
  api.webhooks.answer(200);
  await api.advance(MINUTE);
  expect(await only()).toMatchObject({ status: 'succeeded', attempts_count: 3, next_attempt_at: null });
});

test('merchants and operators filter deliveries by one or several statuses', async () => {
  await oneOfEach();
  const all = await listed();
  expect(all.map(({ status }) => status)).toEqual(['waiting', 'failing', 'succeeded', 'failed']);
  for (const delivery of all) expect(await listed(`status=${delivery.status}`)).toEqual([delivery]);
  const failures = all.filter(({ status }) => status === 'failing' || status === 'failed');
  expect(await listed('status=failing,failed')).toEqual(failures);
  expect(await listed('status=failed&status=failing')).toEqual(failures);
  expect(await listed('status=failing,failed&limit=1')).toEqual(failures.slice(0, 1));
  expect(await listed(`status=failing,failed&limit=1&cursor=${failures[0]?.id}`)).toEqual(failures.slice(1));
  expect(await listed(`status=failing,failed&endpoint_id=${endpointId}`)).toEqual(failures);
  const answer = await asOperator(api, 'GET', '/admin/deliveries?status=failing,failed');
  const { deliveries } = dataOf<{ deliveries: readonly DeliveryRecord[] }>(answer, 200);
  expect(deliveries.map(({ id, status }) => ({ id, status }))).toEqual(
    failures.map(({ id, status }) => ({ id, status })),
  );
  for (const status of ['pending', 'leased', 'delivered', 'failing,', '']) {
    expect(invalidFields(await get(`/merchant/deliveries?status=${status}`))).toEqual(['status']);
  }
});

test('an endpoint is healthy, failing since its first failure, healthy again, then disabled', async () => {
  expect(await healthOf()).toEqual({ status: 'healthy', since: null });
  api.webhooks.answer(500);
  await createPayment(api);
  expect(await healthOf()).toEqual({ status: 'healthy', since: null });
  const since = new Date(api.clock.now()).toISOString();
  await api.advance(0);
  await api.advance(15 * SECOND);
  expect(await healthOf()).toEqual({ status: 'failing', since });
  api.webhooks.answer(200);
  await api.advance(MINUTE);
  expect(await healthOf()).toEqual({ status: 'healthy', since: null });
  const path = `/merchant/webhook-endpoints/${endpointId}`;
  dataOf(await api.request('PATCH', path, { bearer: testKey(api), body: { enabled: false } }), 200);
  expect(await healthOf()).toEqual({ status: 'disabled', since: null });
});

test('an endpoint stays failing while one delivery fails, despite another success', async () => {
  api.webhooks.answer(500);
  await createPayment(api);
  const since = new Date(api.clock.now()).toISOString();
  await api.advance(0);
  api.webhooks.answer(200);
  await createPayment(api);
  await api.advance(0);
  expect((await listed()).map(({ status }) => status)).toEqual(['succeeded', 'failing']);
  expect(await endpoint()).toMatchObject({
    health: { status: 'failing', since },
    recent: { finished: 1, delivered: 1, delivered_at_once: 1, failing: 1 },
  });
  const path = `/admin/merchants/${api.seed.merchant.id}/webhook-endpoints?mode=test`;
  const { endpoints } = dataOf<{ endpoints: readonly WebhookEndpointWithRecent[] }>(
    await asOperator(api, 'GET', path),
    200,
  );
  expect(endpoints).toMatchObject([{ id: endpointId, health: { status: 'failing', since } }]);
  const bearer = await api.login('merchant@sandbox.test', { role: 'merchant' });
  const { overview } = dataOf<{ overview: Overview }>(
    await api.request('GET', '/merchant/overview?mode=test', { bearer }),
    200,
  );
  expect(overview.attention.endpoints).toMatchObject([{ id: endpointId, state: 'failing', failing_since: since }]);
});

test('health counts pending, failing and failed deliveries separately, and those of test mode apart', async () => {
  await oneOfEach();
  const [none, one] = [{ count: 0 }, { count: 1 }];
  expect(await queues()).toMatchObject({
    queues: { deliveries: { waiting: none, failing: none, failed_last_24_hours: none } },
    test_queues: { deliveries: { waiting: one, failing: one, failed_last_24_hours: one } },
  });
});

test('replaying failures creates new deliveries for failed ones and makes failing ones due at once', async () => {
  await oneOfEach();
  const [, failing, , failed] = await listed();
  await api.advance(0);
  api.webhooks.answer(200);
  api.webhooks.clear();
  const answer = await post('/merchant/failed-deliveries/replay', { since: '2020-01-01T00:00:00Z' });
  // The one that waited has failed by now.
  expect(dataOf(answer, 200)).toEqual({ replayed: 3, has_more: false, next_cursor: null });
  await api.advance(0);
  expect(api.webhooks.requests).toHaveLength(3);
  const after = await listed();
  expect(after).toHaveLength(5);
  expect(after.find(({ id }) => id === failing?.id)).toMatchObject({ status: 'succeeded', attempts_count: 2 });
  expect(after.find(({ id }) => id === failed?.id)).toEqual(failed);
  expect(after.filter(({ event_id: id }) => id === failed?.event_id).map(({ status }) => status)).toEqual([
    'succeeded',
    'failed',
  ]);
});

test('replaying a failing delivery keeps its id and its schedule', async () => {
  api.webhooks.answer(500);
  await createPayment(api);
  await api.advance(0);
  await api.advance(15 * SECOND);
  const before = await only();
  expect(before.attempts_count).toBe(2);
  const { delivery } = dataOf<{ delivery: Delivery }>(await post(`/merchant/deliveries/${before.id}/replay`), 200);
  const now = new Date(api.clock.now()).toISOString();
  expect(delivery).toEqual({ ...before, next_attempt_at: now });
  await api.advance(0);
  const after = await only();
  expect(after).toMatchObject({ id: before.id, status: 'failing', attempts_count: 3 });
  // After the third failure the delay is forty seconds ± 10 %.
  const waits = Date.parse(after.next_attempt_at ?? '') - api.clock.now();
  expect(waits).toBeGreaterThanOrEqual(36 * SECOND);
  expect(waits).toBeLessThanOrEqual(44 * SECOND);
});

test('concurrent replays of a failing delivery make one attempt', async () => {
  api.webhooks.answer(500);
  await createPayment(api);
  await api.advance(0);
  const { id } = await only();
  api.webhooks.clear();
  const answers = await Promise.all(Array.from({ length: 6 }, () => post(`/merchant/deliveries/${id}/replay`)));
  for (const answer of answers) expect(dataOf<{ delivery: Delivery }>(answer, 200).delivery.id).toBe(id);
  await api.advance(0);
  expect(api.webhooks.requests).toHaveLength(1);
  expect(await only()).toMatchObject({ id, attempts_count: 2 });
});
