import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createPayment,
  dataOf,
  detailsOf,
  invalidFields,
  openGateway,
  send,
  testKey,
  type Reply,
  type TestGateway,
} from './support.ts';

let api: TestGateway;

beforeAll(async () => {
  api = await openGateway();
});
afterAll(() => api.close());

const CREATE = '/gateway/payments';
const BODY = '{"amount":5000,"currency":"XAF"}';

function create(text: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
  return send(api, 'POST', CREATE, { bearer: testKey(api), text, headers });
}

test.each(['', '/', '/gateway', '/gateway/payment', '/gateway/payments/', '/Gateway/payments', '/auth/user'])(
  '%j is not found',
  async (path) => {
    detailsOf(await send(api, 'GET', path, { bearer: testKey(api) }), 'ROUTE_NOT_FOUND');
  },
);

test('the version is part of the path', async () => {
  detailsOf(await send(api, 'GET', '//gateway/payments', { bearer: testKey(api) }), 'ROUTE_NOT_FOUND');
  detailsOf(await send(api, 'GET', '//api/v2/gateway/payments', { bearer: testKey(api) }), 'ROUTE_NOT_FOUND');
});

test.each(['///gateway/payments', '/gateway//payments', '/gateway/%70ayments', '/gateway%2Fpayments'])(
  '%j is refused for its spelling',
  async (path) => {
    detailsOf(await send(api, 'GET', path, { bearer: testKey(api) }), 'INVALID_PATH');
  },
);

test('a wrong method is answered with the allowed ones', async () => {
  for (const [method, path, allowed] of [
    ['DELETE', CREATE, ['GET', 'POST']],
    ['PUT', CREATE, ['GET', 'POST']],
    ['GET', '/auth/user/login', ['POST']],
    ['POST', '/merchant/profile', ['GET', 'PATCH']],
  ] as const) {
    const answer = await send(api, method, path);
    detailsOf(answer, 'METHOD_NOT_ALLOWED');
    const allow = (answer.headers.get('allow') ?? '').split(', ');
    for (const each of allowed) expect(allow).toContain(each);
    expect(allow).not.toContain(method);
  }
});

test('method, credential, body and state are checked in this order', async () => {
  detailsOf(await send(api, 'DELETE', CREATE, { text: '{' }), 'METHOD_NOT_ALLOWED');
  detailsOf(await send(api, 'POST', CREATE, { text: '{' }), 'AUTHENTICATION_REQUIRED');
  detailsOf(await send(api, 'POST', CREATE, { bearer: 'svc_test_wrong', text: '{' }), 'INVALID_API_KEY');
  detailsOf(
    await send(api, 'POST', '/gateway/sandbox/payments', { bearer: api.seed.merchant.liveKey, text: '{' }),
    'MODE_MISMATCH',
  );
  const missing = '/gateway/payments/pay_00000000000000000000000000/refunds';
  expect(invalidFields(await send(api, 'POST', missing, { bearer: testKey(api), text: '{"amount":0}' }))).toEqual([
    'amount',
  ]);
});

test.each(['{', '{"amount":5000,}', 'amount=5000', ' ', '{"amount":5000}{}', "{'amount':1}", '{"amount":NaN}'])(
  'the body %j is not valid JSON',
  async (text) => {
    detailsOf(await create(text), 'MALFORMED_JSON');
  },
);

test('an empty body is treated as an empty object', async () => {
  expect(invalidFields(await create(''))).toEqual(['amount']);
});

test.each(['[]', '"text"', '5000', 'null', 'true', '[{"amount":5000,"currency":"XAF"}]'])(
  'the body %s is JSON but no valid request',
  async (text) => {
    expect(invalidFields(await create(text)).length).toBeGreaterThan(0);
  },
);

test('invalid UTF-8 is malformed, not silently replaced', async () => {
  const bytes = Buffer.concat([
    Buffer.from('{"amount":5000,"currency":"XAF","description":"'),
    Buffer.from([0xe9]),
    Buffer.from('"}'),
  ]);
  const response = await api.handler(
    new Request(`http://gateway.test/api/v1${CREATE}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${testKey(api)}`, 'content-type': 'application/json' },
      body: bytes,
    }),
  );
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'MALFORMED_JSON']);
});

test('a field named like a prototype property is rejected, and no prototype is changed', async () => {
  for (const text of [
    '{"amount":5000,"currency":"XAF","__proto__":{"livemode":true}}',
    '{"amount":5000,"currency":"XAF","metadata":{"__proto__":"x"}}',
    '{"amount":5000,"currency":"XAF","constructor":{"prototype":{}}}',
  ]) {
    expect(invalidFields(await create(text)).length).toBeGreaterThan(0);
  }
  expect('livemode' in {}).toBe(false);
});

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'Application/JSON',
  'application/json;charset=UTF-8',
])('a body of type %s is accepted', async (type) => {
  dataOf(await create(BODY, { 'content-type': type }), 201);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/jsonp',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'json',
  '',
])('a body of type %j is rejected', async (type) => {
  detailsOf(await create(BODY, { 'content-type': type }), 'UNSUPPORTED_MEDIA_TYPE');
});

