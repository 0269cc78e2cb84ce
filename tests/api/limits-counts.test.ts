import { createHandler, type Handler } from '@mitako/http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openGateway, type TestGateway } from './support.ts';
import { forgettingLimiter, login as loginAt, passing, post as postTo } from './support/limited.ts';

// How requests are counted under each limit of the API.

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

const get = (path: string, authorization?: string, from?: string): Promise<Response> => {
  const headers: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization };
  return handler(new Request(`http://gateway.test${path}`, { headers }), { clientAddress: from });
};
const list = (key: string) => get('/api/v1/gateway/payments', `Bearer ${key}`);
const post = (path: string, body: object, from?: string, headers: Readonly<Record<string, string>> = {}) =>
  postTo({ handler }, path, body, { from, headers });
const login = (email: string, from?: string) => loginAt({ handler }, email, from);

/** Windows of a second: nothing here waits for the store, and the limiter's own timers stand still as well. */
describe('API keys and callbacks', () => {
  // They are recognised as invalid without a read, but count like any other.
  const [live, testOne] = [
    'svc_live_000000000000000000000000000000AAAAAA',
    'svc_test_000000000000000000000000000000AAAAAA',
  ];

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
  });

  test('a live key: burst of 200, then 100 a second', async () => {
    expect(await passing(250, () => list(live))).toBe(200);
    vi.advanceTimersByTime(1000);
    expect(await passing(250, () => list(live))).toBe(100);
    vi.advanceTimersByTime(10_000);
    expect(await passing(250, () => list(live))).toBe(200);
  });

  test('a test key: burst of 50, then 25 a second', async () => {
    expect(await passing(100, () => list(testOne))).toBe(50);
    vi.advanceTimersByTime(1000);
    expect(await passing(100, () => list(testOne))).toBe(25);
  });

  test('each key is counted separately', async () => {
    await passing(300, () => list(live));
    expect((await list(live.replace('AAAAAA', 'BBBBBB'))).status).toBe(401);
    expect((await list(testOne)).status).toBe(401);
  });

  test('on every route, however the scheme is written', async () => {
    await passing(100, () => list(testOne));
    const authorization = `bEARER   ${testOne}`;
    expect((await get('/api/v1/merchant/balance', authorization)).status).toBe(429);
    expect((await get('/payment/success/tok', authorization)).status).toBe(429);
  });

  test('callbacks of a rail: 100 a second from an address, with a burst of 200', async () => {
    const callBack = (rail: string, from: string) => post(`/gateway/rails/${rail}/callbacks`, {}, from);
    expect(await passing(250, (index) => callBack(`rail${index % 3}`, '192.0.2.1'))).toBe(200);
    expect((await callBack('rail0', '192.0.2.2')).status).toBe(404);
  });
});

