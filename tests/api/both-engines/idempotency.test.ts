import { type PaymentCreated, SCOPES } from '@mitako/contract/names';
import { expect, test } from 'vitest';
import {
  createKey,
  createPayment,
  dataOf,
  DAY,
  detailsOf,
  gatewayForEachTest,
  invalidFields,
  paidPayment,
  payByPhone,
  registerMerchant,
  send,
  testKey,
  type Reply,
} from '../support.ts';

const api = gatewayForEachTest();

const KEY = '6a6f0f5e-6a0e-4e1c-9d39-0f4a3c1b2d3e';
const REQUEST = { amount: 5000, currency: 'XAF', metadata: { a: '1', b: '2' } };

function create(
  key: string | undefined,
  body: object = REQUEST,
  { bearer = testKey(api), path = '/gateway/payments' }: { readonly bearer?: string; readonly path?: string } = {},
): Promise<Reply> {
  return api.request('POST', path, { bearer, body, ...(key === undefined ? {} : { idempotencyKey: key }) });
}

async function paymentsCount(bearer: string = testKey(api)): Promise<number> {
  const answer = await api.request('GET', '/gateway/payments?limit=100', { bearer });
  return dataOf<{ payments: readonly unknown[] }>(answer, 200).payments.length;
}

function expectReplay(replay: Reply, first: Reply): void {
  expect(replay.status).toBe(first.status);
  expect(replay.text).toBe(first.text);
  expect(replay.headers.get('idempotent-replayed')).toBe('true');
  expect(first.headers.get('idempotent-replayed')).toBeNull();
}

test('the same key and request return the stored response, byte for byte, and act once', async () => {
  const first = await create(KEY);
  dataOf(first, 201);
  api.clock.advance(60_000);
  expectReplay(await create(KEY), first);
  expectReplay(await create(KEY), first);
  expect(await paymentsCount()).toBe(1);
});

test('the stored response is that of the first request, not of the current state', async () => {
  const first = await create(KEY);
  const { id } = dataOf<PaymentCreated>(first, 201).payment;
  dataOf(await api.request('POST', `/gateway/payments/${id}/cancel`, { bearer: testKey(api) }), 200);
  expectReplay(await create(KEY), first);
});

test('without a key the same request is two requests', async () => {
  dataOf(await create(undefined), 201);
  dataOf(await create(undefined), 201);
  expect(await paymentsCount()).toBe(2);
});

test('the key may be in the header or in the body', async () => {
  const inHeader = await create(KEY);
  expectReplay(await create(undefined, { ...REQUEST, idempotency_key: KEY }), inHeader);
  expectReplay(await create(KEY, { ...REQUEST, idempotency_key: KEY }), inHeader);
  expect(await paymentsCount()).toBe(1);
});

test('two different keys in one request are rejected', async () => {
  expect(invalidFields(await create(KEY, { ...REQUEST, idempotency_key: 'another' }))).toEqual(['idempotency_key']);
  expect(await paymentsCount()).toBe(0);
});

test.each(['0192f0f5-6a0e-7e1c-9d39-0f4a3c1b2d3e', '01J9Z3K7N8QZ4R5T6V7W8X9Y0Z'])(
  '%s, which has a time, stands for one request',
  async (key) => {
    const first = await create(key);
    dataOf(first, 201);
    expectReplay(await create(key), first);
    detailsOf(await create(key, { ...REQUEST, amount: 1 }), 'IDEMPOTENCY_KEY_REUSED');
    const lastOfKey = key.slice(0, -1);
    dataOf(await create(`${lastOfKey}0`), 201);
    expect(await paymentsCount()).toBe(2);
  },
);

test.each(['k', 'k'.repeat(255), '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'])('%s is a key', async (key) => {
  const first = await create(key);
  dataOf(first, 201);
  expectReplay(await create(key), first);
});

test.each(['', 'k'.repeat(256), 'two words', 'tab\tkey', 'clé'])('%j is no key', async (key) => {
  expect(invalidFields(await create(key))).toEqual(['idempotency_key']);
  expect(invalidFields(await create(undefined, { ...REQUEST, idempotency_key: key }))).toEqual(['idempotency_key']);
  expect(await paymentsCount()).toBe(0);
});

test('keys are case-sensitive', async () => {
  dataOf(await create('key'), 201);
  expect((await create('KEY')).headers.get('idempotent-replayed')).toBeNull();
  expect(await paymentsCount()).toBe(2);
});

test.each([
  ['another amount', { ...REQUEST, amount: 5001 }],
  ['one more field', { ...REQUEST, description: '' }],
  ['one field less', { amount: 5000, currency: 'XAF' }],
  ['another nested value', { ...REQUEST, metadata: { a: '1', b: '3' } }],
])('the same key with %s is rejected, and nothing is executed', async (_, body) => {
  const first = await create(KEY);
  detailsOf(await create(KEY, body), 'IDEMPOTENCY_KEY_REUSED');
  expect(await paymentsCount()).toBe(1);
  expectReplay(await create(KEY), first);
});

