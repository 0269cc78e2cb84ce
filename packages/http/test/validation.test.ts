import { describe, expect, test } from 'vitest';
import { createHandler } from '../src/index.ts';
import { fakeGateway } from './fake-gateway.ts';
import { send, type Sent } from './send.ts';

const PAYMENT = { amount: 5000, currency: 'XAF' };

/** Fields and the rules they broke, as `details.fields` of a 422 tells them. */
async function broken(method: string, path: string, sent: Sent = {}): Promise<Record<string, string>> {
  const gateway = fakeGateway();
  const { status, error } = await send(createHandler(gateway), method, `/api/v1${path}`, sent);
  expect([status, error.code]).toEqual([422, 'VALIDATION_ERROR']);
  expect(gateway.calls).toEqual([]);
  const fields = error.details['fields'] as Record<
    string,
    readonly { readonly rule: string; readonly message: string }[]
  >;
  for (const { message } of Object.values(fields).flat()) expect(message).toMatch(/^[A-Z].*\.$/s);
  return Object.fromEntries(
    Object.entries(fields).map(([field, rules]) => [field, rules.map(({ rule }) => rule).join(' ')]),
  );
}

const brokenBy = (fields: object) => broken('POST', '/gateway/payments', { body: { ...PAYMENT, ...fields } });

describe('fields of a body', () => {
  test('what is missing is required', async () => {
    expect(await broken('POST', '/gateway/payments', { body: {} })).toEqual({
      amount: 'required',
      currency: 'required',
    });
    expect(await broken('POST', '/gateway/payments')).toEqual({ amount: 'required', currency: 'required' });
    expect(await broken('POST', '/gateway/checkout/s/pay', { body: {} })).toEqual({ method: 'required' });
  });

  test.each([
    ['a text', { amount: '5000' }, { amount: 'type' }],
    ['a fraction', { amount: 1.5 }, { amount: 'type' }],
    ['nothing', { amount: 0 }, { amount: 'min' }],
    ['a debt', { amount: -1 }, { amount: 'min' }],
    ['too much', { amount: 100_000_000 }, { amount: 'max' }],
    ['beyond what is exact', { amount: 1e21 }, { amount: 'max' }],
    ['null', { amount: null }, { amount: 'type' }],
  ])('an amount of %s', async (_, fields, expected) => {
    expect(await brokenBy(fields)).toEqual(expected);
  });

  test.each([
    [{ currency: 'francs' }, { currency: 'format' }],
    [{ description: 'x'.repeat(256) }, { description: 'max' }],
    [{ description: 'a\0b' }, { description: 'format' }],
    [{ description: '\uD800' }, { description: 'format' }],
    [{ return_url: 'javascript:alert(1)' }, { return_url: 'format' }],
    [{ return_url: 'https://user:pass@shop.example.cm' }, { return_url: 'format' }],
    [{ locale: 'de' }, { locale: 'one_of' }],
    [{ metadata: { order: 1 } }, { 'metadata.order': 'type' }],
    [{ metadata: { '': 'x' } }, { 'metadata.': 'name' }],
    [{ metadata: { a: '\uDC00' } }, { 'metadata.a': 'format' }],
    [
      { ammount: 1, curency: 2 },
      { ammount: 'unknown_field', curency: 'unknown_field' },
    ],
  ])('%j', async (fields, expected) => {
    expect(await brokenBy(fields)).toEqual(expected);
  });

  test('items of a list are told by their place', async () => {
    const body = { url: 'https://shop.example.cm/hook', events: ['payment.succeeded', 'payment.suceeded'] };
    expect(await broken('POST', '/merchant/webhook-endpoints', { body })).toEqual({ 'events.1': 'one_of' });
  });

  test('either form of paying has its own fields', async () => {
    const pay = (body: object) => broken('POST', '/gateway/checkout/s/pay', { body });
    expect(await pay({ method: 'cash' })).toEqual({ method: 'one_of' });
    expect(await pay({ pin: 1234 })).toEqual({ pin: 'type' });
    expect(await pay({ method: 'mobile_money' })).toEqual({ provider: 'required', phone: 'required' });
    expect(await pay({ pin: '1234', phone: '+237653456789' })).toEqual({ phone: 'unknown_field' });
  });

  test('what was sent is not repeated', async () => {
    const { text } = await send(createHandler(fakeGateway()), 'POST', '/api/v1/auth/user/register', {
      body: { email: 'canary-email', password: 'canary1', name: 'canary-name\0', phone: 'canary-phone' },
    });
    expect(text).not.toContain('canary');
  });

  test('the answer does not grow with what was sent', async () => {
    const many = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`field${index}`, 1]));
    expect(Object.keys(await brokenBy(many))).toHaveLength(20);
    const [name = ''] = Object.keys(await brokenBy({ ['x'.repeat(5000)]: 1 }));
    expect(name.length).toBeLessThan(100);
  });
});

