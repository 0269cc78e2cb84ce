import type { MerchantProfile, MerchantRecord, Payment, WebhookEndpoint } from '@mitako/contract/names';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOperator } from './support/money.ts';
import {
  createEndpoint,
  createPayment,
  dataOf,
  invalidFields,
  openGateway,
  paidPayment,
  send,
  testKey,
  type TestGateway,
} from './support.ts';
import { asMerchant } from '../support/in-process.ts';

// `null` is the same as leaving out for a field that only describes; where absence would widen an effect or a right, it is
// refused (decisions §1).

let api: TestGateway;

beforeAll(async () => {
  api = await openGateway();
});
afterAll(() => api.close());

test('a payment whose describing fields are null is the payment without those fields', async () => {
  const params = {
    currency: null,
    description: null,
    customer_reference: null,
    return_url: null,
    cancel_url: null,
    metadata: null,
    locale: null,
  };
  const created = async (body: object): Promise<Payment> => {
    const answer = await api.request('POST', '/gateway/payments', { bearer: testKey(api), body });
    const { payment } = dataOf<{ payment: Payment }>(answer, 201);
    return { ...payment, id: '', slug: '', checkout_url: '' };
  };
  expect(await created({ amount: 5000, ...params })).toEqual(await created({ amount: 5000 }));
});

test('with and without nulls it is the same request for an idempotency key', async () => {
  const create = (body: object) =>
    api.request('POST', '/gateway/payments', { bearer: testKey(api), body, idempotencyKey: 'one-key' });
  const first = await create({ amount: 5000, description: null });
  const second = await create({ amount: 5000, locale: null });
  expect(second.text).toBe(first.text);
  expect(second.headers.get('idempotent-replayed')).toBe('true');
});

test.each([
  ['/gateway/payments', { amount: null }, ['amount']],
  ['/gateway/payments', { amount: 1, metadata: { order: null } }, ['metadata.order']],
  ['/gateway/payments', { amount: 1, ammount: null }, ['ammount']],
  ['/gateway/payments', [null], ['body']],
  ['/merchant/webhook-endpoints', { url: null, description: null }, ['url']],
  ['/merchant/webhook-endpoints', { url: 'https://shop.example/', events: [null] }, ['events.0']],
])('%s rejects %j', async (path, body, fields) => {
  const answer = await send(api, 'POST', path, { bearer: testKey(api), text: JSON.stringify(body) });
  expect(invalidFields(answer)).toEqual(fields);
});

test('a null body is not an object', async () => {
  expect(invalidFields(await send(api, 'POST', '/gateway/payments', { bearer: testKey(api), text: 'null' }))).toEqual([
    'body',
  ]);
});

test('optional bodies accept nulls, and those with only a key no other field', async () => {
  const { id } = await createPayment(api);
  const body = { reason: null };
  dataOf(await api.request('POST', `/gateway/payments/${id}/cancel`, { bearer: testKey(api), body }), 200);
  const { payment } = await paidPayment(api);
  const refund = { reason: null };
  const answer = await api.request('POST', `/gateway/payments/${payment.id}/refunds`, {
    bearer: testKey(api),
    body: refund,
  });
  expect(dataOf(answer, 201)).toMatchObject({ refund: { amount: 5000, reason: null } });
  const endpoint = await createEndpoint(api);
  const ping = `/merchant/webhook-endpoints/${endpoint.id}/ping`;
  dataOf(await api.request('POST', ping, { bearer: testKey(api), body: {} }), 200);
  expect(invalidFields(await api.request('POST', ping, { bearer: testKey(api), body: { force: null } }))).toEqual([
    'force',
  ]);
});

test('an idempotency key that is null is refused: the request would have its effect again each time it is sent', async () => {
  const { payment } = await paidPayment(api);
  const endpoint = await createEndpoint(api);
  for (const [path, fields] of [
    ['/gateway/payments', { amount: 500 }],
    [`/gateway/payments/${payment.id}/refunds`, { amount: 500 }],
    [`/gateway/payments/${payment.id}/cancel`, {}],
    [`/merchant/webhook-endpoints/${endpoint.id}/ping`, {}],
  ] as const) {
    const body = { ...fields, idempotency_key: null };
    const answer = await api.request('POST', path, { bearer: testKey(api), body });
    expect([path, invalidFields(answer)]).toEqual([path, ['idempotency_key']]);
  }
});

test('in process, an amount of a refund that is undefined is refused: a misspelt name does not refund all that is left', async () => {
  const { payment } = await paidPayment(api);
  const owner = { merchantId: api.seed.merchant.id, livemode: false };
  const misspelt = undefined as unknown as number;
  await expect(asMerchant(api.gateway, owner).payments.refund(payment.id, { amount: misspelt })).rejects.toThrow(
    /^amount: Is undefined. Pass a value/,
  );
  expect(await asMerchant(api.gateway, owner).payments.refund(payment.id)).toMatchObject({ amount: payment.amount });
});

