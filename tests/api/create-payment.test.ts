import type { Payment, PaymentCreated } from '@mitako/contract/names';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createPayment,
  dataOf,
  detailsOf,
  invalidFields,
  openGateway,
  readPayment,
  send,
  testKey,
  type Reply,
  type TestGateway,
} from './support.ts';
import { bareSandboxPayment, DETAILS } from './support/payment-fields.ts';

let api: TestGateway;

beforeAll(async () => {
  api = await openGateway();
});
afterAll(() => api.close());

function lifeSeconds(payment: Payment): number {
  return (Date.parse(payment.expires_at) - Date.parse(payment.created_at)) / 1000;
}

const paths = ['/gateway/payments', '/gateway/sandbox/payments'] as const;

function create(body: object, bearer: string = testKey(api)): Promise<Reply> {
  return api.request('POST', '/gateway/payments', { bearer, body: { amount: 5000, currency: 'XAF', ...body } });
}

test.each(paths)('POST %s with only amount and currency creates a requested payment', async (path) => {
  const answer = await api.request('POST', path, { bearer: testKey(api), body: { amount: 5000, currency: 'XAF' } });
  const { payment, checkout_url: checkoutUrl } = dataOf<PaymentCreated>(answer, 201);
  expect(payment).toEqual(bareSandboxPayment(payment.slug));
  expect(checkoutUrl).toBe(payment.checkout_url);
  expect(await readPayment(api, payment.id)).toEqual(payment);
});

test('every optional field is kept and read back', async () => {
  const payment = await createPayment(api, { ...DETAILS, max_attempts: 5, expires_in: 300 });
  expect(payment).toMatchObject({ ...DETAILS, expires_at: '2026-01-01T00:05:00.000Z' });
  expect(await readPayment(api, payment.id)).toEqual(payment);
});

test('in test mode an amount that looks like centimes is accepted with a warning', async () => {
  const warned = await create({ amount: 500_000, description: 'T-shirt, 5 000 FCFA' });
  expect(warned.status).toBe(201);
  expect(warned.headers.get('X-Service-Warning')).toBe(
    'amount_looks_like_centimes: 500000 is 500 000 FCFA, and XAF has no centimes; 5 000 FCFA is 5000',
  );
  expect((await create({ description: 'T-shirt, 5 000 FCFA' })).headers.has('X-Service-Warning')).toBe(false);
});

test('two payments share neither id nor slug', async () => {
  const [one, two] = await Promise.all([createPayment(api), createPayment(api)]);
  expect(one.id).not.toBe(two.id);
  expect(one.slug).not.toBe(two.slug);
});

test.each(['1', '99999999', '5000.0', '5e3'])('amount %s is accepted', async (amount) => {
  const answer = await send(api, 'POST', '/gateway/payments', {
    bearer: testKey(api),
    text: `{"amount":${amount},"currency":"XAF"}`,
  });
  expect(dataOf<PaymentCreated>(answer, 201).payment.amount).toBe(Number(amount));
});

test.each(['0', '-1', '100000000', '0.5', '1e30', '1e999', '9007199254740993', '"5000"', 'null', 'true', '[5000]'])(
  'amount %s is refused',
  async (amount) => {
    const answer = await send(api, 'POST', '/gateway/payments', {
      bearer: testKey(api),
      text: `{"amount":${amount},"currency":"XAF"}`,
    });
    expect(invalidFields(answer)).toEqual(['amount']);
  },
);

test.each(['xaf', 'XAF', 'Xaf'])('currency %s is returned as XAF', async (currency) => {
  expect((await createPayment(api, { currency })).currency).toBe('XAF');
});

test.each(['EUR', 'XOF', 'XXX', 'XA', 'XAFF', '', ' XAF', 'XAF ', 950])('currency %j is refused', async (currency) => {
  expect(invalidFields(await create({ currency }))).toEqual(['currency']);
});

test('configured currencies are accepted, others are not', async () => {
  const other = await openGateway({ currencies: ['XOF'] });
  const payment = await createPayment(other, { currency: 'xof' });
  expect(payment.currency).toBe('XOF');
  const body = { amount: 1, currency: 'XAF' };
  const answer = await other.request('POST', '/gateway/payments', { bearer: testKey(other), body });
  expect(invalidFields(answer)).toEqual(['currency']);
  await other.close();
});