describe('query', () => {
  const list = (query: string) => broken('GET', `/gateway/payments?${query}`);

  test.each([
    ['limit=0', { limit: 'min' }],
    ['limit=101', { limit: 'max' }],
    ['limit=-1', { limit: 'format' }],
    ['limit=1e2', { limit: 'format' }],
    ['limit=1&limit=2', { limit: 'type' }],
    ['limit', { limit: 'format' }],
    ['status=paid', { status: 'one_of' }],
    ['status=succeeded,paid', { status: 'one_of' }],
    ['created_from=yesterday', { created_from: 'format' }],
    ['page=2', { page: 'unknown_field' }],
    ['customer_reference=a%00b', { customer_reference: 'format' }],
    ['customer_reference=%ED%A0%80', { customer_reference: 'format' }],
    ['customer_reference=%FF', { customer_reference: 'format' }],
    ['customer_reference=%', { customer_reference: 'format' }],
  ])('?%s', async (query, expected) => {
    expect(await list(query)).toEqual(expected);
  });

  test('`__proto__` is an unknown field like any other', async () => {
    expect(Object.entries(await list('__proto__=1'))).toEqual([['__proto__', 'unknown_field']]);
  });

  test('all faults are told at once, of query and body alike', async () => {
    const sent = { body: { url: 'ftp://x' } };
    expect(await broken('POST', '/merchant/webhook-endpoints?mode=sandbox&x=1', sent)).toEqual({
      mode: 'one_of',
      x: 'unknown_field',
      url: 'format',
    });
  });

  test('what is fine arrives parsed', async () => {
    const gateway = fakeGateway();
    const query =
      'limit=5&status=failed,cancelled&created_from=2026-01-31T12%3A00%3A00%2B01%3A00&customer_reference=a+b%26c';
    await send(createHandler(gateway), 'GET', `/api/v1/gateway/payments?${query}`);
    await send(createHandler(gateway), 'GET', '/api/v1/gateway/payments?status=failed&status=expired');
    expect(gateway.calls.map((call) => call.request.query)).toEqual([
      {
        limit: 5,
        status: ['failed', 'canceled'],
        created_from: Date.parse('2026-01-31T11:00:00Z'),
        customer_reference: 'a b&c',
      },
      { limit: 20, status: ['failed', 'expired'] },
    ]);
  });
});

describe('identifiers in the path', () => {
  const handler = createHandler(fakeGateway());
  const get = async (path: string) => {
    const { status, error } = await send(handler, 'GET', path);
    return `${status} ${error.code}`;
  };
  const long = 'x'.repeat(65);

  test('one that cannot exist is not found, as the resource says it', async () => {
    expect(await get(`/api/v1/gateway/payments/${long}`)).toBe('404 PAYMENT_NOT_FOUND');
    expect(await get(`/api/v1/gateway/payments/${long}/refunds`)).toBe('404 PAYMENT_NOT_FOUND');
    expect(await get(`/api/v1/gateway/refunds/${long}`)).toBe('404 REFUND_NOT_FOUND');
    expect(await get(`/api/v1/gateway/checkout/${long}`)).toBe('404 CHECKOUT_NOT_FOUND');
    expect(await get(`/api/v1/merchant/webhook-endpoints/${long}`)).toBe('404 WEBHOOK_ENDPOINT_NOT_FOUND');
    expect(await get(`/api/v1/merchant/deliveries/${long}`)).toBe('404 DELIVERY_NOT_FOUND');
    expect(await get(`/api/v1/admin/merchants/${long}`)).toBe('404 MERCHANT_NOT_FOUND');
  });

  test.each(['%00', 'pay_%00', '%FF', '%ED%A0%80', '%', '%zz'])('%s is no text', async (id) => {
    expect(await get(`/api/v1/gateway/payments/${id}`)).toBe('422 VALIDATION_ERROR');
    expect(await get(`/payment/success/${id}`)).toBe('422 VALIDATION_ERROR');
  });

  test('a token that cannot exist is for the legacy operation to refuse, in its own words', async () => {
    const gateway = fakeGateway();
    await send(createHandler(gateway), 'GET', `/payment/success/${'x'.repeat(300)}`);
    expect(gateway.calls[0]?.request.parameters).toEqual({ token: 'invalid' });
  });
});

