import type { Caller } from '@mitako/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  createHandler,
  memoryRateLimiter,
  pageRateLimit,
  type Handler,
  type HandlerOptions,
  type PageRequest,
} from '../src/index.ts';
import { fakeGateway } from './fake-gateway.ts';
import { send, type Sent } from './send.ts';

// The limiter reads the system's clock, which stands still here unless a test moves it.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse('2026-01-31T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** How many of `attempts` requests pass before the first is refused. */
async function passing(
  attempts: number,
  request: (index: number) => Promise<{ readonly status: number }>,
): Promise<number> {
  for (let index = 0; index < attempts; index += 1) {
    if ((await request(index)).status === 429) return index;
  }
  return attempts;
}

const LIVE = 'Bearer svc_live_000000000000000000000000000000AAAAAA';
const TEST = 'Bearer svc_test_000000000000000000000000000000AAAAAA';

const list = (handler: Handler, authorization: string) =>
  send(handler, 'GET', '/api/v1/gateway/payments', { headers: { Authorization: authorization } });
const login = (handler: Handler, email: string, clientAddress?: string, headers: Record<string, string> = {}) =>
  send(handler, 'POST', '/api/v1/auth/user/login', {
    body: { email, password: 'x' },
    headers,
    ...(clientAddress === undefined ? {} : { clientAddress }),
  } satisfies Sent);

function handlerWith(options: HandlerOptions = {}): Handler {
  return createHandler(fakeGateway(), options);
}

describe('API keys', () => {
  test('a live key: 200 at once, then 100 a second', async () => {
    const handler = handlerWith();
    expect(await passing(250, () => list(handler, LIVE))).toBe(200);
    vi.advanceTimersByTime(1000);
    expect(await passing(250, () => list(handler, LIVE))).toBe(100);
    vi.advanceTimersByTime(10_000);
    expect(await passing(250, () => list(handler, LIVE))).toBe(200);
  });

  test('a test key: 50 at once, then 25 a second', async () => {
    const handler = handlerWith();
    expect(await passing(100, () => list(handler, TEST))).toBe(50);
    vi.advanceTimersByTime(1000);
    expect(await passing(100, () => list(handler, TEST))).toBe(25);
  });

  test('each key has its own', async () => {
    const handler = handlerWith();
    await passing(300, () => list(handler, LIVE));
    expect((await list(handler, LIVE.replace('AAAAAA', 'BBBBBB'))).status).toBe(200);
    expect((await list(handler, TEST)).status).toBe(200);
  });

  test('on every route, however the scheme is written', async () => {
    const handler = handlerWith();
    await passing(100, () => list(handler, TEST));
    const headers = { Authorization: TEST.replace('Bearer ', 'bEARER   ') };
    expect((await send(handler, 'GET', '/api/v1/merchant/balance', { headers })).status).toBe(429);
    expect((await send(handler, 'GET', '/payment/success/tok', { headers })).status).toBe(429);
  });

  test('a refused request costs the engine nothing', async () => {
    const gateway = fakeGateway();
    const handler = createHandler(gateway);
    await passing(100, () => list(handler, TEST));
    expect(gateway.credentials).toHaveLength(50);
  });

  test('access tokens do not count', async () => {
    const handler = handlerWith();
    expect(await passing(300, () => list(handler, 'Bearer eyJhbGciOi.x.y'))).toBe(300);
  });
});

describe('login', () => {
  test('5 a minute for an e-mail from an address, however it is written', async () => {
    const handler = handlerWith();
    const emails = ['a@b.cm', 'A@b.cm', ' a@B.CM '];
    expect(await passing(10, (index) => login(handler, emails[index % 3] ?? '', '192.0.2.1'))).toBe(5);
    expect((await login(handler, 'a@b.cm', '192.0.2.2')).status).toBe(200);
    expect((await login(handler, 'c@b.cm', '192.0.2.1')).status).toBe(200);
    vi.advanceTimersByTime(60_000);
    expect((await login(handler, 'a@b.cm', '192.0.2.1')).status).toBe(200);
  });

  test('30 a minute from an address, whatever the e-mail', async () => {
    const handler = handlerWith();
    expect(await passing(40, (index) => login(handler, `${index}@b.cm`, '192.0.2.1'))).toBe(30);
    expect((await login(handler, 'new@b.cm', '192.0.2.2')).status).toBe(200);
  });

  test('what is no login at all counts for its address, and is told so first', async () => {
    const handler = handlerWith();
    const garbage = () => send(handler, 'POST', '/api/v1/auth/user/login', { body: '[', clientAddress: '192.0.2.1' });
    expect((await garbage()).error.code).toBe('MALFORMED_JSON');
    expect(await passing(40, garbage)).toBe(29);
    expect((await login(handler, 'a@b.cm', '192.0.2.1')).status).toBe(429);
  });

  test('an IPv6 subscriber is one address', async () => {
    const handler = handlerWith();
    expect(await passing(40, (index) => login(handler, `${index}@b.cm`, `2001:db8::${index.toString(16)}`))).toBe(30);
    expect((await login(handler, 'new@b.cm', '2001:0db8:0:0:ffff::1')).status).toBe(429);
    expect((await login(handler, 'new@b.cm', '2001:db8:0:1::1')).status).toBe(200);
  });

  test('an IPv4 address in IPv6 clothing is the same address', async () => {
    const handler = handlerWith();
    await passing(40, (index) => login(handler, `${index}@b.cm`, '::ffff:192.0.2.1'));
    expect((await login(handler, 'new@b.cm', '192.0.2.1')).status).toBe(429);
  });

  test('where no address is known, the e-mail still counts', async () => {
    const handler = handlerWith();
    expect(await passing(40, () => login(handler, 'a@b.cm'))).toBe(5);
    expect(await passing(40, (index) => login(handler, `${index}@b.cm`))).toBe(40);
  });

  test('setting a PIN, which asks for the password, counts for the account', async () => {
    const caller: Caller = {
      kind: 'session',
      sessionId: 'dev_1',
      role: 'user',
      principalId: 'usr_1',
      livemode: false,
      passwordProvenAtMs: 0,
    };
    const handler = createHandler(fakeGateway({ authenticate: () => Promise.resolve(caller) }));
    const setPin = () => send(handler, 'PUT', '/api/v1/auth/user/me/pin', { body: { password: 'x', pin: '2580' } });
    expect(await passing(10, setPin)).toBe(5);
  });
});

