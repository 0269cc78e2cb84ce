import type { ApiKey, ApiKeyWithSecret, Customer, Pagination, Scope } from '@mitako/contract/names';
import { beforeEach, expect, test } from 'vitest';
import {
  approveKyc,
  createEndpoint,
  createKey,
  createPayment,
  dataOf,
  DAY,
  detailsOf,
  gatewayForEachTest,
  invalidFields,
  MINUTE,
  openGateway,
  paidPayment,
  registerMerchant,
  SECOND,
  testKey,
  type Reply,
} from './support.ts';

const api = gatewayForEachTest();
let bearer: string;

beforeEach(async () => {
  bearer = await api.login('merchant@sandbox.test', { role: 'merchant' });
});

function create(body: object, token: string = bearer): Promise<Reply> {
  return api.request('POST', '/merchant/api-keys', {
    bearer: token,
    body: { name: 'Server', livemode: false, ...body },
  });
}

async function created(body: object = {}): Promise<ApiKeyWithSecret> {
  return dataOf<{ api_key: ApiKeyWithSecret }>(await create(body), 201).api_key;
}

async function rolled(id: string, body?: object): Promise<ApiKeyWithSecret> {
  const answer = await api.request(
    'POST',
    `/merchant/api-keys/${id}/roll`,
    body === undefined ? { bearer } : { bearer, body },
  );
  return dataOf<{ api_key: ApiKeyWithSecret }>(answer, 201).api_key;
}

async function relogin(): Promise<void> {
  bearer = await api.login('merchant@sandbox.test', { role: 'merchant' });
}

async function list(query = ''): Promise<{ readonly api_keys: readonly ApiKey[]; readonly pagination: Pagination }> {
  return dataOf(await api.request('GET', `/merchant/api-keys${query}`, { bearer }), 200);
}

function use(secret: string): Promise<Reply> {
  return api.request('GET', '/gateway/payments', { bearer: secret });
}

const SCOPES = [
  'payments:read',
  'payments:write',
  'refunds:write',
  'customers:read',
  'customers:write',
  'webhooks:read',
  'webhooks:write',
  'events:read',
  'balance:read',
] as const;

test('a secret is shown once; a key has all scopes and no expiry by default', async () => {
  const { secret, ...shown } = await created();
  expect(secret).toMatch(/^svc_test_[0-9A-Za-z]{36}$/);
  expect(shown).toEqual({
    id: expect.stringMatching(/^key_[0-9a-z]{26}$/),
    name: 'Server',
    livemode: false,
    scopes: SCOPES,
    allowed_from: [],
    hint: `svc_test_…${secret.slice(-4)}`,
    created_at: '2026-01-01T00:00:00.000Z',
    expires_at: null,
    revoked_at: null,
    last_used_at: null,
  } satisfies ApiKey);
  const answer = await api.request('GET', '/merchant/api-keys', { bearer });
  expect(answer.text).toContain(shown.id);
  expect(answer.text).not.toContain(secret);
  dataOf(await use(secret), 200);
});

test('a live key of an approved merchant starts with svc_live_', async () => {
  const { secret, livemode } = await created({ livemode: true });
  expect(secret).toMatch(/^svc_live_[0-9A-Za-z]{36}$/);
  expect(livemode).toBe(true);
});

test('a live key requires an approved KYC', async () => {
  const merchant = await registerMerchant(api, 'other@shop.example');
  expect(detailsOf(await create({ livemode: true }, merchant.token), 'KYC_REQUIRED')).toMatchObject({
    kyc_status: 'not_started',
  });
  await approveKyc(api, merchant);
  const liveKey = await createKey(api, merchant.token, { livemode: true });
  expect((await createPayment(api, {}, liveKey)).livemode).toBe(true);
});

test('the list shows the keys of both modes, newest first', async () => {
  const played = await created({ name: 'One' });
  const live = await created({ name: 'Two', livemode: true });
  const { api_keys: keys } = await list();
  expect(keys.slice(0, 2).map(({ id, name, livemode }) => [id, name, livemode])).toEqual([
    [live.id, 'Two', true],
    [played.id, 'One', false],
  ]);
  const first = await list('?limit=1');
  expect(first.pagination).toMatchObject({ limit: 1, has_more: true });
  expect((await list(`?limit=1&cursor=${first.pagination.next_cursor}`)).api_keys[0]?.id).toBe(played.id);
});