describe('idempotency key', () => {
  const keyOf = async (sent: Sent, path = '/gateway/payments') => {
    const gateway = fakeGateway();
    await send(createHandler(gateway), 'POST', `/api/v1${path}`, sent);
    return gateway.calls[0]?.request;
  };

  test('comes from the header or from the body, and is then no part of the body', async () => {
    const inHeader = await keyOf({ body: PAYMENT, headers: { 'Idempotency-Key': 'key-1' } });
    const inBody = await keyOf({ body: { ...PAYMENT, idempotency_key: 'key-1' } });
    const inBoth = await keyOf({
      body: { ...PAYMENT, idempotency_key: 'key-1' },
      headers: { 'Idempotency-Key': 'key-1' },
    });
    for (const request of [inHeader, inBody, inBoth]) {
      expect(request).toMatchObject({ idempotencyKey: 'key-1' });
      expect(request?.body).toEqual(PAYMENT);
    }
    expect(await keyOf({ body: PAYMENT })).toMatchObject({ idempotencyKey: null });
  });

  test('routes whose body is optional or absent take it too', async () => {
    const cancel = await keyOf({ body: { idempotency_key: 'key-1' } }, '/gateway/payments/pay_1/cancel');
    expect(cancel).toMatchObject({ idempotencyKey: 'key-1', body: {} });
    const ping = await keyOf({ body: { idempotency_key: 'key-1' } }, '/merchant/webhook-endpoints/whe_1/ping');
    expect(ping).toMatchObject({ idempotencyKey: 'key-1', body: undefined });
  });

  test('two different ones are refused', async () => {
    const sent = { body: { ...PAYMENT, idempotency_key: 'key-1' }, headers: { 'Idempotency-Key': 'key-2' } };
    expect(await broken('POST', '/gateway/payments', sent)).toEqual({ idempotency_key: 'conflict' });
  });

  test.each(['', 'x'.repeat(256), 'a b', 'é', 'one, two'])('%j is none', async (key) => {
    const sent = { body: PAYMENT, headers: { 'Idempotency-Key': key } };
    expect(await broken('POST', '/gateway/payments', sent)).toEqual({ idempotency_key: 'format' });
    const body = { ...PAYMENT, idempotency_key: key };
    expect(await broken('POST', '/gateway/payments', { body })).toEqual({ idempotency_key: 'format' });
    const only = { body: { idempotency_key: key } };
    expect(await broken('POST', '/merchant/webhook-endpoints/whe_1/ping', only)).toEqual({ idempotency_key: 'format' });
  });

  test('a route without fields takes nothing beside it', async () => {
    const sent = { body: { force: true } };
    expect(await broken('POST', '/merchant/webhook-endpoints/whe_1/ping', sent)).toEqual({ force: 'unknown_field' });
  });

  test('reading needs none', async () => {
    const gateway = fakeGateway();
    const headers = { 'Idempotency-Key': 'a b' };
    expect((await send(createHandler(gateway), 'GET', '/api/v1/gateway/payments', { headers })).status).toBe(200);
    expect(gateway.calls[0]?.request.idempotencyKey).toBeNull();
  });
});

describe('device name', () => {
  test('is the trimmed User-Agent where somebody logs in', async () => {
    const gateway = fakeGateway();
    const body = { email: 'a@b.cm', password: 'x' };
    const login = (agent: string) =>
      send(createHandler(gateway), 'POST', '/api/v1/auth/user/login', { body, headers: { 'User-Agent': agent } });
    await login('  Firefox 150  ');
    await login('x'.repeat(1000));
    await login('');
    expect(gateway.calls.map((call) => call.request.deviceName)).toEqual(['Firefox 150', 'x'.repeat(255), null]);
  });
});
