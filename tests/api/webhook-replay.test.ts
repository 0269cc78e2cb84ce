import type { Delivery, EventRecord, Pagination, WebhookEndpointWithSecret } from '@mitako/contract/names';
import { engineStore } from '@mitako/core/engine';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
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
  testKey,
  type Reply,
} from './support.ts';

const api = gatewayForEachTest();

function post(path: string, body?: object, bearer: string = testKey(api)): Promise<Reply> {
  return api.request('POST', path, body === undefined ? { bearer } : { bearer, body });
}

async function deliveries(
  query = '',
  bearer: string = testKey(api),
): Promise<{ readonly deliveries: readonly Delivery[]; readonly pagination: Pagination }> {
  return dataOf(await api.request('GET', `/merchant/deliveries${query}`, { bearer }), 200);
}

async function newestEvent(filter = ''): Promise<EventRecord> {
  const answer = await api.request('GET', `/merchant/events?limit=1${filter}`, { bearer: testKey(api) });
  const { events } = dataOf<{ events: readonly EventRecord[] }>(answer, 200);
  if (events[0] === undefined) throw new Error('there is no event');
  return events[0];
}

async function disable({ id }: WebhookEndpointWithSecret): Promise<void> {
  dataOf(
    await api.request('PATCH', `/merchant/webhook-endpoints/${id}`, { bearer: testKey(api), body: { enabled: false } }),
    200,
  );
}

/** Long enough for all retries. */
async function giveUp(): Promise<void> {
  for (let hour = 0; hour < 25; hour += 1) await api.advance(HOUR);
}

/** Creates one event, delivered or, after a day of failures, failed. */
async function settledEvent(answer: 200 | 500): Promise<EventRecord> {
  api.webhooks.answer(answer);
  await createPayment(api);
  await api.advance(0);
  if (answer === 500) await giveUp();
  const event = await newestEvent('&event=payment.created');
  api.webhooks.answer(200);
  api.webhooks.clear();
  return event;
}

test('a ping reaches only the pinged endpoint, whatever its subscription', async () => {
  const endpoint = await createEndpoint(api, { url: 'https://a.example/', events: ['refund.failed'] });
  await createEndpoint(api, { url: 'https://b.example/' });
  const { event, delivery } = dataOf<{ event: EventRecord; delivery: Delivery }>(
    await post(`/merchant/webhook-endpoints/${endpoint.id}/ping`),
    200,
  );
  expect(delivery).toMatchObject({
    event_id: event.id,
    event: 'ping',
    endpoint_id: endpoint.id,
    status: 'waiting',
    attempts_count: 0,
  });
  await api.advance(0);
  expect(api.webhooks.requests.map(({ url }) => url)).toEqual(['https://a.example/']);
  expect(api.webhooks.events()).toEqual([event]);
  expect(event).toMatchObject({ event: 'ping', data: { endpoint_id: endpoint.id }, livemode: false, sequence: 0 });
  expect((await deliveries()).deliveries).toMatchObject([{ id: delivery.id, status: 'succeeded' }]);
});

test('a ping is signed like any webhook', async () => {
  const { id, secret } = await createEndpoint(api);
  dataOf(await post(`/merchant/webhook-endpoints/${id}/ping`), 200);
  await api.advance(0);
  const [request] = api.webhooks.requests;
  const { 'webhook-id': eventId = '', 'webhook-signature': signature } = request?.headers ?? {};
  expect(new Webhook(secret).sign(eventId, new Date(api.clock.now()), request?.body ?? '')).toBe(signature);
});

test('a disabled endpoint cannot be pinged', async () => {
  const endpoint = await createEndpoint(api);
  await disable(endpoint);
  detailsOf(await post(`/merchant/webhook-endpoints/${endpoint.id}/ping`), 'WEBHOOK_ENDPOINT_DISABLED');
});

test('an event is replayed to every enabled and subscribed endpoint, with the same id and bytes', async () => {
  await createEndpoint(api, { url: 'https://a.example/' });
  const off = await createEndpoint(api, { url: 'https://off.example/' });
  await createEndpoint(api, { url: 'https://other.example/', events: ['refund.*'] });
  api.webhooks.answer(200);
  await createPayment(api);
  await api.advance(0);
  const event = await newestEvent();
  const [first] = api.webhooks.requests;
  api.webhooks.clear();
  await disable(off);
  await createEndpoint(api, { url: 'https://later.example/', events: ['payment.*'] });
  api.clock.advance(30 * DAY);
  const made = dataOf<{ deliveries: readonly Delivery[] }>(
    await post(`/merchant/events/${event.id}/replay`),
    200,
  ).deliveries;
  expect(made).toHaveLength(2);
  await api.advance(0);
  const replays = api.webhooks.requests.filter(({ body }) => body === first?.body);
  expect(replays.map(({ url }) => url).toSorted()).toEqual(['https://a.example/', 'https://later.example/']);
  for (const { headers } of replays) expect(headers['webhook-id']).toBe(event.id);
});

