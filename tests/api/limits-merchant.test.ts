import { memoryRateLimiter } from '@mitako/core';
import { createTestClock, type TestClock } from '@mitako/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createKey, openGateway, SECOND, type TestGateway } from './support.ts';
import { passing } from './support/limited.ts';

let api: TestGateway;
let clock: TestClock;

beforeEach(async () => {
  clock = createTestClock();
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
