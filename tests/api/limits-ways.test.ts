import { memoryRateLimiter, RATE_LIMITS, type RateLimiter } from '@mitako/core';
import { createHandler, type Handler } from '@mitako/http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { detailsOf, openGateway, testKey, type TestGateway } from './support.ts';
import { forgettingLimiter, login as loginAt, passing, post } from './support/limited.ts';

// Which entry points are counted, the error responses, and custom limiters.

let api: TestGateway;
let handler: Handler;
const limiter = forgettingLimiter();

beforeAll(async () => {
  api = await openGateway({ limits: limiter });
  handler = createHandler(api.gateway);
});
afterAll(() => api.close());

// The limiter counts by the system's clock, which stands still here; the engine has its own.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'], now: Date.parse('2026-01-31T12:00:00Z') });
  limiter.forget();
});
afterEach(() => {
  vi.useRealTimers();
});

const FROM = '192.0.2.1';
const login = (email: string, from = FROM) => loginAt({ handler }, email, from);

describe('entry points', () => {
  test('pages share the counts of the API', async () => {
    const atPage = (email: string, clientAddress = FROM) =>
      api.gateway.call('login', {
        way: 'checkout',
        parameters: { role: 'user' },
        body: { email, password: 'wrong' },
        origin: { clientAddress },
      });
    expect(await passing(3, () => login('a@b.cm'))).toBe(3);
    expect((await atPage('A@b.cm')).status).toBe(401);
    expect((await atPage('a@b.cm')).status).toBe(401);
    expect(await atPage('a@b.cm')).toMatchObject({ status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 60 });
    expect((await login('a@b.cm')).status).toBe(429);
    expect((await atPage('a@b.cm', '192.0.2.2')).status).toBe(401);
  });

  test.each(['payCheckout', 'confirmCheckout'] as const)('%s on a page counts for the checkout too', async (name) => {
    const body = { pin: '1234' };
    const atPage = () => api.gateway.call(name, { way: 'checkout', parameters: { slug: 'slug1' }, body });
    expect(await passing(10, atPage)).toBe(5);
    const answer = await post({ handler }, '/gateway/checkout/slug1/pay', body, { from: FROM });
    expect(await answer.json()).toMatchObject({ code: 'RATE_LIMITED', details: { limit: 'pay' } });
  });

  test('logged-in users of a panel are counted by account', async () => {
    const token = await api.login(api.seed.merchant.email, { role: 'merchant' });
    const identity = await api.gateway.authenticate({ kind: 'bearer', authorization: `Bearer ${token}` });
    const reauthenticate = (clientAddress: string) =>
      api.gateway.call('reauthenticate', {
        way: 'panel',
        identity,
        parameters: { role: 'merchant' },
        body: { password: 'wrong' },
        origin: { clientAddress },
      });
    expect(await passing(10, () => reauthenticate(FROM))).toBe(5);
    expect((await reauthenticate('192.0.2.2')).status).toBe(401);
  });

  test.each(['in_process', 'command_line'] as const)('%s is authenticated, and not counted', async (way) => {
    const { id: merchantId } = api.seed.merchant;
    const create = () =>
      api.gateway.call('createPayment', {
        way,
        credential: { kind: 'merchant', merchantId, livemode: false },
        body: { amount: 5000, currency: 'XAF' },
      });
    const pay = () => api.gateway.call('payCheckout', { way, parameters: { slug: 'slug1' }, body: { pin: '1234' } });
    expect(await passing(60, create)).toBe(60);
    expect(await passing(10, pay)).toBe(10);
  });
});

describe('the response', () => {
  test('says how long to wait, in seconds, never too few', async () => {
    await passing(10, () => login('a@b.cm'));
    vi.advanceTimersByTime(17_500);
    const { status, headers, ...answer } = await login('a@b.cm').then(read);
    expect(status).toBe(429);
    expect(detailsOf({ status, headers, ...answer }, 'RATE_LIMITED')).toEqual({ limit: 'login' });
    expect(headers.get('Retry-After')).toBe('43');
    expect(headers.get('RateLimit')).toBe('"login";r=0;t=43');
    expect(headers.get('RateLimit-Policy')).toBe('"login";q=5;w=60');
    vi.advanceTimersByTime(43_000);
    expect((await login('a@b.cm')).status).toBe(401);
  });

  test('for a key, at least one second', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
    // This one is recognised as invalid without a read.
    const bearer = 'svc_live_000000000000000000000000000000AAAAAA';
    const list = () => api.request('GET', '/gateway/payments', { bearer });
    expect(await passing(250, list)).toBe(200);
    const { headers } = await list();
    expect(headers.get('Retry-After')).toBe('1');
    expect(headers.get('RateLimit-Policy')).toBe('"live_key";q=100;w=1');
  });

  async function read(response: Response) {
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
  }
});

describe('options', () => {
  test('`off` counts nothing', async () => {
    const open = await openGateway({ limits: 'off' });
    const list = () => open.request('GET', '/gateway/payments', { bearer: testKey(open) });
    expect(await passing(300, list)).toBe(300);
  });

  test('a custom limiter is called, and never receives a secret', async () => {
    const asked: string[] = [];
    const own: RateLimiter = {
      consume(policy, key) {
        asked.push(`${policy.name} ${key}`);
        return Promise.resolve(null);
      },
    };
    const owned = await openGateway({ limits: own });
    const served = { handler: createHandler(owned.gateway) };
    await owned.request('GET', '/gateway/payments', { bearer: owned.seed.merchant.liveKey });
    await loginAt(served, 'A@b.cm', FROM);
    await served.handler(new Request('http://gateway.test/api/v1/gateway/checkout/slug1'), { clientAddress: FROM });
    expect(asked).toEqual([
      expect.stringMatching(/^live_key [\w-]{43}$/),
      `live_merchant ${owned.seed.merchant.id}`,
      `login_address ${FROM}`,
      `login a@b.cm ${FROM}`,
      expect.stringMatching(/^login_account [\w-]{43}$/),
      expect.stringMatching(/^login_account_hour [\w-]{43}$/),
      expect.stringMatching(/^login_account_day [\w-]{43}$/),
      `address ${FROM}`,
      `checkout slug1 ${FROM}`,
    ]);
  });

  test('a rejected caller costs the store nothing', async () => {
    let lookedUp = 0;
    const refusing = await openGateway(
      { limits: { consume: () => Promise.resolve({ retryAfterMs: 1 }) } },
      (store) => ({
        ...store,
        read: {
          ...store.read,
          apiKeyByHash: (hash) => {
            lookedUp += 1;
            return store.read.apiKeyByHash(hash);
          },
        },
      }),
    );
    lookedUp = 0;
    const { status } = await refusing.request('GET', '/gateway/payments', { bearer: testKey(refusing) });
    expect([status, lookedUp]).toEqual([429, 0]);
  });

  test('invented checkouts neither fill the memory nor bring more attempts', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'], now: Date.parse('2026-01-31T12:00:00Z') });
    const small = memoryRateLimiter(100);
    const read = (slug: string) => small.consume(RATE_LIMITS.checkout, slug);
    expect(await read('known')).toBeNull();
    let granted = 0;
    for (let index = 0; index < 40_000; index += 1) if ((await read(`made-up-${index}`)) === null) granted += 1;
    // One each for those that have room, and 60 for each of the 256 counts that the others share.
    expect(granted).toBe(99 + 256 * 60);
    for (let index = 1; index < 60; index += 1) expect(await read('known')).toBeNull();
    expect(await read('known')).not.toBeNull();
    vi.advanceTimersByTime(120_000);
    expect(await read('one-more')).toBeNull();
  });
});