describe('other routes', () => {
  const from = (clientAddress: string): Sent => ({ clientAddress });

  test('register: 5 a minute from an address', async () => {
    const handler = handlerWith();
    const register = (address: string) =>
      send(handler, 'POST', '/api/v1/auth/user/register', { body: {}, clientAddress: address });
    expect(await passing(10, () => register('192.0.2.1'))).toBe(5);
    expect((await register('192.0.2.2')).status).toBe(422);
  });

  test('pay: 5 a minute for a checkout, from wherever and however it is encoded', async () => {
    const handler = handlerWith();
    const slugs = ['slug1', '%73lug1', 'slug%31'];
    const pay = (index: number) =>
      send(handler, 'POST', `/api/v1/gateway/checkout/${slugs[index % 3]}/pay`, {
        body: { pin: '1' },
        clientAddress: `192.0.2.${index}`,
      });
    expect(await passing(10, pay)).toBe(5);
    expect((await send(handler, 'POST', '/api/v1/gateway/checkout/slug2/pay', { body: { pin: '1' } })).status).toBe(
      200,
    );
  });

  test('reading a checkout: 60 a minute from an address', async () => {
    const handler = handlerWith();
    const read = (slug: string, address: string) =>
      send(handler, 'GET', `/api/v1/gateway/checkout/${slug}`, from(address));
    expect(await passing(100, () => read('slug1', '192.0.2.1'))).toBe(60);
    expect((await read('slug1', '192.0.2.2')).status).toBe(200);
    expect((await read('slug2', '192.0.2.1')).status).toBe(200);
  });

  test('callbacks of a rail: 100 a second from an address, and 200 at once', async () => {
    const handler = handlerWith();
    const callBack = (rail: string, address: string) =>
      send(handler, 'POST', `/api/v1/gateway/rails/${rail}/callbacks`, { ...from(address), body: {} });
    expect(await passing(250, (index) => callBack(`rail${index % 3}`, '192.0.2.1'))).toBe(200);
    expect((await callBack('rail0', '192.0.2.2')).status).toBe(200);
  });
});

describe('pages that call the engine in process', () => {
  test('share the counts of the API', async () => {
    const limits = memoryRateLimiter();
    const handler = handlerWith({ limits });
    const limitPage = pageRateLimit(limits, { trustedProxies: ['10.0.0.0/8'] });
    const page = (limit: PageRequest['limit'], subject: string, forwardedFor: string) =>
      limitPage({
        limit,
        subject,
        request: new Request('https://pay.example.cm/checkout/slug1', { headers: { 'X-Forwarded-For': forwardedFor } }),
        connection: { clientAddress: '10.0.0.1' },
      });

    expect(await passing(3, () => login(handler, 'a@b.cm', '192.0.2.1'))).toBe(3);
    expect([await page('login', 'A@b.cm', '192.0.2.1'), await page('login', 'a@b.cm', '192.0.2.1')]).toEqual([
      null,
      null,
    ]);
    expect(await page('login', 'a@b.cm', '192.0.2.1')).toBe(60);
    expect((await login(handler, 'a@b.cm', '192.0.2.1')).status).toBe(429);
    expect(await page('login', 'a@b.cm', '192.0.2.2')).toBeNull();

    for (let index = 0; index < 5; index += 1) expect(await page('pay', 'slug1', `192.0.2.${index}`)).toBeNull();
    expect((await send(handler, 'POST', '/api/v1/gateway/checkout/slug1/pay', { body: { pin: '1' } })).status).toBe(
      429,
    );
  });
});

