import { inspect } from 'node:util';
import { ERRORS } from '@mitako/contract/names';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createAgentClient } from '../src/agent.ts';
import { createClient } from '../src/clients/create-client.ts';
import { isMitakoError, MitakoError } from '../src/errors.ts';
import { createMerchantClient } from '../src/merchant.ts';
import { createOperatorAccount } from '../src/operator-account.ts';
import { createOperatorClient } from '../src/operator.ts';
import { createWalletClient } from '../src/wallet.ts';
import { apiKey, payment, quickClient, refused, succeeded } from './support/api.ts';
import { operatorKey } from './support/faces.ts';

async function failureOf(answer: () => Response | Promise<Response>, timeoutMs?: number): Promise<unknown> {
  const client = quickClient({ fetch: async () => answer(), maxRetries: 0, timeoutMs });
  return client.payments.create({ amount: 1, currency: 'XAF' }).catch((error: unknown) => error);
}

describe('a refused call', () => {
  it.each(Object.entries(ERRORS))('%s', async (code, [status, error]) => {
    const failure = await failureOf(() =>
      HttpResponse.json({ error, code, details: { hint: 1 } }, { status, headers: { 'x-request-id': 'req_7' } }),
    );
    expect(failure).toBeInstanceOf(MitakoError);
    expect(failure).toMatchObject({
      name: 'MitakoError',
      code,
      rawCode: code,
      status,
      message: error,
      details: { hint: 1 },
      requestId: 'req_7',
      idempotencyKey: expect.any(String) as string,
      retryAfterSeconds: undefined,
    });
  });

  it('with a code of a newer server is UNKNOWN, with the code beside it', async () => {
    expect(await failureOf(refused(418, 'TEAPOT_SHORT_AND_STOUT'))).toMatchObject({
      code: 'UNKNOWN',
      rawCode: 'TEAPOT_SHORT_AND_STOUT',
      status: 418,
    });
  });

  it('names the invalid fields', async () => {
    const fields = {
      amount: [{ rule: 'min', message: 'Must be at least 1.' }],
      currency: [{ rule: 'pattern', message: 'Must be an ISO 4217 code.' }],
    };
    const failure = await failureOf(refused(422, 'VALIDATION_ERROR', { details: { fields } }));
    expect(failure).toMatchObject({
      details: { fields },
      message: 'Words of VALIDATION_ERROR. amount: Must be at least 1. currency: Must be an ISO 4217 code.',
    });
  });

  it.each([
    { fields: 'none' },
    { fields: null },
    { fields: { amount: null } },
    { fields: { amount: 'x' } },
    { fields: [] },
    { fields: { amount: [null] } },
  ])('survives details of another shape: %j', async (details) => {
    expect(await failureOf(refused(422, 'VALIDATION_ERROR', { details }))).toMatchObject({ code: 'VALIDATION_ERROR' });
  });

  it.each([null, undefined])('survives details that are %s', async (details) => {
    const failure = await failureOf(() => HttpResponse.json({ error: 'No.', code: 'NO', details }, { status: 400 }));
    expect(failure).toMatchObject({ rawCode: 'NO', details: {} });
  });

  it.each([
    ['7', 7],
    ['3600', 3600],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', undefined],
    ['1.5', undefined],
    ['-5', undefined],
    ['10, 20', undefined],
    ['10000000000', 3_155_760_000],
  ])('exposes Retry-After: %s in seconds', async (header, retryAfterSeconds) => {
    const failure = await failureOf(refused(429, 'RATE_LIMITED', { headers: { 'retry-after': header } }));
    expect(failure).toMatchObject({ retryAfterSeconds });
  });
});

