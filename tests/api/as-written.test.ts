import type { Payment, PaymentLink, Refund, WebhookEndpoint } from '@mitako/contract/names';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  dataOf,
  detailsOf,
  invalidFields,
  openGateway,
  paidPayment,
  send,
  testKey,
  type TestGateway,
} from './support.ts';

// What a request says is done, or refused: never something near it (decisions §1, §4 and §9).

let api: TestGateway;

beforeAll(async () => {
  api = await openGateway();
});
afterAll(() => api.close());

const PAYMENTS = '/gateway/payments';

function create(text: string, headers: Readonly<Record<string, string>> = {}) {
  return send(api, 'POST', PAYMENTS, { bearer: testKey(api), text, headers });
}

test.each([
  ['{"amount":300,"amount":500}', 'amount'],
  ['{"amount":300,"metadata":{"order":"7","order":"8"}}', 'metadata.order'],
])('a name given twice is refused by name: %s', async (text, field) => {
  const answer = await create(text);
  expect(invalidFields(answer)).toEqual([field]);
  expect(answer.text).toContain('Must be given once.');
});

test.each(['0.9999999999999999999', '1.00000000000000000001', '5000.5', '1e400', '9007199254740993', '1e-400'])(
  '%s is no whole number, and refused',
  async (amount) => {
    expect(invalidFields(await create(`{"amount":${amount}}`))).toEqual(['amount']);
  },
);

test.each(['5000.0', '5e3', '50.0e2'])('%s is the whole number 5000', async (amount) => {
  expect(dataOf(await create(`{"amount":${amount}}`), 201)).toMatchObject({ payment: { amount: 5000 } });
});

const HIDDEN = '\u202Egnp.exe\u2066\u200B\u0007';

test('what people write on one line has no line break, and no character that turns direction or has no width', async () => {
  const bearer = testKey(api);
  const description = `Robe${HIDDEN}\r\nbleue`;
  const { payment } = dataOf<{ payment: Payment }>(
    await api.request('POST', PAYMENTS, { bearer, body: { amount: 500, description } }),
    201,
  );
  expect(payment.description).toBe('Robe gnp.exe bleue');
  const { payment_link: link } = dataOf<{ payment_link: PaymentLink }>(
    await api.request('POST', '/merchant/payment-links', { bearer, body: { amount: 500, description } }),
    201,
  );
  expect(link.description).toBe('Robe gnp.exe bleue');
  const url = 'https://shop.example/hooks';
  const { endpoint } = dataOf<{ endpoint: WebhookEndpoint }>(
    await api.request('POST', '/merchant/webhook-endpoints', { bearer, body: { url, description } }),
    201,
  );
  expect(endpoint.description).toBe('Robe gnp.exe bleue');
});

test('a text of several lines keeps its line breaks and tabs, and loses the rest', async () => {
  const { payment } = await paidPayment(api);
  const reason = `Article\tabîmé,\r\nvoir photo${HIDDEN}`;
  const answer = await api.request('POST', `/gateway/payments/${payment.id}/refunds`, {
    bearer: testKey(api),
    body: { amount: 1, reason },
  });
  expect(dataOf<{ refund: Refund }>(answer, 201).refund.reason).toBe('Article\tabîmé,\nvoir photo gnp.exe ');
});

test.each([
  [{ customer_reference: 'A-1\n2' }, 'customer_reference', 'U+000A (character 4)'],
  [{ customer_reference: '😀\u202E1' }, 'customer_reference', 'U+202E (character 2)'],
  [{ metadata: { 'or\u200Bder': '1' } }, 'metadata', 'U+200B (character 3)'],
  [{ metadata: { order: 'a\u2066' } }, 'metadata.order', 'U+2066 (character 2)'],
  [{ return_url: 'https://shop.example/\u202Ea' }, 'return_url', 'U+202E (character 22)'],
])('what programs write is refused with the position: %j', async (fields, field, place) => {
  const answer = await api.request('POST', PAYMENTS, { bearer: testKey(api), body: { amount: 500, ...fields } });
  expect(invalidFields(answer).join()).toContain(field);
  expect(answer.text).toContain(place);
});

test('a value of metadata may have several lines', async () => {
  const metadata = { address: 'Rue 12\n\tAkwa' };
  const answer = await api.request('POST', PAYMENTS, { bearer: testKey(api), body: { amount: 500, metadata } });
  expect(dataOf<{ payment: Payment }>(answer, 201).payment.metadata).toEqual(metadata);
});

describe('a content encoding', () => {
  test.each(['gzip', 'deflate', 'br', 'zstd', 'gzip, identity'])('%s is refused with a sentence', async (encoding) => {
    const answer = await create('{"amount":5000}', { 'content-encoding': encoding });
    expect(answer.status).toBe(415);
    expect(detailsOf(answer, 'UNSUPPORTED_MEDIA_TYPE')).toEqual({ content_encoding: encoding });
    expect(answer.text).toContain('without Content-Encoding');
  });

  test('is refused for compressed bytes, and for a file', async () => {
    const sendBytes = (path: string, type: string) =>
      api.handler(
        new Request(`http://gateway.test/api/v1${path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${bearer}`, 'content-type': type, 'content-encoding': 'gzip' },
          body: gzipSync('{"amount":5000}'),
        }),
      );
    let bearer = testKey(api);
    expect((await sendBytes(PAYMENTS, 'application/json')).status).toBe(415);
    bearer = await api.login('merchant@sandbox.test', { role: 'merchant' });
    expect((await sendBytes('/gateway/files?purpose=dispute_evidence', 'application/pdf')).status).toBe(415);
  });

  test('of identity, or without a body, changes nothing', async () => {
    dataOf(await create('{"amount":5000}', { 'content-encoding': 'identity' }), 201);
    const { payment } = dataOf<{ payment: { id: string } }>(await create('{"amount":5000}'), 201);
    const headers = { 'content-encoding': 'gzip' };
    dataOf(await send(api, 'POST', `${PAYMENTS}/${payment.id}/cancel`, { bearer: testKey(api), headers }), 200);
  });
});