test('the last use of a key is recorded', async () => {
  const { id, secret } = await created();
  api.clock.advance(10 * MINUTE);
  dataOf(await use(secret), 200);
  // The last use is written after the request, in the background.
  await expect
    .poll(async () => (await list()).api_keys.find((key) => key.id === id)?.last_used_at)
    .toBe('2026-01-01T00:10:00.000Z');
});

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'n'.repeat(121) }, 'name'],
  [{ livemode: 'false' }, 'livemode'],
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['payments:delete'] }, 'scopes.0'],
  [{ expires_in: 59 }, 'expires_in'],
  [{ expires_in: 315_360_001 }, 'expires_in'],
  [{ secret: 'svc_test_mine' }, 'secret'],
])('a key with %j is refused', async (body, field) => {
  expect(invalidFields(await create(body))).toEqual([field]);
});

test('a key without the scope is rejected with the missing scope', async () => {
  const { payment } = await paidPayment(api);
  const found = await api.request('GET', `/gateway/payments/${payment.id}/customer`, { bearer: testKey(api) });
  const { customer } = dataOf<{ customer: Customer | null }>(found, 200);
  const endpoint = await createEndpoint(api);
  const routes: readonly (readonly [Scope, string, string, object?])[] = [
    ['payments:read', 'GET', '/gateway/payments'],
    ['payments:read', 'GET', `/gateway/payments/${payment.id}`],
    ['payments:read', 'GET', `/gateway/payments/${payment.id}/refunds`],
    ['payments:write', 'POST', '/gateway/payments', { amount: 1, currency: 'XAF' }],
    ['payments:write', 'POST', '/gateway/sandbox/payments', { amount: 1, currency: 'XAF' }],
    ['refunds:write', 'POST', `/gateway/payments/${payment.id}/refunds`, { amount: 1 }],
    ['customers:read', 'GET', '/gateway/customers'],
    ['customers:write', 'PATCH', `/gateway/customers/${customer?.id ?? ''}`, { notes: 'x' }],
    ['webhooks:read', 'GET', '/merchant/webhook-endpoints'],
    ['webhooks:write', 'PATCH', `/merchant/webhook-endpoints/${endpoint.id}`, { description: 'x' }],
    ['events:read', 'GET', '/merchant/events'],
    ['events:read', 'GET', '/merchant/deliveries'],
    ['balance:read', 'GET', '/merchant/balance'],
  ];
  for (const scope of SCOPES) {
    const withIt = await createKey(api, bearer, { livemode: false, scopes: [scope] });
    const without = await createKey(api, bearer, {
      livemode: false,
      scopes: SCOPES.filter((other) => other !== scope),
    });
    for (const [needed, method, path, body] of routes.filter(([route]) => route === scope)) {
      const options = body === undefined ? {} : { body };
      const denied = await api.request(method, path, { bearer: without, ...options });
      expect(detailsOf(denied, 'PERMISSION_DENIED')).toEqual({ required_scope: needed });
      expect((await api.request(method, path, { bearer: withIt, ...options })).status).toBeLessThan(300);
    }
  }
});

test('keys do not manage keys, profiles or KYC', async () => {
  for (const path of ['/merchant/api-keys', '/merchant/profile', '/merchant/kyc']) {
    detailsOf(await api.request('GET', path, { bearer: testKey(api) }), 'PERMISSION_DENIED');
  }
});

test('an expired key is rejected', async () => {
  const { secret, expires_at: expiresAt } = await created({ expires_in: 60 });
  expect(expiresAt).toBe('2026-01-01T00:01:00.000Z');
  api.clock.advance(60 * SECOND - 1);
  dataOf(await use(secret), 200);
  api.clock.advance(1);
  detailsOf(await use(secret), 'API_KEY_EXPIRED');
});