test('an amount is required', async () => {
  const answer = await api.request('POST', '/gateway/payments', { bearer: testKey(api), body: {} });
  expect(invalidFields(answer)).toEqual(['amount']);
  expect(invalidFields(await send(api, 'POST', '/gateway/payments', { bearer: testKey(api) }))).toEqual(['amount']);
});

test.each([
  ['description', 'd'.repeat(255)],
  ['description', ''],
  ['customer_reference', 'r'.repeat(255)],
  ['return_url', `https://shop.example/${'p'.repeat(2048 - 21)}`],
  ['return_url', 'HTTPS://SHOP.example/thanks'],
  ['cancel_url', 'https://[2001:db8::1]:8443/cancel?a=1&a=2'],
  ['metadata', Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`key-${index}`, '']))],
  ['metadata', { ['k'.repeat(40)]: 'v'.repeat(500) }],
  ['expires_in', 300],
  ['expires_in', 604_800],
  ['locale', 'fr'],
  ['max_attempts', 1],
])('%s is taken up to its bound', async (field, value) => {
  const payment = await createPayment(api, { [field]: value });
  expect({ max_attempts: 1, expires_in: lifeSeconds(payment), ...payment }).toMatchObject({ [field]: value });
});

test.each([
  ['description', 'd'.repeat(256)],
  ['description', 7],
  ['description', 'nul \0'],
  ['description', 'half \ud800 pair'],
  ['customer_reference', 'r'.repeat(256)],
  ['customer_reference', 'half \udc00 pair'],
  ['return_url', `https://shop.example/${'p'.repeat(2048 - 20)}`],
  ['return_url', 'https://shop.example/\0'],
  ['metadata', Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`key-${index}`, '']))],
  ['metadata', []],
  ['metadata', 'text'],
  ['expires_in', 299],
  ['expires_in', 604_801],
  ['expires_in', 300.5],
  ['expires_in', '300'],
  ['locale', 'de'],
  ['locale', 'FR'],
  ['max_attempts', 0],
  ['max_attempts', 6],
  ['idempotency_key', ''],
  ['idempotency_key', 'k'.repeat(256)],
  ['idempotency_key', 'with space'],
])('%s out of its bounds is refused', async (field, value) => {
  expect(invalidFields(await create({ [field]: value }))).toEqual([field]);
});

test.each([
  [{ ['k'.repeat(41)]: 'v' }],
  [{ '': 'v' }],
  [{ key: 'v'.repeat(501) }],
  [{ key: 1 }],
  [{ key: null }],
  [{ key: { nested: 'no' } }],
  [{ key: 'nul \0' }],
  [{ 'nul \0': 'v' }],
])('metadata %j is refused', async (metadata) => {
  const [field, ...others] = invalidFields(await create({ metadata }));
  expect(field).toMatch(/^metadata/);
  expect(others).toEqual([]);
});

test('an unknown field is rejected by name', async () => {
  expect(invalidFields(await create({ ammount: 1, status: 'succeeded' }))).toEqual(['ammount', 'status']);
});

test('a query on a route without one is rejected', async () => {
  const answer = await api.request('POST', '/gateway/payments?dry_run=1', {
    bearer: testKey(api),
    body: { amount: 1, currency: 'XAF' },
  });
  expect(invalidFields(answer)).toEqual(['dry_run']);
});

test('a live key creates a live payment', async () => {
  const { liveKey } = api.seed.merchant;
  const payment = await createPayment(api, { return_url: 'https://shop.example/' }, liveKey);
  expect(payment.livemode).toBe(true);
  expect(await readPayment(api, payment.id, liveKey)).toEqual(payment);
});

test.each(['return_url', 'cancel_url'])('in live mode %s must be https', async (field) => {
  const { liveKey } = api.seed.merchant;
  expect(invalidFields(await create({ [field]: 'http://shop.example/' }, liveKey))).toEqual([field]);
  expect((await create({ [field]: 'HTTPS://shop.example/' }, liveKey)).status).toBe(201);
});

test('a live key on the sandbox route is a mode mismatch, whatever the body', async () => {
  const { liveKey: bearer } = api.seed.merchant;
  const answer = await api.request('POST', '/gateway/sandbox/payments', { bearer, body: { amount: 'nonsense' } });
  detailsOf(answer, 'MODE_MISMATCH');
});

test('a rejected payment does not exist', async () => {
  const listed = async (): Promise<string> =>
    (await api.request('GET', '/gateway/payments', { bearer: testKey(api) })).text;
  const before = await listed();
  invalidFields(await create({ amount: 0 }));
  expect(await listed()).toBe(before);
});