describe('an idempotency key in quotes', () => {
  test.each([
    ['"order-7"', 'order-7'],
    [String.raw`"a\"b\\c"`, String.raw`a"b\c`],
  ])('%s is the key %s', async (quoted, key) => {
    const first = await create('{"amount":700}', { 'idempotency-key': quoted });
    const again = await create('{"amount":700}', { 'idempotency-key': key });
    const inBody = await create(JSON.stringify({ amount: 700, idempotency_key: key }), { 'idempotency-key': quoted });
    for (const replay of [again, inBody]) {
      expect(replay.text).toBe(first.text);
      expect(replay.headers.get('idempotent-replayed')).toBe('true');
    }
  });

  test.each(['"', '"a', '"a"b"', '"a b"', String.raw`"a\b"`, '""', `"${'x'.repeat(256)}"`])(
    '%s is refused',
    async (key) => {
      expect(invalidFields(await create('{"amount":700}', { 'idempotency-key': key }))).toEqual(['idempotency_key']);
    },
  );

  test('holds 255 characters, whatever its escapes', async () => {
    dataOf(await create('{"amount":700}', { 'idempotency-key': `"${'\\"'.repeat(255)}"` }), 201);
  });
});

test('a plus sign that is not encoded in a query is named', async () => {
  const bearer = testKey(api);
  const refused = await send(api, 'GET', `${PAYMENTS}?created_from=2026-01-01T00:00:00+01:00`, { bearer });
  expect(invalidFields(refused)).toEqual(['created_from']);
  expect(refused.text).toContain('%2B');
  dataOf(await send(api, 'GET', `${PAYMENTS}?created_from=2026-01-01T00:00:00%2B01:00`, { bearer }), 200);
  const other = await send(api, 'GET', `${PAYMENTS}?created_from=yesterday`, { bearer });
  expect(other.text).not.toContain('%2B');
});

test('a name is of one line, without characters that turn its direction or have no width', async () => {
  const bearer = await api.login('merchant@sandbox.test', { role: 'merchant' });
  const named = async (name: string) => {
    const answer = await api.request('POST', '/merchant/api-keys', { bearer, body: { name, livemode: false } });
    return dataOf<{ api_key: { name: string } }>(answer, 201).api_key.name;
  };
  expect(await named('Caisse\u202E\u20661\u200B')).toBe('Caisse 1');
  expect(await named('Caisse\r\n2\u2028')).toBe('Caisse 2 ');
  expect(await named('Épicerie 👩‍🌾 القاهرة')).toBe('Épicerie 👩‍🌾 القاهرة');
  for (const name of ['\u200B\uFEFF', 'a\u0000']) {
    const body = { name, livemode: false };
    expect(invalidFields(await api.request('POST', '/merchant/api-keys', { bearer, body }))).toEqual(['name']);
  }
});

test.each([
  ['white space', ' \u00A0\u3000\t'],
  ['line breaks', '\r\n\u2028'],
  ['fillers of Hangul', '\u3164\u115F\uFFA0'],
  ['the blank of Braille', '\u2800'],
  ['joiners and variations of nothing', '\u200D\uFE0F\u034F'],
  ['tags', '\u{E0041}\u{E0100}'],
])('what must not be empty is not blank: %s', async (_, blank) => {
  const bearer = await api.login('merchant@sandbox.test', { role: 'merchant' });
  const refusedFields = async (method: string, path: string, body: object, asking = bearer) =>
    invalidFields(await api.request(method, path, { bearer: asking, body }));
  expect(await refusedFields('POST', '/merchant/api-keys', { name: blank, livemode: false })).toEqual(['name']);
  expect(await refusedFields('PATCH', '/merchant/profile', { name: blank })).toEqual(['name']);
  expect(await refusedFields('POST', '/merchant/payment-links?mode=test', { description: blank })).toEqual([
    'description',
  ]);
  const reason = { mode: 'test', reason: blank };
  expect(await refusedFields('POST', '/admin/methods/wallet/suspend', reason, api.seed.operatorKey)).toEqual([
    'reason',
  ]);
});

test('a name keeps what draws letters together, and loses fillers that draw nothing', async () => {
  const bearer = await api.login('merchant@sandbox.test', { role: 'merchant' });
  const body = { name: 'می\u200Cخواهم 🏴\u{E0067}\u{E0062}\u{E007F}\u3164\u034F', livemode: false };
  const answer = await api.request('POST', '/merchant/api-keys', { bearer, body });
  expect(dataOf<{ api_key: { name: string } }>(answer, 201).api_key.name).toBe(
    'می\u200Cخواهم 🏴\u{E0067}\u{E0062}\u{E007F}',
  );
});