test('a revoked key is rejected at once, and revoking it again returns the same response', async () => {
  const { id, secret } = await created();
  const revoke = (): Promise<Reply> => api.request('DELETE', `/merchant/api-keys/${id}`, { bearer });
  expect(dataOf(await revoke(), 200)).toEqual({ deleted: true, id });
  detailsOf(await use(secret), 'API_KEY_REVOKED');
  expect(dataOf(await revoke(), 200)).toEqual({ deleted: true, id });
  expect((await list()).api_keys.find((key) => key.id === id)?.revoked_at).toBe('2026-01-01T00:00:00.000Z');
});

test('rolling without a grace period revokes the old key at once', async () => {
  const old = await created({ name: 'Shop', scopes: ['payments:read'] });
  const successor = await rolled(old.id);
  expect(successor).toMatchObject({ name: 'Shop', scopes: ['payments:read'], livemode: false, expires_at: null });
  expect(successor.id).not.toBe(old.id);
  detailsOf(await use(old.secret), 'API_KEY_REVOKED');
  dataOf(await use(successor.secret), 200);
});

test('rolling with a grace period keeps both keys valid until it ends', async () => {
  const old = await created();
  const successor = await rolled(old.id, { grace_seconds: 604_800 });
  api.clock.advance(7 * DAY - 1);
  dataOf(await use(old.secret), 200);
  dataOf(await use(successor.secret), 200);
  api.clock.advance(1);
  detailsOf(await use(old.secret), 'API_KEY_EXPIRED');
  dataOf(await use(successor.secret), 200);
});

test("a grace period never extends a key's expiry", async () => {
  const old = await created({ expires_in: 60 });
  await rolled(old.id, { grace_seconds: 604_800 });
  api.clock.advance(60 * SECOND);
  detailsOf(await use(old.secret), 'API_KEY_EXPIRED');
  await relogin();
  await rolled(old.id, { grace_seconds: 604_800, expires_in: 60 });
  detailsOf(await use(old.secret), 'API_KEY_EXPIRED');
});

test('rolling keeps the expiry, unless another one is requested', async () => {
  const old = await created({ expires_in: 3600 });
  expect((await rolled(old.id)).expires_at).toBe(old.expires_at);
  const other = await created({ expires_in: 3600 });
  const successor = await rolled(other.id, { expires_in: 60 });
  expect(successor.expires_at).toBe('2026-01-01T00:01:00.000Z');
  api.clock.advance(MINUTE);
  detailsOf(await use(successor.secret), 'API_KEY_EXPIRED');
});

test('the end of a grace period is the expiry of the rolled key alone, however often it is rolled', async () => {
  const old = await created();
  expect((await rolled(old.id, { grace_seconds: 60 })).expires_at).toBeNull();
  const { api_keys: shown } = await list();
  expect(shown.find(({ id }) => id === old.id)?.expires_at).toBe('2026-01-01T00:01:00.000Z');
  expect((await rolled(old.id, { grace_seconds: 60 })).expires_at).toBeNull();
});

test('a key that has expired is rolled with a new expiry only', async () => {
  const old = await created({ expires_in: 60 });
  api.clock.advance(MINUTE);
  const roll = (body: object): Promise<Reply> =>
    api.request('POST', `/merchant/api-keys/${old.id}/roll`, { bearer, body });
  expect(invalidFields(await roll({}))).toEqual(['expires_in']);
  expect(invalidFields(await roll({ expires_in: 59 }))).toEqual(['expires_in']);
  const successor = await rolled(old.id, { expires_in: 60 });
  dataOf(await use(successor.secret), 200);
});

test('a revoked key cannot be rolled, and a grace period is bounded', async () => {
  const { id } = await created();
  const roll = (body: object): Promise<Reply> => api.request('POST', `/merchant/api-keys/${id}/roll`, { bearer, body });
  expect(invalidFields(await roll({ grace_seconds: 604_801 }))).toEqual(['grace_seconds']);
  expect(invalidFields(await roll({ grace_seconds: -1 }))).toEqual(['grace_seconds']);
  dataOf(await api.request('DELETE', `/merchant/api-keys/${id}`, { bearer }), 200);
  detailsOf(await roll({}), 'API_KEY_REVOKED');
});

