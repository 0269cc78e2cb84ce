import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isMitakoError, type MitakoError } from '../src/errors.ts';
import { created, payment, playedApi, quickClient, refused, succeeded } from './support/api.ts';

const { server, arrived, play } = playedApi();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => void arrived.splice(0));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const order = { amount: 5000, currency: 'XAF' } as const;
const proxyPage = (): Response =>
  new HttpResponse('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } });

function keysSent(): readonly (string | null)[] {
  return arrived.map(({ headers }) => headers.get('idempotency-key'));
}

async function failureOf(call: Promise<unknown>): Promise<MitakoError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isMitakoError(error)) throw new Error('The call did not fail with a MitakoError.', { cause: error });
  return error;
}

describe('a call without a usable response is retried', () => {
  it('503, 503, 201: three attempts, one key, one body', async () => {
    play(refused(503, 'SERVICE_UNAVAILABLE'), refused(503, 'SERVICE_UNAVAILABLE'), created);
    expect(await quickClient().payments.create(order)).toEqual(payment);
    expect(arrived).toHaveLength(3);
    expect(new Set(keysSent()).size).toBe(1);
    expect(keysSent()[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set(arrived.map(({ body }) => body))).toEqual(new Set(['{"amount":5000,"currency":"XAF"}']));
  });

  it.each([408, 429, 500, 502, 503, 504])('status %i', async (status) => {
    play(refused(status, 'ANY'), created);
    await quickClient().payments.create(order);
    expect(arrived).toHaveLength(2);
  });

  it('a connection that is reset', async () => {
    play(() => HttpResponse.error(), created);
    await quickClient().payments.create(order);
    expect(arrived).toHaveLength(2);
    expect(new Set(keysSent()).size).toBe(1);
  });

  it('a connection that breaks in the middle of the response', async () => {
    play(() => {
      const halfAnswer = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.error(new TypeError('terminated')),
      });
      return new HttpResponse(halfAnswer, { status: 201, headers: { 'content-type': 'application/json' } });
    }, created);
    expect(await quickClient().payments.create(order)).toEqual(payment);
    expect(new Set(keysSent()).size).toBe(1);
  });

  it('a proxy that answers 502 in HTML', async () => {
    play(proxyPage, created);
    await quickClient().payments.create(order);
    expect(arrived).toHaveLength(2);
  });

  it('a temporary conflict: the same call is still in progress', async () => {
    play(refused(409, 'IDEMPOTENCY_IN_PROGRESS', { headers: { 'retry-after': '0' } }), created);
    await quickClient().payments.create(order, { idempotencyKey: 'order-1' });
    expect(keysSent()).toEqual(['order-1', 'order-1']);
  });

  it('reads and deletes too', async () => {
    play(refused(500, 'INTERNAL_ERROR'), succeeded({ payment }));
    await quickClient().payments.retrieve(payment.id);
    expect(keysSent()).toEqual([null, null]);
    arrived.splice(0);
    play(refused(500, 'INTERNAL_ERROR'), succeeded({ deleted: true, id: 'whe_1' }));
    await quickClient().webhookEndpoints.delete('whe_1');
    expect(new Set(keysSent()).size).toBe(1);
    expect(keysSent()).toHaveLength(2);
  });

  it('at most maxRetries times, of the client or of the call', async () => {
    play(refused(503, 'SERVICE_UNAVAILABLE'));
    expect((await failureOf(quickClient().payments.create(order))).code).toBe('SERVICE_UNAVAILABLE');
    expect(arrived.splice(0)).toHaveLength(3);
    await failureOf(quickClient({ maxRetries: 4 }).payments.create(order));
    expect(arrived.splice(0)).toHaveLength(5);
    await failureOf(quickClient({ maxRetries: 4 }).payments.create(order, { maxRetries: 0 }));
    expect(arrived).toHaveLength(1);
  });

  it('with another key for another call', async () => {
    play(created);
    await quickClient().payments.create(order);
    await quickClient().payments.create(order);
    expect(new Set(keysSent()).size).toBe(2);
  });
});

describe('a final response is not retried', () => {
  it.each([400, 401, 402, 403, 404, 405, 409, 410, 413, 415, 422, 423])('status %i', async (status) => {
    play(refused(status, 'ANY'), created);
    expect((await failureOf(quickClient().payments.create(order))).status).toBe(status);
    expect(arrived).toHaveLength(1);
  });

  it('that the provider refused a charge: another is an attempt of its own', async () => {
    play(refused(502, 'RAIL_ERROR'), created);
    expect((await failureOf(quickClient().payments.create(order))).code).toBe('RAIL_ERROR');
    expect(arrived).toHaveLength(1);
  });
});

describe('a call that fails finally', () => {
  it('keeps the key, so that it can be repeated', async () => {
    play(refused(503, 'SERVICE_UNAVAILABLE'));
    const { idempotencyKey = 'none' } = await failureOf(quickClient().payments.create(order));
    play(created);
    await quickClient().payments.create(order, { idempotencyKey });
    expect(new Set(keysSent())).toEqual(new Set([idempotencyKey]));
  });

  it('with lost connections: CONNECTION_FAILED', async () => {
    play(() => HttpResponse.error());
    const error = await failureOf(quickClient().payments.create(order));
    expect(error).toMatchObject({ code: 'CONNECTION_FAILED', status: undefined, details: {} });
    expect(error.idempotencyKey).toBe(keysSent()[0]);
    expect(error.message).toContain('idempotencyKey');
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(arrived).toHaveLength(3);
  });

  it('with a proxy: UNEXPECTED_RESPONSE with the status', async () => {
    play(proxyPage);
    const error = await failureOf(quickClient().payments.create(order));
    expect(error).toMatchObject({ code: 'UNEXPECTED_RESPONSE', status: 502 });
    expect(error.message).toContain('baseUrl');
  });

  it("with any error of another runtime's fetch", async () => {
    let attempts = 0;
    const fetch = (): Promise<Response> => {
      attempts += 1;
      return Promise.reject(Object.assign(new Error('The socket connection was closed'), { code: 'ECONNRESET' }));
    };
    expect((await failureOf(quickClient({ fetch }).payments.retrieve('pay_1'))).code).toBe('CONNECTION_FAILED');
    expect(attempts).toBe(3);
  });
});