describe('login', () => {
  test('5 a minute for an e-mail from an address, however it is written', async () => {
    const emails = ['a@b.cm', 'A@b.cm', ' a@B.CM '];
    expect(await passing(10, (index) => login(emails[index % 3] ?? '', '192.0.2.1'))).toBe(5);
    expect((await login('a@b.cm', '192.0.2.2')).status).toBe(401);
    expect((await login('c@b.cm', '192.0.2.1')).status).toBe(401);
    vi.advanceTimersByTime(60_000);
    expect((await login('a@b.cm', '192.0.2.1')).status).toBe(401);
  });

  test('codes that reset a password count together with logins', async () => {
    const body = { email: 'a@b.cm', code: '7K2M-QX4D-93TB', new_password: 'quatre mots au hasard' };
    const reset = (from: string) => post('/auth/merchant/reset-password', body, from);
    expect((await login('A@b.cm', '192.0.2.1')).status).toBe(401);
    expect(await passing(10, () => reset('192.0.2.1'))).toBe(4);
    expect((await login('a@b.cm', '192.0.2.1')).status).toBe(429);
    expect((await reset('192.0.2.2')).status).toBe(403);
  });

  test('30 a minute from an address, whatever the e-mail', async () => {
    expect(await passing(40, (index) => login(`${index}@b.cm`, '192.0.2.1'))).toBe(30);
    expect((await login('new@b.cm', '192.0.2.2')).status).toBe(401);
  });

  test('an invalid login counts for its address, before the validation error', async () => {
    const garbage = () =>
      handler(
        new Request('http://gateway.test/api/v1/auth/user/login', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '[',
        }),
        { clientAddress: '192.0.2.1' },
      );
    expect(await (await garbage()).json()).toMatchObject({ code: 'MALFORMED_JSON' });
    expect(await passing(40, garbage)).toBe(29);
    expect((await login('a@b.cm', '192.0.2.1')).status).toBe(429);
  });

  test('an IPv6 subscriber is one address', async () => {
    expect(await passing(40, (index) => login(`${index}@b.cm`, `2001:db8::${index.toString(16)}`))).toBe(30);
    expect((await login('new@b.cm', '2001:0db8:0:0:ffff::1')).status).toBe(429);
    expect((await login('new@b.cm', '2001:db8:0:1::1')).status).toBe(401);
  });

  test('an IPv4-mapped IPv6 address is the IPv4 address', async () => {
    await passing(40, (index) => login(`${index}@b.cm`, '::ffff:192.0.2.1'));
    expect((await login('new@b.cm', '192.0.2.1')).status).toBe(429);
  });

  test('without an address, the e-mail still counts', async () => {
    expect(await passing(40, () => login('a@b.cm'))).toBe(5);
    expect(await passing(40, (index) => login(`${index}@b.cm`))).toBe(40);
  });

  test('setting a PIN, which requires the password, counts for the account', async () => {
    const [one, other] = [await api.login('success@sandbox.test'), await api.login('refund@sandbox.test')];
    const setPin = (token: string) =>
      handler(
        new Request('http://gateway.test/api/v1/auth/user/me/pin', {
          method: 'PUT',
          headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
          body: JSON.stringify({ password: 'x', pin: '2580' }),
        }),
      );
    expect(await passing(10, () => setPin(one))).toBe(5);
    expect((await setPin(other)).status).toBe(401);
  });
});

describe('other routes', () => {
  test('register: 5 a minute from an address', async () => {
    const register = (from: string) => post('/auth/user/register', {}, from);
    expect(await passing(10, () => register('192.0.2.1'))).toBe(5);
    expect((await register('192.0.2.2')).status).toBe(422);
  });

  test('pay: 5 a minute for a checkout, from any address and in the one spelling that there is', async () => {
    const pay = (slug: string, index = 0) => post(`/gateway/checkout/${slug}/pay`, { pin: '1234' }, `192.0.2.${index}`);
    expect(await passing(10, (index) => pay('slug1', index))).toBe(5);
    for (const slug of ['%73lug1', 'slug%31']) expect((await pay(slug)).status).toBe(400);
    expect((await pay('slug2')).status).not.toBe(429);
  });

  test('public keys, refreshing and logging out: 100 a second from an address, with a burst of 200', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout', 'clearTimeout'], now: Date.now() });
    const requests = [
      (from: string) => get('/.well-known/jwks.json', undefined, from),
      (from: string) => post('/auth/user/refresh', { refresh_token: 'x' }, from),
      (from: string) => post('/auth/user/logout', { refresh_token: 'x' }, from),
    ];
    const ask = (index: number, from = '192.0.2.1') => requests[index % 3]?.(from) ?? Promise.reject(new Error());
    expect(await passing(250, (index) => ask(index))).toBe(200);
    expect((await ask(0, '192.0.2.2')).status).toBe(200);
    vi.advanceTimersByTime(1000);
    expect(await passing(250, (index) => ask(index))).toBe(100);
  });

  test('reading a checkout: 60 a minute from an address', async () => {
    const read = (slug: string, from: string) => get(`/api/v1/gateway/checkout/${slug}`, undefined, from);
    expect(await passing(100, () => read('slug1', '192.0.2.1'))).toBe(60);
    expect((await read('slug1', '192.0.2.2')).status).toBe(404);
    expect((await read('slug2', '192.0.2.1')).status).toBe(404);
  });
});
