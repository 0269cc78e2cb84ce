import type { PaymentLink } from '@mitako/contract/names';
import { memoryRateLimiter, RATE_LIMITS } from '@mitako/core';
import { createTestClock, type TestClock } from '@mitako/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createKey,
  dataOf,
  DAY,
  detailsOf,
  openGateway,
  registerMerchant,
  SECOND,
  type TestGateway,
} from './support.ts';
import { passing } from './support/limited.ts';
import { START_MS } from '../support/start.ts';

let api: TestGateway;
let clock: TestClock;

beforeEach(async () => {
  clock = createTestClock(START_MS);
  api = await openGateway({ clock, limits: memoryRateLimiter(undefined, clock) });
});
afterEach(() => api.close());

const list = (bearer: string): Promise<{ readonly status: number }> =>
  api.request('GET', '/gateway/payments', { bearer });

/** The key or token at this place, in turn. */
const inTurn = (bearers: readonly string[]) => (index: number) => list(bearers[index % bearers.length] ?? '');

const logIn = (): Promise<string> => api.login(api.seed.merchant.email, { role: 'merchant' });

test('the keys of a merchant in one mode may do together what one of them may do', async () => {
  const token = await logIn();
  const { testKey, liveKey } = api.seed.merchant;
  const keys = [
    testKey,
    await createKey(api, token, { livemode: false }),
    await createKey(api, token, { livemode: false }),
  ];
  expect(await passing(100, inTurn(keys))).toBe(50);
  clock.advance(SECOND);
  expect(await passing(100, inTurn(keys))).toBe(25);
  expect(await passing(250, () => list(liveKey))).toBe(200);
});