describe('a response that is not from the API', () => {
  const html = { 'content-type': 'text/html' };

  it.each([
    ['a page with status 200', () => new Response('<html>', { headers: html })],
    ['an empty 204', () => new Response(null, { status: 204 })],
    ['JSON without data', () => HttpResponse.json({ hello: 'world' })],
    ['JSON that is no object', () => HttpResponse.json(7)],
    ['data that is null', () => HttpResponse.json({ data: null })],
    ['JSON null', () => HttpResponse.json(null)],
    ['a list', () => HttpResponse.json([{ data: { payment } }])],
    ['data that is text', () => HttpResponse.json({ data: 'payment' })],
    ['data that is a list', () => HttpResponse.json({ data: [payment] })],
    ['data without what was asked for', () => HttpResponse.json({ data: {} })],
    ['bytes that are no text', () => new Response(new Uint8Array([0xff, 0xfe, 0]))],
    ['a page with status 404', () => new Response('Not found', { status: 404, headers: html })],
    ['JSON of another error shape', () => HttpResponse.json({ message: 'Forbidden' }, { status: 403 })],
    ['broken JSON', () => new Response('{"error"', { status: 500, headers: { 'content-type': 'application/json' } })],
  ])('%s', async (_name, answer) => {
    const failure = await failureOf(answer);
    expect(failure).toMatchObject({ code: 'UNEXPECTED_RESPONSE', status: answer().status });
    expect((failure as Error).message).toContain('Check that baseUrl');
  });

  it.each([
    {},
    { payments: [] },
    { payments: {}, pagination: { has_more: false, next_cursor: null } },
    { payments: null },
  ])('is no page of a list: %j', async (data) => {
    const client = quickClient({ fetch: async () => succeeded(data)(), maxRetries: 0 });
    const failure = { name: 'MitakoError', code: 'UNEXPECTED_RESPONSE', mayHaveTakenEffect: false };
    await expect(client.payments.list().page()).rejects.toMatchObject(failure);
    await expect(client.payments.list().toArray({ max: 1 })).rejects.toMatchObject(failure);
  });

  it('is asked for once, and may have taken effect', async () => {
    let asked = 0;
    const fetch = async (): Promise<Response> => {
      asked += 1;
      return succeeded({})();
    };
    const refund = quickClient({ fetch }).payments.create({ amount: 1, currency: 'XAF' });
    await expect(refund).rejects.toMatchObject({ code: 'UNEXPECTED_RESPONSE', mayHaveTakenEffect: true });
    expect(asked).toBe(1);
  });

  it('is a redirect: it is not followed, and its target is reported', async () => {
    const location = 'https://www.pay.example.cm/api/v1/gateway/payments';
    const failure = await failureOf(() => new Response(null, { status: 301, headers: { location } }));
    expect(failure).toMatchObject({ code: 'UNEXPECTED_RESPONSE', status: 301 });
    expect((failure as Error).message).toContain(location);
  });

  it('is a redirect as browsers hide it', async () => {
    const hidden = Object.create(Response.error(), {
      type: { value: 'opaqueredirect' },
      headers: { value: new Headers() },
      status: { value: 0 },
      ok: { value: false },
      body: { value: null },
      statusText: { value: '' },
      text: { value: () => Promise.resolve('') },
    }) as Response;
    expect(await failureOf(() => hidden)).toMatchObject({ code: 'UNEXPECTED_RESPONSE', status: 0 });
  });
});