test('order of fields and white space make no difference', async () => {
  const first = await create(KEY);
  const text = '{ "metadata": {"b":"2", "a":"1"},\n "currency":"XAF", "amount": 5e3 }';
  const headers = { 'idempotency-key': KEY };
  expectReplay(await send(api, 'POST', '/gateway/payments', { bearer: testKey(api), text, headers }), first);
});

test('the same key on another path or payment is another request', async () => {
  const [one, two] = [await createPayment(api), await createPayment(api)];
  const cancel = (id: string): Promise<Reply> =>
    api.request('POST', `/gateway/payments/${id}/cancel`, { bearer: testKey(api), idempotencyKey: KEY });
  const first = await cancel(one.id);
  dataOf(first, 200);
  expect((await cancel(two.id)).headers.get('idempotent-replayed')).toBeNull();
  expectReplay(await cancel(one.id), first);
  expect((await create(KEY)).headers.get('idempotent-replayed')).toBeNull();
  expect(
    (await create(KEY, REQUEST, { path: '/gateway/sandbox/payments' })).headers.get('idempotent-replayed'),
  ).toBeNull();
});

test('keys are independent between merchants and between modes', async () => {
  const other = await registerMerchant(api, 'other@shop.example');
  const first = await create(KEY);
  const theirs = await create(KEY, REQUEST, { bearer: other.testKey });
  const live = await create(KEY, REQUEST, { bearer: api.seed.merchant.liveKey });
  const ids = [first, theirs, live].map((answer) => dataOf<PaymentCreated>(answer, 201).payment.id);
  expect(new Set(ids).size).toBe(3);
});

test('two API keys of one merchant and mode share their idempotency keys', async () => {
  const first = await create(KEY);
  const merchant = await api.login('merchant@sandbox.test', { role: 'merchant' });
  const bearer = await createKey(api, merchant, { livemode: false });
  expectReplay(await create(KEY, REQUEST, { bearer }), first);
});

test('a key expires after 24 hours, swept or not', async () => {
  const first = await create(KEY);
  api.clock.advance(DAY - 1);
  expectReplay(await create(KEY), first);
  api.clock.advance(1);
  const later = await create(KEY);
  dataOf(later, 201);
  expect(later.text).not.toBe(first.text);
  expectReplay(await create(KEY), later);
});

test('an expired key accepts a different request', async () => {
  await create(KEY);
  await api.advance(DAY);
  expect(dataOf<PaymentCreated>(await create(KEY, { amount: 1, currency: 'XAF' }), 201).payment.amount).toBe(1);
});

test('a validation error is not stored: the corrected request may use the same key', async () => {
  invalidFields(await create(KEY, { amount: 0, currency: 'XAF' }));
  invalidFields(await create(KEY, { amount: 1, currency: 'EUR' }));
  const repaired = await create(KEY);
  expect(repaired.headers.get('idempotent-replayed')).toBeNull();
  dataOf(repaired, 201);
});

test('neither 401, 403 nor 404 is stored', async () => {
  detailsOf(await create(KEY, REQUEST, { bearer: 'svc_test_wrong' }), 'INVALID_API_KEY');
  const bearer = api.seed.merchant.liveKey;
  detailsOf(await create(KEY, REQUEST, { bearer, path: '/gateway/sandbox/payments' }), 'MODE_MISMATCH');
  const path = '/gateway/payments/pay_00000000000000000000000000/cancel';
  for (let time = 0; time < 2; time += 1) {
    const missing = await api.request('POST', path, { bearer: testKey(api), idempotencyKey: KEY });
    detailsOf(missing, 'PAYMENT_NOT_FOUND');
    expect(missing.headers.get('idempotent-replayed')).toBeNull();
  }
  expect((await create(KEY)).headers.get('idempotent-replayed')).toBeNull();
});

test('authentication comes first: a stored response requires a credential', async () => {
  await create(KEY);
  const anonymous = await api.request('POST', '/gateway/payments', { body: REQUEST, idempotencyKey: KEY });
  detailsOf(anonymous, 'AUTHENTICATION_REQUIRED');
  expect(anonymous.headers.get('idempotent-replayed')).toBeNull();
});

test('a refusal that ends by waiting is not stored: that of an attempt in progress', async () => {
  const payment = await createPayment(api);
  const payer = await api.login('success@sandbox.test');
  const cancel = (): Promise<Reply> =>
    api.request('POST', `/gateway/payments/${payment.id}/cancel`, { bearer: testKey(api), idempotencyKey: KEY });
  dataOf(await payByPhone(api, payment.slug, payer, '+237653456129'), 202);
  detailsOf(await cancel(), 'PAYMENT_IN_PROGRESS');
  const refused = await cancel();
  expect(refused.headers.get('idempotent-replayed')).toBeNull();
});

