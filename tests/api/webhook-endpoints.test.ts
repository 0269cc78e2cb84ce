import type { Sender } from '@mitako/core';
import type { Pagination, WebhookEndpoint } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import {
  createEndpoint,
  createPayment,
  dataOf,
  detailsOf,
  gatewayForEachTest,
  HOUR,
  invalidFields,
  openGateway,
  paidPayment,
  registerMerchant,
  SECOND,
  testKey,
  type Reply,
  type TestGateway,
} from './support.ts';

const api = gatewayForEachTest();

const ROUTE = '/merchant/webhook-endpoints';

function create(body: object, bearer: string = testKey(api)): Promise<Reply> {
  return api.request('POST', ROUTE, { bearer, body: { url: 'https://shop.example/hooks', ...body } });
}

function patch(id: string, body: object, bearer: string = testKey(api)): Promise<Reply> {
  return api.request('PATCH', `${ROUTE}/${id}`, { bearer, body });
}

async function patched(id: string, body: object): Promise<WebhookEndpoint> {
  return dataOf<{ endpoint: WebhookEndpoint }>(await patch(id, body), 200).endpoint;
}

async function list(
  bearer: string = testKey(api),
  query = '',
): Promise<{ readonly endpoints: readonly WebhookEndpoint[]; readonly pagination: Pagination }> {
  return dataOf(await api.request('GET', `${ROUTE}${query}`, { bearer }), 200);
}

/** Names of the events that each address received, sorted: webhooks promise no order. */
function received(): Readonly<Record<string, readonly string[]>> {
  const byUrl = Map.groupBy(api.webhooks.requests, ({ url }) => url);
  const names = [...byUrl].map(([url, requests]) => [
    url,
    requests.map(({ body }) => (JSON.parse(body) as { event: string }).event).toSorted(),
  ]);
  return Object.fromEntries(names) as Record<string, string[]>;
}

test('an endpoint is created with a secret shown once, and receives every event', async () => {
  const { secret, ...shown } = await createEndpoint(api, { url: 'https://shop.example/hooks' });
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{44}$/);
  expect(shown).toEqual({
    id: expect.stringMatching(/^whe_[0-9a-z]{26}$/),
    url: 'https://shop.example/hooks',
    description: null,
    events: ['*'],
    enabled: true,
    prefixed_names: false,
    livemode: false,
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    disabled_reason: null,
  } satisfies WebhookEndpoint);
  const read = await api.request('GET', `${ROUTE}/${shown.id}`, { bearer: testKey(api) });
  const health = { status: 'healthy', since: null };
  const recent = { finished: 0, delivered: 0, delivered_at_once: 0, failing: 0 };
  const waiting = { count: 0, more: false, next_attempt_at: null };
  expect(dataOf<{ endpoint: WebhookEndpoint }>(read, 200).endpoint).toEqual({ ...shown, health, recent, waiting });
  expect(await list()).toEqual({
    endpoints: [{ ...shown, health, recent, waiting }],
    pagination: { limit: 20, has_more: false, next_cursor: null },
  });
});

test('each endpoint has a secret of its own', async () => {
  const [one, two] = [await createEndpoint(api), await createEndpoint(api)];
  expect(one.secret).not.toBe(two.secret);
});

test.each([
  [{ url: 'shop.example/hooks' }, 'url'],
  [{ url: 'ftp://shop.example/' }, 'url'],
  [{ url: `https://shop.example/${'p'.repeat(2048)}` }, 'url'],
  [{ events: [] }, 'events'],
  [{ events: ['payment.paid'] }, 'events.0'],
  [{ events: ['ping'] }, 'events.0'],
  [{ events: ['gateway.ping'] }, 'events.0'],
  [{ events: ['payment.*', 'gateway.gateway.payment.succeeded'] }, 'events.1'],
  [{ events: ['Gateway.payment.succeeded'] }, 'events.0'],
  [{ events: ['gateway.'] }, 'events.0'],
  [{ enabled: 'yes' }, 'enabled'],
  [{ description: 'd'.repeat(256) }, 'description'],
  [{ secret: 'whsec_mine' }, 'secret'],
])('an endpoint with %j is rejected on create and update', async (body, field) => {
  const { id } = await createEndpoint(api);
  expect(invalidFields(await create(body))).toEqual([field]);
  expect(invalidFields(await patch(id, body))).toEqual([field]);
});

