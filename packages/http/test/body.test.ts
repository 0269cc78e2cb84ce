import { describe, expect, test } from 'vitest';
import { createHandler } from '../src/index.ts';
import { fakeGateway } from './fake-gateway.ts';
import { send, type Sent } from './send.ts';

const PATH = '/api/v1/gateway/payments';
const PAYMENT = { amount: 5000, currency: 'XAF' };

async function create(sent: Sent) {
  const gateway = fakeGateway();
  const answer = await send(createHandler(gateway), 'POST', PATH, sent);
  return {
    ...answer,
    code: answer.status === 200 ? 'OK' : answer.error.code,
    bodies: gateway.calls.map((called) => called.body),
  };
}

/** Without a Content-Length, as a chunked request arrives. */
function chunks(...parts: readonly string[]): ReadableStream {
  return ReadableStream.from(parts.map((part) => new TextEncoder().encode(part)));
}

describe('content type', () => {
  test.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/vnd.api+json',
  ])('%s is accepted', async (type) => {
    expect((await create({ body: PAYMENT, headers: { 'Content-Type': type } })).status).toBe(200);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/json',
    'application/json; charset=utf-16',
    'application/json, text/plain',
    '',
  ])('%j is rejected', async (type) => {
    expect((await create({ body: PAYMENT, headers: { 'Content-Type': type } })).code).toBe('UNSUPPORTED_MEDIA_TYPE');
    expect((await create({ body: chunks('{}'), headers: { 'Content-Type': type } })).code).toBe(
      'UNSUPPORTED_MEDIA_TYPE',
    );
  });

  test('a request without a body needs none', async () => {
    const gateway = fakeGateway();
    const { status } = await send(createHandler(gateway), 'POST', '/api/v1/gateway/payments/pay_1/cancel');
    expect(status).toBe(200);
    expect(gateway.calls).toMatchObject([{ body: undefined }]);
  });

  test('a request with an empty body needs none', async () => {
    const handler = createHandler(fakeGateway());
    for (const body of ['', chunks()]) {
      const sent = { body, headers: { 'Content-Type': 'text/plain' } };
      expect((await send(handler, 'POST', '/api/v1/gateway/payments/pay_1/cancel', sent)).status).toBe(200);
    }
  });
});

describe('size', () => {
  const KIB_64 = 64 * 1024;
  const sized = (length: number) => JSON.stringify({ padding: 'x'.repeat(length - '{"padding":""}'.length) });

  test('64 KiB is read, a byte more is not', async () => {
    expect((await create({ body: sized(KIB_64) })).code).toBe('OK');
    expect((await create({ body: sized(KIB_64 + 1) })).code).toBe('PAYLOAD_TOO_LARGE');
  });

  test('bytes count, not characters', async () => {
    expect((await create({ body: JSON.stringify({ padding: 'é'.repeat(KIB_64 / 2) }) })).code).toBe(
      'PAYLOAD_TOO_LARGE',
    );
  });

  test('the limit holds without a Content-Length, and no further bytes are read', async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(1024).fill(0x20));
      },
    });
    expect((await create({ body: endless })).code).toBe('PAYLOAD_TOO_LARGE');
    expect(pulled).toBeLessThan(70);
  });

  test('a declared length above it is rejected before anything is read', async () => {
    const body = chunks('{}');
    const headers = { 'Content-Length': String(KIB_64 + 1) };
    expect((await create({ body, headers })).code).toBe('PAYLOAD_TOO_LARGE');
  });

  test('a declared length below the actual one changes nothing', async () => {
    const headers = { 'Content-Length': '2' };
    expect((await create({ body: sized(KIB_64 + 1), headers })).code).toBe('PAYLOAD_TOO_LARGE');
  });
});

describe('JSON', () => {
  test.each(['{', '{"amount":1,}', "{'amount':1}", '{"amount":01}', '{"amount":NaN}', 'undefined', '\u00a0{}'])(
    '%s is malformed',
    async (body) => {
      expect((await create({ body })).code).toBe('MALFORMED_JSON');
    },
  );

  test('invalid UTF-8 is malformed', async () => {
    const text = JSON.stringify({ ...PAYMENT, description: 'x' });
    const bytes = new TextEncoder().encode(text);
    for (const invalid of [0xff, 0xc0, 0x80]) {
      const body = bytes.with(text.indexOf('"x"') + 1, invalid);
      expect((await create({ body })).code).toBe('MALFORMED_JSON');
    }
  });

  test('parts of a character may arrive apart', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify({ ...PAYMENT, description: 'café' }));
    const { bodies } = await create({ body: ReadableStream.from([...bytes].map((byte) => Uint8Array.of(byte))) });
    expect(bodies).toEqual([{ ...PAYMENT, description: 'café' }]);
  });

  test.each(['[]', 'null', '1', '"text"', 'true'])('%s is accepted unchanged', async (body) => {
    expect((await create({ body })).bodies).toEqual([JSON.parse(body)]);
  });

  test.each([
    '{"__proto__":{"polluted":true},"amount":5000,"currency":"XAF"}',
    '{"amount":5000,"currency":"XAF","metadata":{"__proto__":"x"}}',
    '{"amount":5000,"currency":"XAF","metadata":{"\\u005f_proto__":"x"}}',
    '{"__proto__":1,"__proto__":2,"amount":5000,"currency":"XAF"}',
  ])('%s is rejected, and pollutes nothing', async (body) => {
    const { status, text, bodies } = await create({ body });
    expect(status).toBe(422);
    expect(text).toContain('"fields":{"__proto__":[{"rule":"unknown_field"');
    expect(bodies).toEqual([]);
    expect({}).not.toHaveProperty('polluted');
  });

  test('the name is allowed in a value', async () => {
    const payment = { ...PAYMENT, description: 'what "__proto__" is' };
    expect((await create({ body: payment })).bodies).toEqual([payment]);
  });

  test('64 KiB of nesting is parsed like anything else', async () => {
    const deep = `${'['.repeat(32_000)}${']'.repeat(32_000)}`;
    expect((await create({ body: `{"amount":${deep},"currency":"XAF"}` })).code).toBe('OK');
    expect((await create({ body: '['.repeat(65_000) })).code).toBe('MALFORMED_JSON');
    // The look for __proto__ goes into the depth, and may end there.
    expect((await create({ body: `{"a":${deep},"__proto__":1}` })).status).toBeLessThan(500);
  });

  test('a body that breaks off is malformed', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('ECONNRESET')),
    });
    expect((await create({ body: broken })).code).toBe('MALFORMED_JSON');
  });

  test('a body that was already consumed is an error of the host, and reported as such', async () => {
    const request = new Request(`https://pay.example.cm${PATH}`, {
      method: 'POST',
      body: '{}',
      headers: { 'Content-Type': 'application/json' },
    });
    await request.text();
    const response = await createHandler(fakeGateway())(request);
    expect([response.status, await response.json()]).toMatchObject([
      500,
      { code: 'BODY_ALREADY_READ', error: expect.stringContaining('mitako.attach(server)') as string },
    ]);
  });
});

test.each(['GET', 'HEAD'])('a callback by %s has no body, whatever it declares', async (method) => {
  const gateway = fakeGateway();
  const headers = { 'Content-Length': '70000' };
  const { status } = await send(createHandler(gateway), method, '/api/v1/gateway/rails/sandbox/callbacks', { headers });
  expect(status).toBe(200);
  expect(gateway.calls.map((called) => called.body)).toMatchObject([{ bytes: new Uint8Array() }]);
});
