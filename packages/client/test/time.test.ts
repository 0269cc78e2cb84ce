import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../src/clients/create-client.ts';
import { isMitakoError } from '../src/errors.ts';
import type { Fetch } from '../src/options.ts';
import { apiKey, baseUrl, created, refused } from './support/api.ts';

const order = { amount: 5000, currency: 'XAF' } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Answers in turn and counts. */
function inTurn(
  ...answers: readonly ((request: Request) => Response | Promise<Response>)[]
): Fetch & { calls: Request[] } {
  const calls: Request[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    calls.push(request);
    const answer = answers[Math.min(calls.length, answers.length) - 1];
    if (answer === undefined) throw new Error('No answer is set.');
    return answer(request);
  };
  return Object.assign(fetch, { calls });
}

/** Never answers; ends as fetch does when its signal says so. */
function silence(request: Request): Promise<Response> {
  return new Promise((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
  });
}

function codeOf(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    () => 'none',
    (error: unknown) => (isMitakoError(error) ? error.code : error),
  );
}

describe('waiting between attempts', () => {
  it.each(['1', '17', '60'])('follows Retry-After: %s', async (seconds) => {
    const fetch = inTurn(refused(429, 'RATE_LIMITED', { headers: { 'retry-after': seconds } }), created);
    const call = createClient({ apiKey, baseUrl, fetch }).payments.create(order);
    await vi.advanceTimersByTimeAsync(Number(seconds) * 1000 - 1);
    expect(fetch.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch.calls).toHaveLength(2);
    await call;
  });

  it.each([408, 429, 500, 502, 503, 504])('cuts a long Retry-After of %i to a minute', async (status) => {
    const fetch = inTurn(refused(status, 'ANY', { headers: { 'retry-after': '3600' } }), created);
    const call = createClient({ apiKey, baseUrl, fetch }).payments.create(order);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(fetch.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch.calls).toHaveLength(2);
    await call;
  });

  it('follows a Retry-After that is a date', async () => {
    vi.setSystemTime('2026-01-31T12:00:00Z');
    const headers = { 'retry-after': 'Sat, 31 Jan 2026 12:00:20 GMT' };
    const fetch = inTurn(refused(503, 'SERVICE_UNAVAILABLE', { headers }), created);
    const call = createClient({ apiKey, baseUrl, fetch }).payments.create(order);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(fetch.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch.calls).toHaveLength(2);
    await call;
  });

  it.each([
    [0, 250],
    [0.5, 375],
  ])('doubles from 250 … 500 ms with jitter (random %d)', async (random, firstMs) => {
    vi.spyOn(Math, 'random').mockReturnValue(random);
    const fetch = inTurn(refused(503, 'A'), refused(503, 'B'), created);
    const call = createClient({ apiKey, baseUrl, fetch }).payments.create(order);
    await vi.advanceTimersByTimeAsync(firstMs - 1);
    expect(fetch.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch.calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2 * firstMs - 1);
    expect(fetch.calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch.calls).toHaveLength(3);
    await call;
  });

  it('waits 8 s at most on its own', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.999_999);
    const fetch = inTurn(refused(503, 'A'));
    const code = codeOf(createClient({ apiKey, baseUrl, fetch, maxRetries: 10 }).payments.create(order));
    await vi.advanceTimersByTimeAsync(500 + 1000 + 2000 + 4000 + 6 * 8000);
    expect(fetch.calls).toHaveLength(11);
    expect(await code).toBe('UNKNOWN');
  });
});

describe('timeouts', () => {
  it('end an attempt after 15 s, and the next attempt may succeed with the same key', async () => {
    const fetch = inTurn(silence, created);
    const call = createClient({ apiKey, baseUrl, fetch }).payments.create(order);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(fetch.calls[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch.calls[0]?.signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    await call;
    expect(new Set(fetch.calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('count the body of the answer in', async () => {
    const slowBody = (): Response => new Response(new ReadableStream({ pull: () => new Promise(() => undefined) }));
    const fetch = inTurn(slowBody);
    const code = codeOf(createClient({ apiKey, baseUrl, fetch, timeoutMs: 100, maxRetries: 0 }).payments.create(order));
    await vi.advanceTimersByTimeAsync(100);
    expect(await code).toBe('TIMED_OUT');
  });

  it('say TIMED_OUT in the end, and how to go on', async () => {
    const fetch = inTurn(silence);
    const call = createClient({ apiKey, baseUrl, fetch }).payments.create(order, { timeoutMs: 1000, maxRetries: 1 });
    const failure = call.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000 + 500 + 1000);
    expect(fetch.calls).toHaveLength(2);
    expect(await failure).toMatchObject({
      code: 'TIMED_OUT',
      idempotencyKey: fetch.calls[0]?.headers.get('idempotency-key'),
      message: expect.stringMatching(/1000 ms.*idempotencyKey/) as string,
    });
  });
});

describe('the signal of the caller', () => {
  it('ends an attempt', async () => {
    const controller = new AbortController();
    const reason = new Error('The customer left.');
    const fetch = inTurn(silence);
    const { signal } = controller;
    const call = createClient({ apiKey, baseUrl, fetch }).payments.create(order, { signal });
    const failure = call.catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10);
    controller.abort(reason);
    expect(await failure).toMatchObject({ code: 'ABORTED', cause: reason });
    expect(fetch.calls).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends the wait between attempts', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const fetch = inTurn(refused(503, 'SERVICE_UNAVAILABLE', { headers: { 'retry-after': '60' } }));
    const code = codeOf(createClient({ apiKey, baseUrl, fetch }).payments.create(order, { signal }));
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await code).toBe('ABORTED');
    expect(fetch.calls).toHaveLength(1);
  });

  it('ends a call before it begins', async () => {
    const fetch = inTurn(created);
    const signal = AbortSignal.abort();
    expect(await codeOf(createClient({ apiKey, baseUrl, fetch }).payments.create(order, { signal }))).toBe('ABORTED');
    expect(fetch.calls).toHaveLength(0);
  });
});