test('a merchant creates 5 000 payments a day in test mode, by keys, pages and links together, and in live mode any number', async () => {
  const limiter = memoryRateLimiter(undefined, clock);
  const own = await openGateway({ clock, limits: limiter });
  const { testKey, liveKey, id } = own.seed.merchant;
  const body = { amount: 100, currency: 'XAF' };
  const create = (bearer: string) => own.request('POST', '/gateway/payments', { bearer, body });
  const { payment_link: link } = dataOf<{ payment_link: PaymentLink }>(
    await own.request('POST', '/merchant/payment-links', { bearer: testKey, body: { ...body, description: 'Robe' } }),
    201,
  );
  const open = () => own.request('POST', `/gateway/payment-links/${link.slug}/payments`, { body: {} });
  for (let count = 3; count < 5000; count += 1) await limiter.consume(RATE_LIMITS.testPayments, id);
  expect((await create(testKey)).status).toBe(201);
  expect((await open()).status).toBe(201);
  const byPage = await own.request('POST', '/gateway/sandbox/payments', { bearer: testKey, body });
  expect(byPage.status).toBe(201);
  for (const refused of [await create(testKey), await open()]) {
    expect(detailsOf(refused, 'RATE_LIMITED')).toEqual({ limit: 'test_payments' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
  }
  expect((await create(liveKey)).status).toBe(201);
  clock.advance(DAY);
  expect((await create(testKey)).status).toBe(201);
  await own.close();
});

test('the clock of a merchant in test mode moves 60 times a minute, whoever moves it, and that of others still', async () => {
  const token = await logIn();
  const other = await registerMerchant(api, 'deux@shop.example');
  const { testKey } = api.seed.merchant;
  const step = (bearer: string) =>
    api.request('POST', `/gateway/sandbox/clock/advance${bearer === token ? '?mode=test' : ''}`, {
      bearer,
      body: { seconds: 1 },
    });
  for (let count = 0; count < 60; count += 1) {
    if (count % 20 === 0) clock.advance(SECOND);
    expect((await step(count % 2 === 0 ? testKey : token)).status).toBe(200);
  }
  clock.advance(SECOND);
  for (const bearer of [testKey, token]) {
    expect(detailsOf(await step(bearer), 'RATE_LIMITED')).toEqual({ limit: 'sandbox_clock' });
  }
  expect((await step(other.testKey)).status).toBe(200);
  clock.advance(60 * SECOND);
  expect((await step(testKey)).status).toBe(200);
});

test('a merchant replays all that failed 20 times a minute, with any credential, and others still do', async () => {
  const token = await logIn();
  const other = await registerMerchant(api, 'deux@shop.example');
  const { testKey, liveKey } = api.seed.merchant;
  const replay = (bearer: string) =>
    api.request('POST', `/merchant/failed-deliveries/replay${bearer === token ? '?mode=test' : ''}`, {
      bearer,
      body: { since: new Date(clock.now() - DAY).toISOString() },
    });
  for (let count = 0; count < 20; count += 1) {
    expect((await replay([testKey, liveKey, token][count % 3] ?? token)).status).toBe(200);
  }
  for (const bearer of [testKey, liveKey, token]) {
    expect(detailsOf(await replay(bearer), 'RATE_LIMITED')).toEqual({ limit: 'replay_failed' });
  }
  expect((await replay(other.testKey)).status).toBe(200);
  clock.advance(60 * SECOND);
  expect((await replay(testKey)).status).toBe(200);
});

test('the sessions of an account are counted together, and apart from its keys', async () => {
  const tokens = [await logIn(), await logIn()];
  const { testKey } = api.seed.merchant;
  expect(await passing(100, () => list(testKey))).toBe(50);
  expect(await passing(200, inTurn(tokens))).toBe(100);
  clock.advance(SECOND);
  expect(await passing(200, inTurn(tokens))).toBe(50);
  const user = await api.login('success@sandbox.test');
  expect((await api.request('GET', '/auth/user/me', { bearer: user })).status).toBe(200);
});

test('a refused request names its limit and when to retry', async () => {
  const tokens = [await logIn()];
  await passing(200, inTurn(tokens));
  const refused = await api.request('GET', '/merchant/balance', { bearer: tokens[0] ?? '' });
  expect(refused.body).toMatchObject({ code: 'RATE_LIMITED', details: { limit: 'session' } });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

describe('files', () => {
  const CSV = 'http://gateway.test/api/v1/gateway/payments.csv';
  const bodies: ReadableStreamDefaultReader<Uint8Array>[] = [];
  afterEach(async () => {
    for (const body of bodies.splice(0)) await body.cancel();
  });

  /** Asks for all payments, and reads the first line of them. */
  async function exported(bearer: string, method = 'GET'): Promise<Response> {
    const response = await api.handler(new Request(CSV, { method, headers: { authorization: `Bearer ${bearer}` } }));
    const body = response.headers.get('content-type')?.startsWith('text/csv') ? response.body?.getReader() : undefined;
    if (body !== undefined) {
      bodies.push(body);
      await body.read();
    }
    return response;
  }

  test('an account receives two at once, with any credential', async () => {
    const { testKey, liveKey } = api.seed.merchant;
    const token = await logIn();
    expect((await exported(testKey)).status).toBe(200);
    expect((await exported(liveKey)).status).toBe(200);
    const third = await exported(token);
    expect(third.status).toBe(429);
    expect(third.headers.get('retry-after')).toBe('5');
    expect(await third.json()).toMatchObject({ code: 'RATE_LIMITED', details: { limit: 'files' } });
    expect((await list(testKey)).status).toBe(200);
  });

  test.each([
    ['read to its end', async (body: ReadableStreamDefaultReader<Uint8Array>) => void (await body.read())],
    ['given up', (body: ReadableStreamDefaultReader<Uint8Array>) => body.cancel()],
  ])('a file that is %s makes room for another', async (_, end) => {
    const { testKey } = api.seed.merchant;
    await exported(testKey);
    await exported(testKey);
    const [first] = bodies;
    if (first === undefined) throw new Error('there is no file');
    await end(first);
    expect((await exported(testKey)).status).toBe(200);
    expect((await exported(testKey)).status).toBe(429);
  });

  test('one that is given up before its first byte takes no room', async () => {
    const { testKey } = api.seed.merchant;
    for (let time = 0; time < 3; time += 1) {
      const response = await api.handler(new Request(CSV, { headers: { authorization: `Bearer ${testKey}` } }));
      expect(response.status).toBe(200);
      await response.body?.cancel();
    }
  });

  test('a HEAD takes no room', async () => {
    const { testKey } = api.seed.merchant;
    for (let time = 0; time < 3; time += 1) expect((await exported(testKey, 'HEAD')).status).toBe(200);
    await exported(testKey);
    expect((await exported(testKey)).status).toBe(200);
  });

  test('each merchant has its own', async () => {
    const { testKey } = api.seed.merchant;
    await exported(testKey);
    await exported(testKey);
    const other = await registerMerchant(api, 'other@example.cm');
    const key = await createKey(api, other.token, { livemode: false });
    expect((await exported(key)).status).toBe(200);
  });
});
