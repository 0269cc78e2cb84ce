import type { EngineStore } from '@mitako/core/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createEndpoint,
  createPayment,
  dataOf,
  invalidFields,
  openGateway,
  type Reply,
  SECOND,
  send,
  testKey,
  type TestGateway,
} from './support.ts';

// The kernel's errors for invalid requests, and its parsing of valid ones.

let api: TestGateway;
/** Written changes, except the last use of a key. */
let written: string[] = [];

beforeAll(async () => {
  api = await openGateway({}, watched);
});
afterAll(() => api.close());
beforeEach(() => {
  written = [];
});

function watched(store: EngineStore): EngineStore {
  return {
    ...store,
    commit(changes) {
      written.push(...changes.map(({ type }) => type).filter((type) => type !== 'api_key.touch'));
      return store.commit(changes);
    },
  };
}

interface Sent {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

function ask(method: string, path: string, { body, headers = {} }: Sent = {}): Promise<Reply> {
  const options = { bearer: testKey(api), headers };
  return send(api, method, path, body === undefined ? options : { ...options, text: JSON.stringify(body) });
}

/** Fields and violated rules, from `details.fields` of a 422. Asserts that nothing was written. */
async function broken(method: string, path: string, sent: Sent = {}): Promise<Record<string, string>> {
  const answer = await ask(method, path, sent);
  invalidFields(answer);
  expect(written).toEqual([]);
  const fields = answer.body.details?.['fields'] as Record<
    string,
    readonly { readonly rule: string; readonly message: string }[]
  >;
  for (const { message } of Object.values(fields).flat()) expect(message).toMatch(/^[A-Z].*\.$/s);
  return Object.fromEntries(
    Object.entries(fields).map(([field, rules]) => [field, rules.map(({ rule }) => rule).join(' ')]),
  );
}

const PAYMENTS = '/gateway/payments';
const PAYMENT = { amount: 5000, currency: 'XAF' };
const brokenBy = (fields: object) => broken('POST', PAYMENTS, { body: { ...PAYMENT, ...fields } });

describe('fields of a body', () => {
  test('a missing field is required', async () => {
    expect(await broken('POST', PAYMENTS, { body: {} })).toEqual({ amount: 'required' });
    expect(await broken('POST', PAYMENTS)).toEqual({ amount: 'required' });
    expect(await broken('POST', '/auth/user/login', { body: {} })).toEqual({
      email: 'required',
      password: 'required',
    });
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
    [{ metadata: { ['x'.repeat(41)]: 'x' } }, { [`metadata.${'x'.repeat(41)}`]: 'name' }],
    [{ metadata: { 'a\u000e': 'x' } }, { 'metadata.a\u000e': 'format' }],
    [{ metadata: { a: '\uDC00' } }, { 'metadata.a': 'format' }],
    [
      { ammount: 1, curency: 2 },
      { ammount: 'unknown_field', curency: 'unknown_field' },
    ],
  ])('%j', async (fields, expected) => {
    expect(await brokenBy(fields)).toEqual(expected);
  });

  test.each([[[]], [null], [1], ['text'], [true]])('%j is not an object', async (body) => {
    const { details } = (await ask('POST', PAYMENTS, { body })).body;
    expect(details).toEqual({ fields: { body: [{ rule: 'type', message: 'Must be an object.' }] } });
  });

  test.each([
    [
      'POST',
      '/merchant/webhook-endpoints',
      { url: 'https://shop.example/hook', events: 'payment.succeeded' },
      'events',
    ],
    ['POST', '/merchant/webhook-endpoints', { url: 'https://shop.example/hook', events: '' }, 'events'],
    ['POST', '/merchant/webhook-endpoints', { url: 'https://shop.example/hook', events: 'x'.repeat(500) }, 'events'],
    ['POST', '/gateway/payments', { amount: 1, currency: 'XAF', description: ['x'.repeat(9)] }, 'description'],
  ])('%s %s: a value of another type is one fault, whatever its length', async (method, path, body, field) => {
    const answer = await ask(method, path, { body });
    expect(invalidFields(answer)).toEqual([field]);
    const fields = answer.body.details?.['fields'] as Record<string, readonly { readonly rule: string }[]>;
    expect(fields[field]?.map(({ rule }) => rule)).toEqual(['type']);
  });

  test('64 KiB of nesting is a wrong type', async () => {
    const deep = `${'['.repeat(32_000)}${']'.repeat(32_000)}`;
    const text = `{"amount":${deep},"currency":"XAF"}`;
    expect(invalidFields(await send(api, 'POST', PAYMENTS, { bearer: testKey(api), text }))).toEqual(['amount']);
  });

  test('array items are named by their index', async () => {
    const body = { url: 'https://shop.example.cm/hook', events: ['payment.succeeded', 'payment.suceeded'] };
    expect(await broken('POST', '/merchant/webhook-endpoints', { body })).toEqual({ 'events.1': 'one_of' });
  });

  test('each payment method has its own fields', async () => {
    const bearer = await api.login('success@sandbox.test');
    written = [];
    const headers = { authorization: `Bearer ${bearer}` };
    const pay = (body: object) => broken('POST', '/gateway/checkout/s/pay', { body, headers });
    expect(await pay({})).toEqual({ method: 'required' });
    expect(await pay({ method: 'cash' })).toEqual({ method: 'one_of' });
    expect(await pay({ pin: 1234 })).toEqual({ pin: 'type' });
    expect(await pay({ method: 'mobile_money' })).toEqual({ provider: 'required', phone: 'required' });
    expect(await pay({ pin: '1234', phone: '+237653456789' })).toEqual({ phone: 'unknown_field' });
  });

  test('the response does not repeat what was sent', async () => {
    const { text, status } = await ask('POST', '/auth/user/register', {
      body: { email: 'canary-email', password: 'canary1', name: 'canary-name\0', phone: 'canary-phone' },
    });
    expect(status).toBe(422);
    expect(text).not.toContain('canary');
  });

  test('the response does not grow with the request', async () => {
    const many = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`field${index}`, 1]));
    expect(Object.keys(await brokenBy(many))).toHaveLength(20);
    const [name = ''] = Object.keys(await brokenBy({ ['x'.repeat(5000)]: 1 }));
    expect(name.length).toBeLessThan(100);
  });
});