test('an event is replayed to one endpoint, whatever its subscription', async () => {
  await createEndpoint(api, { url: 'https://a.example/' });
  const chosen = await createEndpoint(api, { url: 'https://b.example/', events: ['refund.*'] });
  const event = await settledEvent(200);
  const made = dataOf<{ deliveries: readonly Delivery[] }>(
    await post(`/merchant/events/${event.id}/replay`, { endpoint_id: chosen.id }),
    200,
  );
  expect(made.deliveries).toMatchObject([{ endpoint_id: chosen.id, event_id: event.id }]);
  await api.advance(0);
  expect(api.webhooks.requests.map(({ url }) => url)).toEqual(['https://b.example/']);
  await disable(chosen);
  detailsOf(await post(`/merchant/events/${event.id}/replay`, { endpoint_id: chosen.id }), 'WEBHOOK_ENDPOINT_DISABLED');
  const missing = { endpoint_id: 'whe_00000000000000000000000000' };
  detailsOf(await post(`/merchant/events/${event.id}/replay`, missing), 'WEBHOOK_ENDPOINT_NOT_FOUND');
});

test('an event without subscribers is replayed to none', async () => {
  await createPayment(api);
  const event = await newestEvent();
  expect(dataOf(await post(`/merchant/events/${event.id}/replay`), 200)).toEqual({ deliveries: [] });
});

test('a delivery is replayed to its endpoint, with a schedule of its own', async () => {
  await createEndpoint(api, { events: ['payment.created'] });
  const event = await settledEvent(500);
  const [failed] = (await deliveries()).deliveries;
  expect(failed?.status).toBe('failed');
  const { delivery } = dataOf<{ delivery: Delivery }>(await post(`/merchant/deliveries/${failed?.id}/replay`), 200);
  expect(delivery).toMatchObject({
    event_id: event.id,
    endpoint_id: failed?.endpoint_id,
    status: 'waiting',
    attempts_count: 0,
  });
  expect(delivery.id).not.toBe(failed?.id);
  api.webhooks.answer(500);
  await api.advance(0);
  await api.advance(11_000);
  expect(api.webhooks.requests.map(({ headers }) => headers['webhook-id'])).toEqual([event.id, event.id]);
  const { status } = (await deliveries('?limit=1')).deliveries[0] ?? {};
  expect(status).toBe('failing');
});

test('all deliveries failed since a time are replayed, and nothing else', async () => {
  const { id } = await createEndpoint(api, { events: ['payment.created'] });
  await settledEvent(500);
  const since = new Date(api.clock.now()).toISOString();
  const failed = [await settledEvent(500), await settledEvent(500)];
  await settledEvent(200);
  expect(dataOf(await post('/merchant/failed-deliveries/replay', { since }), 200)).toEqual({
    replayed: 2,
    has_more: false,
    next_cursor: null,
  });
  await api.advance(0);
  expect(
    api.webhooks
      .events()
      .map((body) => body.id)
      .toSorted(),
  ).toEqual(failed.map((event) => event.id).toSorted());
  const other = await createEndpoint(api, { url: 'https://other.example/' });
  expect(dataOf(await post('/merchant/failed-deliveries/replay', { since, endpoint_id: other.id }), 200)).toEqual({
    replayed: 0,
    has_more: false,
    next_cursor: null,
  });
  expect(dataOf(await post('/merchant/failed-deliveries/replay', { since, endpoint_id: id }), 200)).toMatchObject({
    replayed: 2,
  });
  expect(invalidFields(await post('/merchant/failed-deliveries/replay', { since: 'yesterday' }))).toEqual(['since']);
  expect(invalidFields(await post('/merchant/failed-deliveries/replay', {}))).toEqual(['since']);
});

test('more than 500 deliveries are replayed page by page, each once', async () => {
  const endpoint = await createEndpoint(api, { events: ['payment.created'] });
  const event = await settledEvent(500);
  const [sample] = await engineStore(api.gateway.store).read.deliveries(
    { statuses: ['failed'] },
    { limit: 1, afterId: null },
  );
  if (sample === undefined) throw new Error('nothing failed');
  const since = new Date(sample.createdAtMs).toISOString();
  await engineStore(api.gateway.store).commit(
    Array.from({ length: 502 }, (_, place) => ({
      type: 'delivery.insert' as const,
      delivery: { ...sample, id: `${sample.id.slice(0, 14)}${String(place).padStart(16, '0')}` },
    })),
  );
  const first = dataOf<{ next_cursor: string }>(await post('/merchant/failed-deliveries/replay', { since }), 200);
  expect(first).toEqual({ replayed: 500, has_more: true, next_cursor: expect.stringMatching(/0{15}3$/) });
  const rest = await post('/merchant/failed-deliveries/replay', {
    since,
    cursor: first.next_cursor,
    endpoint_id: endpoint.id,
  });
  expect(dataOf(rest, 200)).toEqual({ replayed: 3, has_more: false, next_cursor: null });
  expect(invalidFields(await post('/merchant/failed-deliveries/replay', { since, cursor: event.id }))).toEqual([
    'cursor',
  ]);
});