test.each([
  [['gateway.payment.succeeded'], ['payment.succeeded']],
  [
    ['gateway.payment.*', 'refund.failed'],
    ['payment.*', 'refund.failed'],
  ],
  [['gateway.*'], ['*']],
  [
    ['payment.failed', 'gateway.refund.*', 'gateway.payment.failed', 'refund.*', 'payment.failed'],
    ['payment.failed', 'refund.*'],
  ],
])('events %j are %j on create and update', async (events, stored) => {
  const created = dataOf<{ endpoint: WebhookEndpoint }>(await create({ events }), 201).endpoint;
  expect(created.events).toEqual(stored);
  const other = await createEndpoint(api);
  expect((await patched(other.id, { events })).events).toEqual(stored);
  const read = dataOf<{ endpoint: WebhookEndpoint }>(
    await api.request('GET', `${ROUTE}/${other.id}`, { bearer: testKey(api) }),
    200,
  );
  expect(read.endpoint.events).toEqual(stored);
});

test('an endpoint subscribed by prefixed names receives those events and no others', async () => {
  await create({ url: 'https://name.example/', events: ['gateway.payment.succeeded'] });
  await create({ url: 'https://family.example/', events: ['gateway.payment.*', 'payment.*'] });
  await paidPayment(api);
  await api.advance(0);
  expect(received()).toEqual({
    'https://name.example/': ['payment.succeeded'],
    'https://family.example/': ['payment.created', 'payment.succeeded'],
  });
});

test('a live endpoint requires https, a test endpoint may use http', async () => {
  const { liveKey } = api.seed.merchant;
  expect(invalidFields(await create({ url: 'http://shop.example/' }, liveKey))).toEqual(['url']);
  const live = await createEndpoint(api, { url: 'HTTPS://shop.example/' }, liveKey);
  expect(live.livemode).toBe(true);
  expect(invalidFields(await patch(live.id, { url: 'http://shop.example/' }, liveKey))).toEqual(['url']);
  await createEndpoint(api, { url: 'http://shop.example/' });
});

test('every field can be updated, and omitted fields stay', async () => {
  const { id, secret: _, ...before } = await createEndpoint(api, { description: 'Shop', events: ['payment.*'] });
  api.clock.advance(HOUR);
  const moved = { ...before, id, url: 'https://shop.example/new', updated_at: '2026-01-01T01:00:00.000Z' };
  expect(await patched(id, { url: 'https://shop.example/new' })).toEqual(moved);
  const fields = { events: ['refund.succeeded'], enabled: false, description: null, prefixed_names: true } as const;
  expect(await patched(id, fields)).toEqual({ ...moved, ...fields });
});

test('an endpoint of another merchant or of the other mode is not found', async () => {
  const { id } = await createEndpoint(api);
  const other = await registerMerchant(api, 'other@shop.example');
  for (const bearer of [other.testKey, api.seed.merchant.liveKey]) {
    for (const [method, path, body] of [
      ['GET', ''],
      ['PATCH', '', {}],
      ['DELETE', ''],
      ['POST', '/rotate-secret'],
      ['POST', '/ping'],
    ] as const) {
      const answer = await api.request(method, `${ROUTE}/${id}${path}`, {
        bearer,
        ...(body === undefined ? {} : { body }),
      });
      detailsOf(answer, 'WEBHOOK_ENDPOINT_NOT_FOUND');
    }
    expect((await list(bearer)).endpoints).toEqual([]);
  }
  expect((await list()).endpoints).toHaveLength(1);
});