test('refusals that depend on state are stored', async () => {
  const { payment } = await paidPayment(api);
  const open = await createPayment(api, { expires_in: 300 });
  const post = (path: string, body?: object): Promise<Reply> =>
    api.request('POST', path, { bearer: testKey(api), idempotencyKey: KEY, ...(body === undefined ? {} : { body }) });

  const conflict = await post(`/gateway/payments/${payment.id}/cancel`);
  detailsOf(conflict, 'PAYMENT_ALREADY_PAID');
  const notYet = await post(`/gateway/payments/${open.id}/refunds`);
  detailsOf(notYet, 'PAYMENT_NOT_REFUNDABLE');
  const tooMuch = await post(`/gateway/payments/${payment.id}/refunds`, { amount: 5001 });
  detailsOf(tooMuch, 'REFUND_EXCEEDS_REMAINING');
  await api.advance(300_000);
  const gone = await post(`/gateway/payments/${open.id}/cancel`);
  detailsOf(gone, 'PAYMENT_EXPIRED');

  expectReplay(await post(`/gateway/payments/${payment.id}/cancel`), conflict);
  expectReplay(await post(`/gateway/payments/${open.id}/refunds`), notYet);
  expectReplay(await post(`/gateway/payments/${payment.id}/refunds`, { amount: 5001 }), tooMuch);
  expectReplay(await post(`/gateway/payments/${open.id}/cancel`), gone);
});

test('fifty parallel creates with one key create one payment and return one response', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => create(KEY)));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  for (const answer of answers) dataOf(answer, 201);
  expect(answers.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(1);
  expect(await paymentsCount()).toBe(1);
});

test('of parallel different requests with one key one is executed, the others are rejected', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => create(KEY, { amount: 1 + index, currency: 'XAF' })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 201)) detailsOf(answer, 'IDEMPOTENCY_KEY_REUSED');
  expect(await paymentsCount()).toBe(1);
});

test('ten parallel refunds with one key refund once', async () => {
  const { payment } = await paidPayment(api);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      api.request('POST', `/gateway/payments/${payment.id}/refunds`, {
        bearer: testKey(api),
        body: { amount: 400 },
        idempotencyKey: KEY,
      }),
    ),
  );
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  const { amount_refunded: amountRefunded } = dataOf<{ payment: { amount_refunded: number } }>(
    await api.request('GET', `/gateway/payments/${payment.id}`, { bearer: testKey(api) }),
    200,
  ).payment;
  expect(amountRefunded).toBe(400);
});

test('a refusal of a caller who is not known is not stored', async () => {
  const { slug } = await createPayment(api);
  const cancel = (key: string) =>
    api.request('POST', `/gateway/checkout/${slug}/cancel`, { body: {}, idempotencyKey: key });
  const first = await cancel('first');
  expect([first.status, (await cancel('first')).headers.get('idempotent-replayed')]).toEqual([200, 'true']);
  const paid = await paidPayment(api);
  const refused = () =>
    api.request('POST', `/gateway/checkout/${paid.payment.slug}/cancel`, { body: {}, idempotencyKey: 'refused' });
  expect((await refused()).status).toBe(409);
  expect((await refused()).headers.get('idempotent-replayed')).toBeNull();
  // A success that changed nothing is the current state, not a stored one.
  expect([(await cancel('again')).status, (await cancel('again')).headers.get('idempotent-replayed')]).toEqual([
    200,
    null,
  ]);
});

test.each([
  [
    '/merchant/webhook-endpoints?mode=test',
    { url: 'https://shop.example/' },
    { events: ['*'], enabled: true, prefixed_names: false },
  ],
  ['/merchant/api-keys', { name: 'Server', livemode: false }, { scopes: SCOPES }],
])('%s: a request that states its defaults is the same request', async (path, least, defaults) => {
  const bearer = await api.login(api.seed.merchant.email, { role: 'merchant' });
  const createWith = (body: object) => api.request('POST', path, { bearer, body, idempotencyKey: 'stated' });
  const first = await createWith(least);
  expect(first.status).toBe(201);
  const again = await createWith({ ...least, ...defaults });
  expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
});

test('a request that states its defaults is the same request', async () => {
  const createWith = (body: object) =>
    api.request('POST', '/gateway/payments', { bearer: testKey(api), body, idempotencyKey: 'defaults' });
  const first = await createWith({ amount: 5000 });
  for (const same of [
    { currency: 'XAF' },
    { currency: 'xaf' },
    { metadata: {} },
    { expires_in: 86_400, max_attempts: 3 },
    { description: null, currency: null },
  ]) {
    const again = await createWith({ amount: 5000, ...same });
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
  }
  for (const other of [
    { metadata: { order: '7' } },
    { expires_in: 86_401 },
    { max_attempts: 4 },
    { description: '' },
  ]) {
    detailsOf(await createWith({ amount: 5000, ...other }), 'IDEMPOTENCY_KEY_REUSED');
  }
  const other = await createWith({ amount: 5000, currency: 'EUR' });
  expect(other.status).toBe(422);
});