describe('a response without end', () => {
  const MIB = 1024 ** 2;

  /** Counts what was read of a body that never ends. */
  function endless(headers: Readonly<Record<string, string>> = {}, status = 200) {
    const read = { bytes: 0 };
    const piece = new TextEncoder().encode(' '.repeat(MIB));
    const body = (): ReadableStream<Uint8Array> =>
      new ReadableStream({
        pull(controller) {
          read.bytes += piece.byteLength;
          controller.enqueue(piece);
        },
      });
    return { read, fetch: async () => new Response(body(), { status, headers }) };
  }

  it('is read to 32 MiB, and refused with what to do', async () => {
    const { read, fetch } = endless();
    const failure: unknown = await quickClient({ fetch })
      .payments.retrieve('pay_1')
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'MitakoError', code: 'RESPONSE_TOO_LARGE', status: 200 });
    expect(failure).toMatchObject({ mayHaveTakenEffect: false, message: expect.stringContaining('Ask for less') });
    expect(read.bytes).toBeLessThan(40 * MIB);
  });

  it('to a change may have taken effect', async () => {
    const { fetch } = endless();
    const failure = quickClient({ fetch }).payments.create({ amount: 1, currency: 'XAF' });
    await expect(failure).rejects.toMatchObject({ code: 'RESPONSE_TOO_LARGE', mayHaveTakenEffect: true });
  });

  it('is retried where its status is', async () => {
    const { read, fetch } = endless({}, 503);
    const failure = quickClient({ fetch, maxRetries: 1 }).payments.retrieve('pay_1');
    await expect(failure).rejects.toMatchObject({ code: 'RESPONSE_TOO_LARGE', status: 503 });
    expect(read.bytes).toBeGreaterThan(64 * MIB);
  });

  it('is a file of 256 MiB at most', async () => {
    const { read, fetch } = endless({ 'content-type': 'text/csv' });
    const failure = quickClient({ fetch }).payments.listCsv();
    await expect(failure).rejects.toMatchObject({ code: 'RESPONSE_TOO_LARGE' });
    expect(read.bytes).toBeGreaterThan(256 * MIB);
    expect(read.bytes).toBeLessThan(264 * MIB);
  });
});