test('a deleted endpoint is gone', async () => {
  const { id } = await createEndpoint(api);
  const remove = (): Promise<Reply> => api.request('DELETE', `${ROUTE}/${id}`, { bearer: testKey(api) });
  expect(dataOf(await remove(), 200)).toEqual({ deleted: true, id });
  detailsOf(await remove(), 'WEBHOOK_ENDPOINT_NOT_FOUND');
  detailsOf(await api.request('GET', `${ROUTE}/${id}`, { bearer: testKey(api) }), 'WEBHOOK_ENDPOINT_NOT_FOUND');
  expect((await list()).endpoints).toEqual([]);
  await createPayment(api);
  await api.advance(0);
  expect(api.webhooks.requests).toEqual([]);
});

test('a merchant has at most ten endpoints across modes, and may replace one', async () => {
  const { liveKey } = api.seed.merchant;
  const made: string[] = [];
  for (let count = 0; count < 10; count += 1)
    made.push((await createEndpoint(api, {}, count % 2 === 0 ? testKey(api) : liveKey)).id);
  for (const bearer of [testKey(api), liveKey]) {
    expect(detailsOf(await create({}, bearer), 'WEBHOOK_ENDPOINT_LIMIT')).toMatchObject({ limit: 10 });
  }
  dataOf(await api.request('DELETE', `${ROUTE}/${made[0]}`, { bearer: testKey(api) }), 200);
  await createEndpoint(api, {}, liveKey);
  detailsOf(await create({}), 'WEBHOOK_ENDPOINT_LIMIT');
});

test('disabled endpoints count towards the limit', async () => {
  for (let count = 0; count < 10; count += 1) await createEndpoint(api, { enabled: false });
  detailsOf(await create({}), 'WEBHOOK_ENDPOINT_LIMIT');
});

test('of fifteen endpoints created concurrently ten succeed', async () => {
  const { liveKey } = api.seed.merchant;
  const answers = await Promise.all(
    Array.from({ length: 15 }, (_, index) => create({}, index % 2 === 0 ? testKey(api) : liveKey)),
  );
  const codes = answers.map(({ status, body }) => body.code ?? status);
  for (const code of codes) expect(code).toBeOneOf([201, 'WEBHOOK_ENDPOINT_LIMIT', 'SERVICE_UNAVAILABLE']);
  const count = (await list()).endpoints.length + (await list(liveKey)).endpoints.length;
  expect(count).toBe(codes.filter((code) => code === 201).length);
  expect(count).toBeLessThanOrEqual(10);
  while ((await create({})).status === 201);
  expect((await list()).endpoints.length + (await list(liveKey)).endpoints.length).toBe(10);
});

test('each merchant has its own limit', async () => {
  for (let count = 0; count < 10; count += 1) await createEndpoint(api);
  const other = await registerMerchant(api, 'other@shop.example');
  await createEndpoint(api, {}, other.testKey);
  expect((await list(other.testKey)).endpoints).toHaveLength(1);
});

test('an endpoint receives each event and family it subscribes to once', async () => {
  await createEndpoint(api, { url: 'https://a.example/', events: ['payment.succeeded'] });
  await createEndpoint(api, { url: 'https://b.example/', events: ['refund.*'] });
  await createEndpoint(api, { url: 'https://c.example/', events: ['payment.refunded', 'payment.*', '*'] });
  await createEndpoint(api, {
    url: 'https://d.example/',
    events: ['dispute.*', 'settlement.*', 'endpoint.*', 'payment.failed'],
  });
  const { payment } = await paidPayment(api);
  dataOf(await api.request('POST', `/gateway/payments/${payment.id}/refunds`, { bearer: testKey(api) }), 201);
  await api.advance(0);
  expect(received()).toEqual({
    'https://a.example/': ['payment.succeeded'],
    'https://b.example/': ['refund.created', 'refund.succeeded'],
    'https://c.example/': [
      'payment.created',
      'payment.refunded',
      'payment.succeeded',
      'refund.created',
      'refund.succeeded',
    ],
  });
});