test("each payment method accepts the other's fields as null", async () => {
  const bearer = await api.login('success@sandbox.test');
  const pay = async (body: object) => {
    const { slug } = await createPayment(api);
    return api.request('POST', `/gateway/checkout/${slug}/pay`, { bearer, body });
  };
  dataOf(await pay({ method: null, pin: '1234', provider: null, phone: null }), 200);
  dataOf(await pay({ method: 'mobile_money', pin: null, provider: 'mtn_momo', phone: '+237653456789' }), 202);
  expect(invalidFields(await pay({ method: 'wallet', pin: null }))).toEqual(['pin']);
});

test('null still clears a nullable field, and omits others beside it', async () => {
  const { id } = await createEndpoint(api, { description: 'Orders', events: ['payment.*'] });
  const body = { description: null, url: null };
  const changed = await api.request('PATCH', `/merchant/webhook-endpoints/${id}`, { bearer: testKey(api), body });
  expect(dataOf<{ endpoint: WebhookEndpoint }>(changed, 200).endpoint).toMatchObject({
    description: null,
    events: ['payment.*'],
    enabled: true,
    url: expect.any(String),
  });

  const bearer = await api.login('merchant@sandbox.test', { role: 'merchant' });
  const patch = async (profile: object): Promise<MerchantProfile> =>
    dataOf<{ profile: MerchantProfile }>(
      await api.request('PATCH', '/merchant/profile', { bearer, body: profile }),
      200,
    ).profile;
  const before = await patch({ brand_color: '#123456', support_email: 'help@shop.example' });
  const after = await patch({ name: null, brand_color: null, support_email: null });
  expect(after).toMatchObject({ name: before.name, brand_color: null, support_email: null });
});

test('nested objects in a body too', async () => {
  const path = `/admin/merchants/${api.seed.merchant.id}`;
  const terms = async (fees: object): Promise<MerchantRecord['fees']> =>
    dataOf<{ merchant: MerchantRecord }>(await asOperator(api, 'PATCH', path, { fees }), 200).merchant.fees;
  await terms({ basis_points: 250, fixed: 10, maximum: 900 });
  expect(await terms({ fixed: 20, maximum: null })).toMatchObject({
    basis_points: 250,
    fixed: 20,
    maximum: null,
  });
});

test('a change with only nulls changes nothing', async () => {
  const bearer = testKey(api);
  const made = await api.request('POST', '/merchant/payment-links', { bearer, body: { description: 'Dues' } });
  const { payment_link: link } = dataOf<{ payment_link: { id: string } }>(made, 201);
  const path = `/merchant/payment-links/${link.id}`;
  expect(invalidFields(await api.request('PATCH', path, { bearer, body: { description: null } }))).toEqual(['body']);
});

test.each([
  ['amount', { amount: null }],
  ['amount', { amount: null, reason: 'one cup' }],
])('a refund refuses null for its %s, and returns no money: %j', async (field, body) => {
  const { payment } = await paidPayment(api);
  const path = `/gateway/payments/${payment.id}/refunds`;
  const answer = await api.request('POST', path, { bearer: testKey(api), body });
  expect(invalidFields(answer)).toEqual([field]);
  expect(answer.text).toContain('Must be a number, not null.');
  const operated = await asOperator(api, 'POST', `/admin/payments/${payment.id}/refunds`, body);
  expect(invalidFields(operated)).toEqual([field]);
  const disputed = await asOperator(api, 'POST', `/admin/payments/${payment.id}/disputes`, body);
  expect(invalidFields(disputed)).toEqual([field]);
  const read = await api.request('GET', `/gateway/payments/${payment.id}`, { bearer: testKey(api) });
  expect(dataOf(read, 200)).toMatchObject({ payment: { status: 'succeeded', amount_refunded: 0 } });
});

test.each([
  ['/merchant/api-keys', { name: 'shop', livemode: false, scopes: null }, 'scopes'],
  ['/merchant/api-keys', { name: 'shop', livemode: false, expires_in: null }, 'expires_in'],
  ['/gateway/payments', { amount: 1, expires_in: null }, 'expires_in'],
  ['/gateway/payments', { amount: 1, max_attempts: null }, 'max_attempts'],
  ['/merchant/payment-links', { description: 'Dues', amount: null }, 'amount'],
  ['/merchant/payment-links', { description: 'Dues', amount_max: null }, 'amount_max'],
  ['/merchant/payment-links', { description: 'Dues', max_payments: null }, 'max_payments'],
  ['/merchant/payment-links', { description: 'Dues', expires_at: null }, 'expires_at'],
  ['/merchant/webhook-endpoints', { url: 'https://shop.example/', events: null }, 'events'],
])('%s refuses %j', async (path, body, field) => {
  const bearer = path.includes('api-keys')
    ? await api.login('merchant@sandbox.test', { role: 'merchant' })
    : testKey(api);
  expect(invalidFields(await api.request('POST', path, { bearer, body }))).toEqual([field]);
});

test("a merchant's fees and settlement terms refuse null, but for the maximum that it clears", async () => {
  const path = `/admin/merchants/${api.seed.merchant.id}`;
  const refused = async (body: object) => invalidFields(await asOperator(api, 'PATCH', path, body));
  expect(await refused({ fees: null })).toEqual(['fees']);
  expect(await refused({ fees: { fixed: null } })).toEqual(['fees.fixed']);
  expect(await refused({ settlement: { minimum: null } })).toEqual(['settlement.minimum']);
});