describe('no error contains the API key', () => {
  it.each([
    ['a refusal', refused(401, 'INVALID_API_KEY')],
    ['a page', () => new Response('<html>', { status: 502 })],
    ['a lost connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['a strange success', () => new Response('ok')],
    ['no answer in time', () => new Promise<Response>(() => undefined), 1],
  ])('%s', async (_name, answer, timeoutMs?: number) => {
    const failure = await failureOf(answer, timeoutMs);
    const words = inspect(failure, { depth: Number.POSITIVE_INFINITY, showHidden: true, getters: true });
    expect(isMitakoError(failure)).toBe(true);
    expect(words).not.toContain(apiKey);
    expect(words).not.toContain('Bearer');
    expect(JSON.stringify(failure)).not.toContain(apiKey);
  });
});

describe('isMitakoError', () => {
  it('knows the error of another copy of this package', () => {
    const foreign = Object.assign(new Error('x'), { [Symbol.for('mitako.error')]: true, code: 'PAYMENT_NOT_FOUND' });
    expect(isMitakoError(foreign)).toBe(true);
  });

  it.each([undefined, null, 'PAYMENT_NOT_FOUND', new Error('x'), { code: 'PAYMENT_NOT_FOUND' }])(
    'is not fooled by %s',
    (value) => {
      expect(isMitakoError(value)).toBe(false);
    },
  );
});

describe('invalid arguments', () => {
  const unreachable = quickClient({
    fetch: () => {
      throw new Error('Nothing may be sent.');
    },
  });

  it.each(['', '.', '..', 'pay_1/cancel', 'pay_1?x=1', 'pay 1', 'pay_é', 'x'.repeat(65)])(
    'an id in a path that is not one: %j',
    async (id) => {
      await expect(unreachable.payments.retrieve(id)).rejects.toThrow(TypeError);
      await expect(unreachable.payments.cancel(id)).rejects.toThrow(/payment_id must be an id/);
      await expect(unreachable.payments.listRefunds(id).page()).rejects.toThrow(TypeError);
      await expect(unreachable.webhookEndpoints.delete(id)).rejects.toThrow(/endpoint_id must be an id/);
    },
  );

  it('an id that was never set', async () => {
    await expect(unreachable.payments.retrieve(undefined as unknown as string)).rejects.toThrow(/payment_id must be/);
  });

  it.each([
    '',
    ' ',
    'a b',
    'clé',
    'x'.repeat(256),
    'a\n',
    undefined,
    null,
    7,
    'order-undefined',
    'order-null',
    'NaN',
    'order-Infinity',
  ])('idempotency key %j, as the API refuses a field', async (idempotencyKey) => {
    const call = unreachable.payments.create({ amount: 1, currency: 'XAF' }, { idempotencyKey } as never);
    await expect(call).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      status: 422,
      details: {
        fields: { idempotency_key: [{ message: expect.stringMatching(/^Pass as idempotencyKey text of 1 to 255/) }] },
      },
      mayHaveTakenEffect: false,
    });
  });

  it.each([{ idempotencykey: 'order-7' }, { idempotency_key: 'order-7' }, { timeout: 5_000 }])(
    'an option of a call that there is not: %j',
    async (options) => {
      const [name] = Object.keys(options);
      for (const call of [
        unreachable.payments.create({ amount: 1, currency: 'XAF' }, options as object),
        unreachable.payments.retrieve('pay_1', options as object),
        unreachable.payments.list({}, options as object).page(),
      ]) {
        await expect(call).rejects.toThrow(`${name} is no option of a call. Known are idempotencyKey, signal, `);
      }
    },
  );

  it.each(['order-7', 7, null])('options of a call that are no object: %j', async (options) => {
    const call = unreachable.payments.create({ amount: 1, currency: 'XAF' }, options as never);
    await expect(call).rejects.toThrow(`${options} is no option of a call. Known are idempotencyKey, `);
  });

  it('an option of a client that there is not', () => {
    const options = { baseUrl: 'https://pay.example.cm/api/v1', timeout: 5_000 } as const;
    for (const create of [createMerchantClient, createWalletClient, createAgentClient, createOperatorAccount]) {
      expect(() => create(options)).toThrow(/^timeout is no option of a client\. Known are .*session.*, timeoutMs, /);
    }
    expect(() => createClient({ ...options, apiKey })).toThrow(/Known are apiKey, baseUrl, /);
    expect(() => createOperatorClient({ ...options, operatorKey })).toThrow(/Known are operatorKey, baseUrl, /);
  });

  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31])('timeoutMs %d', async (timeoutMs) => {
    await expect(unreachable.payments.retrieve('pay_1', { timeoutMs })).rejects.toThrow(/timeoutMs must be/);
  });

  it.each([-1, 11, 0.5, Number.NaN])('maxRetries %d', async (maxRetries) => {
    await expect(unreachable.payments.retrieve('pay_1', { maxRetries })).rejects.toThrow(/maxRetries must be/);
  });

  it('a body that is not JSON', async () => {
    const metadata = { count: 1n } as never;
    const call = unreachable.payments.create({ amount: 1, currency: 'XAF', metadata });
    await expect(call).rejects.toThrow('metadata.count: Is a bigint. Pass a number.');
  });

  it.each([undefined, ''])('a reference that is none, %j: nobody would know what is paid', async (reference) => {
    const call = unreachable.payments.create({ amount: 1, customer_reference: reference });
    await expect(call).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      status: 422,
      message: expect.stringMatching(
        /^customer_reference: Is (undefined|empty)\. Pass a value, or leave the name out\.$/,
      ),
    });
  });

  it('an amount that JSON would change, as the API refuses a field', async () => {
    for (const amount of [undefined, Number.NaN, 5n]) {
      const call = unreachable.payments.create({ amount, currency: 'XAF' } as never);
      await expect(call).rejects.toMatchObject({
        code: 'VALIDATION_ERROR',
        status: 422,
        details: { fields: { amount: [{ rule: 'type', message: expect.stringMatching(/^Is .*Pass a/) }] } },
        mayHaveTakenEffect: false,
      });
    }
  });
});

it('returns the resource, including fields of newer servers', async () => {
  const newer = { ...payment, status: 'levitating', extra: { a: 1 } };
  const client = quickClient({ fetch: async () => succeeded({ payment: newer })() });
  expect(await client.payments.retrieve(payment.id)).toEqual(newer);
});

it('is written by JSON.stringify with its message, as for a log, and without the API key', async () => {
  const failure = await failureOf(refused(409, 'PAYMENT_ALREADY_PAID'));
  const written = JSON.stringify(failure);
  expect(JSON.parse(written)).toMatchObject({
    name: 'MitakoError',
    message: (failure as MitakoError).message,
    code: 'PAYMENT_ALREADY_PAID',
    status: 409,
  });
  expect(written).not.toContain(apiKey);
});