test('changing the subscription applies to later events', async () => {
  const { id } = await createEndpoint(api, { events: ['payment.succeeded'] });
  await createPayment(api);
  await patched(id, { events: ['payment.created'] });
  await paidPayment(api);
  await api.advance(0);
  expect(api.webhooks.events().map(({ event }) => event)).toEqual(['payment.created']);
});

test('a disabled endpoint receives nothing, and re-enabling sends no past events', async () => {
  const { id } = await createEndpoint(api, { enabled: false });
  await createPayment(api);
  await api.advance(HOUR);
  expect(api.webhooks.requests).toEqual([]);
  await patched(id, { enabled: true });
  await api.advance(HOUR);
  expect(api.webhooks.requests).toEqual([]);
  const later = await createPayment(api);
  await api.advance(0);
  expect(api.webhooks.events()).toMatchObject([{ event: 'payment.created', data: { id: later.id } }]);
});

test('events go only to endpoints of their mode and merchant', async () => {
  const other = await registerMerchant(api, 'other@shop.example');
  await createEndpoint(api, { url: 'https://test.example/' });
  await createEndpoint(api, { url: 'https://live.example/' }, api.seed.merchant.liveKey);
  await createEndpoint(api, { url: 'https://other.example/' }, other.testKey);
  const live = await createPayment(api, {}, api.seed.merchant.liveKey);
  await api.advance(0);
  expect(api.webhooks.requests.map(({ url }) => url)).toEqual(['https://live.example/']);
  expect(api.webhooks.events()).toMatchObject([{ livemode: true, data: { id: live.id } }]);
  api.webhooks.clear();
  await createPayment(api);
  await api.advance(0);
  expect(api.webhooks.requests.map(({ url }) => url)).toEqual(['https://test.example/']);
  expect(api.webhooks.events()).toMatchObject([{ livemode: false }]);
});

test('a logged-in merchant manages both modes, live by default once approved', async () => {
  const bearer = await api.login('merchant@sandbox.test', { role: 'merchant' });
  const make = (query: string): Promise<Reply> =>
    api.request('POST', `${ROUTE}${query}`, { bearer, body: { url: 'https://shop.example/' } });
  const modes: boolean[] = [];
  for (const query of ['', '?mode=live', '?mode=test'])
    modes.push(dataOf<{ endpoint: WebhookEndpoint }>(await make(query), 201).endpoint.livemode);
  expect(modes).toEqual([true, true, false]);
  expect((await list(bearer)).endpoints).toHaveLength(2);
  expect((await list(bearer, '?mode=test')).endpoints).toHaveLength(1);
  expect(invalidFields(await make('?mode=sandbox'))).toEqual(['mode']);

  const newcomer = await registerMerchant(api, 'other@shop.example');
  const first = await api.request('POST', ROUTE, { bearer: newcomer.token, body: { url: 'https://shop.example/' } });
  expect(dataOf<{ endpoint: WebhookEndpoint }>(first, 201).endpoint.livemode).toBe(false);
});

test('a key cannot name another mode', async () => {
  detailsOf(await api.request('GET', `${ROUTE}?mode=live`, { bearer: testKey(api) }), 'MODE_MISMATCH');
  expect((await list(testKey(api), '?mode=test')).endpoints).toEqual([]);
});