test('a request without a body needs no type', async () => {
  const { id } = await createPayment(api);
  dataOf(await send(api, 'POST', `/gateway/payments/${id}/cancel`, { bearer: testKey(api) }), 200);
});

test('a body of 64 KiB is read, one byte more is not', async () => {
  const padded = (length: number): string => BODY.replace('}', `${' '.repeat(length - BODY.length)}}`);
  dataOf(await create(padded(65_536)), 201);
  detailsOf(await create(padded(65_537)), 'PAYLOAD_TOO_LARGE');
});

test("every response has an X-Request-Id, the caller's own if it is valid", async () => {
  const answers = await Promise.all([
    create(BODY),
    create('{'),
    send(api, 'GET', '/nowhere'),
    send(api, 'DELETE', CREATE),
    send(api, 'GET', CREATE),
    send(api, 'GET', '//.well-known/jwks.json'),
    send(api, 'GET', '//payment/success/nonsense', { bearer: testKey(api) }),
  ]);
  const ids = answers.map(({ headers }) => headers.get('x-request-id'));
  for (const id of ids) expect(id).toMatch(/^[\w.-]{8,64}$/);
  expect(new Set(ids).size).toBe(ids.length);
  const own = await create(BODY, { 'x-request-id': 'shop-request.0042' });
  expect(own.headers.get('x-request-id')).toBe('shop-request.0042');
  const unfit = await create(BODY, { 'x-request-id': 'a b' });
  expect(unfit.headers.get('x-request-id')).not.toBe('a b');
});

test('every response is JSON and not cacheable', async () => {
  for (const { headers } of [
    await create(BODY),
    await create('{'),
    await send(api, 'GET', '/nowhere'),
    await send(api, 'GET', CREATE),
  ]) {
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('no response may be embedded, and all demand https from then on where the public URL does', async () => {
  const secure = await openGateway({ publicUrl: 'https://pay.example.cm' });
  for (const [gateway, expected] of [
    [api, null],
    [secure, 'max-age=31536000; includeSubDomains'],
  ] as const) {
    for (const path of [CREATE, '/nowhere', '/openapi.json', '//.well-known/jwks.json']) {
      const { headers } = await send(gateway, 'GET', path);
      expect(headers.get('strict-transport-security'), path).toBe(expected);
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  }
  await secure.close();
});

test('an internal error is a 500 in the common form, without details', async () => {
  const broken = await openGateway({}, (store) => ({
    ...store,
    read: { ...store.read, paymentById: () => Promise.reject(new Error('disk I/O error at /var/lib')) },
  }));
  const answer = await broken.request('GET', '/gateway/payments/pay_00000000000000000000000000', {
    bearer: testKey(broken),
  });
  expect(detailsOf(answer, 'INTERNAL_ERROR')).toEqual({});
  expect(answer.text).not.toContain('disk');
  await broken.close();
});

test('a lost commit response is resolved from the store', async () => {
  let isLost = false;
  const losing = await openGateway({}, (store) => ({
    ...store,
    async commit(changes) {
      const outcome = await store.commit(changes);
      const isPayment = changes.some(({ type }) => type === 'payment.insert');
      return isPayment && !isLost && (isLost = true) ? { kind: 'unknown' } : outcome;
    },
  }));
  const payment = await createPayment(losing);
  expect(isLost).toBe(true);
  dataOf(await losing.request('GET', `/gateway/payments/${payment.id}`, { bearer: testKey(losing) }), 200);
  await losing.close();
});

test('a commit that did not reach the store is a 503 that can be retried with the same key', async () => {
  let isLost = false;
  const losing = await openGateway({}, (store) => ({
    ...store,
    commit: (changes) => {
      const isPayment = changes.some(({ type }) => type === 'payment.insert');
      return isPayment && !isLost && (isLost = true) ? Promise.resolve({ kind: 'unknown' }) : store.commit(changes);
    },
  }));
  const request = { bearer: testKey(losing), body: { amount: 5000, currency: 'XAF' }, idempotencyKey: 'try-again' };
  const unavailable = await losing.request('POST', CREATE, request);
  detailsOf(unavailable, 'SERVICE_UNAVAILABLE');
  expect(unavailable.headers.get('retry-after')).toBe('1');
  dataOf(await losing.request('POST', CREATE, request), 201);
  const listed = dataOf<{ payments: readonly unknown[] }>(
    await losing.request('GET', CREATE, { bearer: testKey(losing) }),
    200,
  );
  expect(listed.payments).toHaveLength(1);
  await losing.close();
});