test('a replay repeated with its key happens once', async () => {
  await createEndpoint(api);
  const event = await settledEvent(200);
  const replay = (): Promise<Reply> =>
    api.request('POST', `/merchant/events/${event.id}/replay`, { bearer: testKey(api), idempotencyKey: 'replay-1' });
  expect((await replay()).text).toBe((await replay()).text);
  await api.advance(0);
  expect(api.webhooks.requests).toHaveLength(1);
});

test('deliveries are filtered by status and endpoint, and paginated', async () => {
  const a = await createEndpoint(api, { url: 'https://a.example/', events: ['payment.created'] });
  const b = await createEndpoint(api, { url: 'https://b.example/', events: ['payment.created'] });
  api.webhooks.answer(({ url }) => ({
    kind: 'answered',
    statusCode: url.includes('//a.') ? 200 : 500,
    retryAfter: null,
    location: null,
    body: '',
  }));
  for (let count = 0; count < 3; count += 1) await createPayment(api);
  await api.advance(0);
  const byEndpoint = await deliveries(`?endpoint_id=${a.id}`);
  expect(byEndpoint.deliveries.map(({ endpoint_id: id, status }) => [id, status])).toEqual(
    [1, 2, 3].map(() => [a.id, 'succeeded']),
  );
  expect((await deliveries('?status=failing')).deliveries.map(({ endpoint_id: id }) => id)).toEqual([b.id, b.id, b.id]);
  expect((await deliveries('?status=failed')).deliveries).toEqual([]);
  const first = await deliveries('?limit=4');
  const second = await deliveries(`?limit=4&cursor=${first.pagination.next_cursor}`);
  expect(new Set([...first.deliveries, ...second.deliveries].map(({ id }) => id)).size).toBe(6);
  expect(second.pagination.has_more).toBe(false);
  expect(invalidFields(await api.request('GET', '/merchant/deliveries?status=lost', { bearer: testKey(api) }))).toEqual(
    ['status'],
  );
});

test('the operator sees the failed deliveries of all merchants', async () => {
  const other = await registerMerchant(api, 'other@shop.example');
  for (const bearer of [testKey(api), other.testKey])
    await createEndpoint(api, { events: ['payment.created'] }, bearer);
  api.webhooks.answer(500);
  for (const bearer of [testKey(api), other.testKey]) await createPayment(api, {}, bearer);
  await api.advance(0);
  await giveUp();
  const answer = await api.request('GET', '/admin/deliveries?status=failed', { bearer: api.seed.operatorKey });
  expect(dataOf<{ deliveries: readonly Delivery[] }>(answer, 200).deliveries).toMatchObject([
    { status: 'failed' },
    { status: 'failed' },
  ]);
  const delivered = await api.request('GET', '/admin/deliveries?status=succeeded', { bearer: api.seed.operatorKey });
  expect(dataOf<{ deliveries: readonly Delivery[] }>(delivered, 200).deliveries).toEqual([]);
});

test("another merchant's deliveries and events cannot be read or replayed", async () => {
  await createEndpoint(api);
  const event = await settledEvent(200);
  const [delivery] = (await deliveries()).deliveries;
  const other = await registerMerchant(api, 'other@shop.example');
  for (const bearer of [other.testKey, api.seed.merchant.liveKey]) {
    expect((await deliveries('', bearer)).deliveries).toEqual([]);
    detailsOf(await api.request('GET', `/merchant/deliveries/${delivery?.id}`, { bearer }), 'DELIVERY_NOT_FOUND');
    detailsOf(await post(`/merchant/deliveries/${delivery?.id}/replay`, undefined, bearer), 'DELIVERY_NOT_FOUND');
    detailsOf(await post(`/merchant/events/${event.id}/replay`, undefined, bearer), 'EVENT_NOT_FOUND');
    expect(
      dataOf(await post('/merchant/failed-deliveries/replay', { since: '2020-01-01T00:00:00Z' }, bearer), 200),
    ).toMatchObject({ replayed: 0 });
  }
  await api.advance(0);
  expect(api.webhooks.requests).toEqual([]);
});