test('an address that no webhook reaches is accepted with a warning, unless the operator allows its network', async () => {
  const warningOf = async (url: string, gateway: TestGateway = api): Promise<string | null> => {
    const answer = await gateway.request('POST', ROUTE, { bearer: testKey(gateway), body: { url } });
    const { endpoint } = dataOf<{ endpoint: WebhookEndpoint }>(answer, 201);
    const changed = await gateway.request('PATCH', `${ROUTE}/${endpoint.id}`, {
      bearer: testKey(gateway),
      body: { url },
    });
    const warning = answer.headers.get('x-service-warning');
    const pinged = await gateway.request('POST', `${ROUTE}/${endpoint.id}/ping`, { bearer: testKey(gateway) });
    expect(pinged.headers.get('x-service-warning')).toBe(warning);
    expect(changed.headers.get('x-service-warning')).toBe(warning);
    return warning;
  };
  const warned = expect.stringMatching(/^address_not_allowed: .*webhooks\.allowNetworks/);
  expect(await warningOf('http://10.1.2.3/hooks')).toEqual(warned);
  expect(await warningOf('http://shop.internal:8080/hooks')).toEqual(warned);
  expect(await warningOf('https://shop.example/hooks')).toBeNull();

  const own = await openGateway({ webhooks: { allowNetworks: ['10.0.0.0/8'] } });
  expect(await warningOf('http://10.1.2.3/hooks', own)).toBeNull();
  expect(await warningOf('http://shop.internal:8080/hooks', own)).toBeNull();
  expect(await warningOf('http://192.168.1.2/hooks', own)).toEqual(warned);
  await own.close();
});

test('a name that leads where nothing is sent is warned of, and what it resolves to is not told', async () => {
  const asked: string[] = [];
  const leadsInside = new Set(['https://inside.example/hooks']);
  const sender: Sender = {
    send: () => Promise.resolve({ kind: 'failed', error: 'address_not_allowed' }),
    refuses(url) {
      asked.push(url);
      return url.startsWith('https://broken.')
        ? Promise.reject(new Error('SERVFAIL'))
        : Promise.resolve(leadsInside.has(url));
    },
    close: () => Promise.resolve(),
  };
  const own = await openGateway({ sender });
  const bearer = testKey(own);
  const make = (url: string): Promise<Reply> => own.request('POST', ROUTE, { bearer, body: { url } });
  const inside = await make('https://inside.example/hooks');
  expect(inside.headers.get('x-service-warning')).toMatch(/^address_not_allowed: /);
  const outside = await make('https://outside.example/hooks');
  expect(outside.headers.get('x-service-warning')).toBeNull();
  expect((await make('https://broken.example/hooks')).headers.get('x-service-warning')).toBeNull();
  // A local name is known without asking, and an address needs no look-up.
  await make('http://shop.internal/hooks');
  await make('http://10.1.2.3/hooks');
  expect(asked).toHaveLength(3);
  const { id } = dataOf<{ endpoint: WebhookEndpoint }>(outside, 201).endpoint;
  const edit = (body: object): Promise<Reply> => own.request('PATCH', `${ROUTE}/${id}`, { bearer, body });
  expect((await edit({ url: 'https://inside.example/hooks' })).headers.get('x-service-warning')).not.toBeNull();
  expect((await edit({ description: 'Orders' })).headers.get('x-service-warning')).not.toBeNull();
  leadsInside.clear();
  expect((await edit({ description: 'Orders' })).headers.get('x-service-warning')).toBeNull();
  await own.close();
});

test('a name whose servers do not answer delays an endpoint by a second at most', async () => {
  const looked = Promise.withResolvers<undefined>();
  const sender: Sender = {
    send: () => Promise.resolve({ kind: 'failed', error: 'timeout' }),
    refuses() {
      looked.resolve(undefined);
      return new Promise(() => undefined);
    },
    close: () => Promise.resolve(),
  };
  const own = await openGateway({ sender });
  const creating = own.request('POST', ROUTE, { bearer: testKey(own), body: { url: 'https://silent.example/hooks' } });
  await looked.promise;
  await own.advance(SECOND);
  const answer = await creating;
  dataOf(answer, 201);
  expect(answer.headers.get('x-service-warning')).toBeNull();
  await own.close();
});