describe('query', () => {
  const list = (query: string) => broken('GET', `${PAYMENTS}?${query}`);

  test.each([
    ['limit=0', { limit: 'min' }],
    ['limit=101', { limit: 'max' }],
    ['limit=-1', { limit: 'format' }],
    ['limit=1e2', { limit: 'format' }],
    ['limit=1&limit=2', { limit: 'repeated' }],
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

  test('all errors of query and body are reported together', async () => {
    const sent = { body: { url: 'ftp://x' } };
    expect(await broken('POST', '/merchant/webhook-endpoints?mode=sandbox&x=1', sent)).toEqual({
      mode: 'one_of',
      x: 'unknown_field',
      url: 'format',
    });
  });

  test('valid parameters are parsed: arrays, legacy names, times in any zone, blanks and signs', async () => {
    const found = async (query: string): Promise<readonly string[]> => {
      const { payments } = dataOf<{ payments: readonly { id: string }[] }>(
        await ask('GET', `${PAYMENTS}?${query}`),
        200,
      );
      return payments.map(({ id }) => id);
    };
    const reference = { customer_reference: 'a b&c' };
    const [open, canceled] = [await createPayment(api, reference), await createPayment(api, reference)];
    const later = new Date(api.clock.now() + SECOND);
    dataOf(await ask('POST', `${PAYMENTS}/${canceled.id}/cancel`), 200);
    await createPayment(api, { customer_reference: 'a' });
    api.clock.advance(SECOND);
    const latest = await createPayment(api, reference);

    const ofReference = 'customer_reference=a+b%26c';
    expect(await found(ofReference)).toEqual([latest.id, canceled.id, open.id]);
    expect(await found(`${ofReference}&status=failed,cancelled`)).toEqual([canceled.id]);
    expect(await found(`${ofReference}&status=expired&status=canceled`)).toEqual([canceled.id]);
    expect(await found(`${ofReference}&limit=1`)).toEqual([latest.id]);
    const inDouala = new Date(later.getTime() + 3600 * SECOND).toISOString().replace('Z', '+01:00');
    expect(await found(`${ofReference}&created_from=${encodeURIComponent(inDouala)}`)).toEqual([latest.id]);
    expect(await found(`${ofReference}&created_from=${later.toISOString()}`)).toEqual([latest.id]);
  });
});

describe('identifiers in the path', () => {
  const get = async (path: string, bearer = testKey(api)) => {
    const { status, body } = await send(api, 'GET', path, { bearer });
    return `${status} ${body.code}`;
  };
  const long = 'x'.repeat(65);

  test('an impossible id gets the not-found error of its resource', async () => {
    expect(await get(`/gateway/payments/${long}`)).toBe('404 PAYMENT_NOT_FOUND');
    expect(await get(`/gateway/payments/${long}/refunds`)).toBe('404 PAYMENT_NOT_FOUND');
    expect(await get(`/gateway/refunds/${long}`)).toBe('404 REFUND_NOT_FOUND');
    expect(await get(`/gateway/checkout/${long}`)).toBe('404 CHECKOUT_NOT_FOUND');
    expect(await get(`/merchant/webhook-endpoints/${long}`)).toBe('404 WEBHOOK_ENDPOINT_NOT_FOUND');
    expect(await get(`/merchant/deliveries/${long}`)).toBe('404 DELIVERY_NOT_FOUND');
    expect(await get(`/admin/merchants/${long}`, api.seed.operatorKey)).toBe('404 MERCHANT_NOT_FOUND');
  });

  test.each(['%FF', '%ED%A0%80'])('%s is not valid UTF-8', async (id) => {
    expect(await get(`/gateway/payments/${id}`)).toBe('422 VALIDATION_ERROR');
    expect(await get(`//payment/success/${id}`)).toBe('422 VALIDATION_ERROR');
  });

  test.each(['%00', 'pay_%00', '%', '%zz'])('%s is no path', async (id) => {
    expect(await get(`/gateway/payments/${id}`)).toBe('400 INVALID_PATH');
    expect(await get(`//payment/success/${id}`)).toBe('400 INVALID_PATH');
  });

  test('an impossible token gets the error of the legacy operation', async () => {
    const refused = (token: string) => send(api, 'GET', `//payment/success/${token}`, { bearer: testKey(api) });
    const { status, text } = await refused('x'.repeat(300));
    expect([status, text]).toEqual([403, (await refused('unknown')).text]);
    expect(JSON.parse(text)).toMatchObject({ message: { code: 403 }, type: 'error' });
  });
});

describe('idempotency key', () => {
  const replayed = (answer: Reply) => [answer.status, answer.headers.get('Idempotent-Replayed')];

  test('comes from the header or from the body, and is removed from the body', async () => {
    const inHeader = await ask('POST', PAYMENTS, { body: PAYMENT, headers: { 'Idempotency-Key': 'key-1' } });
    const inBody = await ask('POST', PAYMENTS, { body: { ...PAYMENT, idempotency_key: 'key-1' } });
    const inBoth = await ask('POST', PAYMENTS, {
      body: { ...PAYMENT, idempotency_key: 'key-1' },
      headers: { 'Idempotency-Key': 'key-1' },
    });
    expect(replayed(inHeader)).toEqual([201, null]);
    for (const again of [inBody, inBoth]) {
      expect(replayed(again)).toEqual([201, 'true']);
      expect(again.text).toBe(inHeader.text);
    }
    expect(replayed(await ask('POST', PAYMENTS, { body: PAYMENT }))).toEqual([201, null]);
  });

  test('routes with an optional or no body accept it too', async () => {
    const endpoint = await createEndpoint(api);
    const { id } = await createPayment(api);
    for (const path of [`${PAYMENTS}/${id}/cancel`, `/merchant/webhook-endpoints/${endpoint.id}/ping`]) {
      const first = await ask('POST', path, { body: { idempotency_key: 'key-2' } });
      const again = await ask('POST', path, { body: {}, headers: { 'Idempotency-Key': 'key-2' } });
      expect(replayed(first)).toEqual([first.status, null]);
      expect(first.status).toBeLessThan(300);
      expect(replayed(again)).toEqual([first.status, 'true']);
    }
  });

  test('two different keys are rejected', async () => {
    const sent = { body: { ...PAYMENT, idempotency_key: 'key-3' }, headers: { 'Idempotency-Key': 'key-4' } };
    expect(await broken('POST', PAYMENTS, sent)).toEqual({ idempotency_key: 'conflict' });
  });

  test.each(['', 'x'.repeat(256), 'a b', 'é', 'one, two'])('%j is invalid', async (key) => {
    const sent = { body: PAYMENT, headers: { 'Idempotency-Key': key } };
    expect(await broken('POST', PAYMENTS, sent)).toEqual({ idempotency_key: 'format' });
    const body = { ...PAYMENT, idempotency_key: key };
    expect(await broken('POST', PAYMENTS, { body })).toEqual({ idempotency_key: 'format' });
    const only = { body: { idempotency_key: key } };
    expect(await broken('POST', '/merchant/webhook-endpoints/whe_1/ping', only)).toEqual({ idempotency_key: 'format' });
  });

  test('a route without fields accepts nothing else in the body', async () => {
    const sent = { body: { force: true } };
    expect(await broken('POST', '/merchant/webhook-endpoints/whe_1/ping', sent)).toEqual({ force: 'unknown_field' });
  });

  test('reads need no key', async () => {
    dataOf(await ask('GET', PAYMENTS, { headers: { 'Idempotency-Key': 'a b' } }), 200);
  });
});

test('lengths are counted in characters, as the document means them, not in those of JavaScript', async () => {
  const body = (description: string): Sent => ({ body: { amount: 5000, currency: 'XAF', description } });
  const created = await ask('POST', '/gateway/payments', body('😀'.repeat(255)));
  expect(dataOf<{ payment: { description: string } }>(created, 201).payment.description).toBe('😀'.repeat(255));
  written = [];
  const tooLong = await broken('POST', '/gateway/payments', body('😀'.repeat(256)));
  expect(tooLong).toEqual({ description: 'max' });
  const account = { email: 'short@shop.test', name: 'A', password: '😀'.repeat(4) };
  expect(await broken('POST', '/auth/user/register', { body: account })).toEqual({ password: 'min' });
});