describe('the answer', () => {
  test('says how long to wait, in seconds that are never too few', async () => {
    const handler = handlerWith();
    await passing(10, () => login(handler, 'a@b.cm', '192.0.2.1'));
    vi.advanceTimersByTime(17_500);
    const { status, headers, error } = await login(handler, 'a@b.cm', '192.0.2.1');
    expect([status, error.code, error.details]).toEqual([429, 'RATE_LIMITED', { limit: 'login' }]);
    expect(headers.get('Retry-After')).toBe('43');
    expect(headers.get('RateLimit')).toBe('"login";r=0;t=43');
    expect(headers.get('RateLimit-Policy')).toBe('"login";q=5;w=60');
    vi.advanceTimersByTime(43_000);
    expect((await login(handler, 'a@b.cm', '192.0.2.1')).status).toBe(200);
  });

  test('for a key, at least one second', async () => {
    const handler = handlerWith();
    await passing(250, () => list(handler, LIVE));
    const { headers } = await list(handler, LIVE);
    expect(headers.get('Retry-After')).toBe('1');
    expect(headers.get('RateLimit-Policy')).toBe('"live_key";q=100;w=1');
  });
});

describe('the address', () => {
  const forwarded = (chain: string) => ({ 'X-Forwarded-For': chain });

  test('of the socket counts, and X-Forwarded-For changes nothing', async () => {
    const handler = handlerWith();
    const spoofed = (index: number) => login(handler, `${index}@b.cm`, '192.0.2.1', forwarded(`198.51.100.${index}`));
    expect(await passing(40, spoofed)).toBe(30);
  });

  test('behind a trusted proxy it is the last one that is no proxy', async () => {
    const handler = handlerWith({ trustedProxies: ['10.0.0.0/8', '2001:db8:ffff::/48', '192.0.2.7'] });
    const spoofed = (index: number) =>
      login(
        handler,
        `${index}@b.cm`,
        '10.1.2.3',
        forwarded(`198.51.100.${index}, 203.0.113.9, 192.0.2.7:4711, [2001:db8:ffff::1]:80`),
      );
    expect(await passing(40, spoofed)).toBe(30);
    expect((await login(handler, 'new@b.cm', '10.9.9.9', forwarded('203.0.113.9'))).status).toBe(429);
    expect((await login(handler, 'new@b.cm', '10.9.9.9', forwarded('203.0.113.8'))).status).toBe(200);
    expect((await login(handler, 'new@b.cm', '203.0.113.1', forwarded('203.0.113.9'))).status).toBe(200);
  });

  test('what is no address ends the search', async () => {
    const handler = handlerWith({ trustedProxies: ['10.0.0.0/8'] });
    const chains = ['unknown', '', '198.51.100.1, unknown', 'evil\t, '];
    const request = (index: number) =>
      login(handler, `${index}@b.cm`, '10.0.0.1', forwarded(chains[index % chains.length] ?? ''));
    expect(await passing(40, request)).toBe(30);
  });

  test.each(['10.0.0.0/33', 'example.com', '10.0.0', '::1/129', '10.0.0.0/-1', ''])('%j is no network', (network) => {
    expect(() => handlerWith({ trustedProxies: [network] })).toThrow(TypeError);
  });
});

describe('options', () => {
  test('`off` counts nothing', async () => {
    const handler = handlerWith({ limits: 'off' });
    expect(await passing(300, () => list(handler, TEST))).toBe(300);
  });

  test('a limiter of one’s own is asked, and never told a secret', async () => {
    const asked: string[] = [];
    const handler = handlerWith({
      limits: {
        consume(policy, key) {
          asked.push(`${policy.name} ${key}`);
          return Promise.resolve(null);
        },
      },
    });
    await list(handler, LIVE);
    await login(handler, 'A@b.cm', '192.0.2.1');
    await send(handler, 'GET', '/api/v1/gateway/checkout/slug1', { clientAddress: '192.0.2.1' });
    expect(asked).toEqual([
      expect.stringMatching(/^live_key [\w-]{43}$/),
      'login_address 192.0.2.1',
      'login a@b.cm 192.0.2.1',
      'checkout slug1 192.0.2.1',
    ]);
  });

  test('made-up checkouts cannot fill the memory', async () => {
    const handler = handlerWith({ limits: memoryRateLimiter(100) });
    const read = (slug: string) => send(handler, 'GET', `/api/v1/gateway/checkout/${slug}`);
    await passing(60, () => read('known'));
    for (let index = 0; index < 500; index += 1) await read(`made-up-${index}`);
    expect(vi.getTimerCount()).toBe(100);
    expect((await read('known')).status).toBe(429);
    vi.advanceTimersByTime(60_000);
    expect(await passing(100, () => read('one-more'))).toBe(60);
  });
});