test("another merchant's key is not found", async () => {
  const { id } = await created();
  const other = await registerMerchant(api, 'other@shop.example');
  detailsOf(await api.request('GET', `/merchant/api-keys/${id}`, { bearer: other.token }), 'API_KEY_NOT_FOUND');
  detailsOf(await api.request('DELETE', `/merchant/api-keys/${id}`, { bearer: other.token }), 'API_KEY_NOT_FOUND');
  detailsOf(await api.request('POST', `/merchant/api-keys/${id}/roll`, { bearer: other.token }), 'API_KEY_NOT_FOUND');
});

test('a key with a wrong character, of another gateway or of an unknown kind is invalid', async () => {
  const secret = testKey(api);
  const swapped = secret.at(-1) === 'a' ? 'b' : 'a';
  const other = await openGateway({ secret: 'another root secret, also long enough' });
  const wrong = [
    secret.slice(0, -1) + swapped,
    secret.slice(0, -1),
    `${secret}a`,
    secret.replace('test', 'live'),
    testKey(other),
    'svc_test_',
  ];
  for (const each of wrong) detailsOf(await use(each), 'INVALID_API_KEY');
  // If a merchant's token is also accepted, the error does not name either.
  detailsOf(await use('sk_test_1'), 'INVALID_TOKEN');
  detailsOf(await api.request('POST', '/gateway/payments', { bearer: 'sk_test_1' }), 'INVALID_API_KEY');
  await other.close();
  dataOf(await use(secret), 200);
});

test('where only a login is accepted, no key is looked up: one of another gateway is refused as any other', async () => {
  const other = await openGateway({ secret: 'another root secret, also long enough' });
  for (const key of [testKey(api), testKey(other)]) {
    const answer = await api.request('GET', '/merchant/profile', { bearer: key });
    expect(detailsOf(answer, 'PERMISSION_DENIED')).toEqual({ expected: 'access_token' });
  }
  await other.close();
});

test('signing out the device that created a key does not revoke the key', async () => {
  const { secret } = await created();
  const { devices } = dataOf<{ devices: readonly { id: string }[] }>(
    await api.request('GET', '/auth/merchant/me/devices', { bearer }),
    200,
  );
  for (const { id } of devices) await api.request('DELETE', `/auth/merchant/me/devices/${id}`, { bearer });
  detailsOf(await api.request('GET', '/merchant/api-keys', { bearer }), 'TOKEN_REVOKED');
  dataOf(await use(secret), 200);
});

test('a merchant has at most 50 active keys in each mode, and may replace one', async () => {
  const keys: ApiKeyWithSecret[] = [];
  // The seeded one counts.
  while (keys.length < 49) keys.push(await created());
  detailsOf(await create({}), 'API_KEY_LIMIT');
  const [first, second] = keys.map(({ id }) => id);
  const roll = (id: string | undefined, body: object): Promise<Reply> =>
    api.request('POST', `/merchant/api-keys/${id}/roll`, { bearer, body });
  detailsOf(await roll(first, { grace_seconds: 60 }), 'API_KEY_LIMIT');
  dataOf(await roll(first, {}), 201);
  dataOf(await api.request('DELETE', `/merchant/api-keys/${second}`, { bearer }), 200);
  const { id } = await created({ expires_in: 3600 });
  detailsOf(await create({}), 'API_KEY_LIMIT');
  await create({ livemode: true }).then((answer) => dataOf(answer, 201));
  await api.advance(DAY);
  bearer = await api.login('merchant@sandbox.test', { role: 'merchant' });
  expect(id).not.toBe((await created()).id);
});

test('of keys created concurrently no more than 50 are active', async () => {
  for (let count = 0; count < 44; count += 1) await created();
  const answers = await Promise.all(Array.from({ length: 10 }, () => create({})));
  const codes = answers.map(({ status, body }) => body.code ?? status);
  for (const code of codes) expect(code).toBeOneOf([201, 'API_KEY_LIMIT', 'SERVICE_UNAVAILABLE']);
  expect(codes.filter((code) => code === 201).length).toBeLessThanOrEqual(5);
  while ((await create({})).status === 201) codes.push(201);
  expect(codes.filter((code) => code === 201)).toHaveLength(5);
});
