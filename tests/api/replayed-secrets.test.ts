import type { LoginResult } from '@mitako/contract/names';
import { GatewayError, type Hasher } from '@mitako/core';
import type { CommitOutcome, EngineStore } from '@mitako/core/engine';
import { fastHasher } from '@mitako/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPayment, dataOf, openGateway, type Reply, type TestGateway } from './support.ts';

// Secrets that the fingerprint omits must not be guessed or bypassed through a replay.

let api: TestGateway;
let isBusy: boolean;
let loseNextCommitOf: string | null;
let refuseCommitsOf: string | null;

/** A hasher that can be set to be full, without verifying anything. */
const hasher: Hasher = {
  ...fastHasher(),
  verify: (phc, secret, lane) =>
    isBusy
      ? Promise.reject(new GatewayError('SERVICE_UNAVAILABLE', {}, { retryAfterSeconds: 1 }))
      : fastHasher().verify(phc, secret, lane),
};

/** A store that applies a commit and loses the response, or that refuses every guard. */
function unlucky(store: EngineStore): EngineStore {
  return {
    ...store,
    async commit(changes): Promise<CommitOutcome> {
      const index = changes.findIndex(({ type }) => type === refuseCommitsOf);
      if (index !== -1) return { kind: 'refused', guard: 'transfer.insert', index };
      const outcome = await store.commit(changes);
      if (!changes.some(({ type }) => type === loseNextCommitOf)) return outcome;
      loseNextCommitOf = null;
      return { kind: 'unknown' };
    },
  };
}

beforeEach(async () => {
  isBusy = false;
  loseNextCommitOf = null;
  refuseCommitsOf = null;
  api = await openGateway({ hasher }, unlucky);
});
afterEach(() => api.close());

test('setting another PIN with a used key is rejected, and the first PIN stays', async () => {
  const bearer = await api.login('success@sandbox.test');
  const set = (pin: string): Promise<Reply> =>
    api.request('PUT', '/auth/user/me/pin', {
      bearer,
      idempotencyKey: 'pin-1',
      body: { password: 'sandbox-password', pin },
    });
  dataOf(await set('7391'), 200);
  expect((await set('7391')).headers.get('idempotent-replayed')).toBe('true');
  for (const other of ['8264', '1111']) expect((await set(other)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  const { slug } = await createPayment(api);
  const pay = { bearer, body: { method: 'wallet', pin: '7391' } };
  expect((await api.request('POST', `/gateway/checkout/${slug}/pay`, pay)).status).toBe(200);
});

test('a PIN that was not verified is not counted', async () => {
  const bearer = await api.login('success@sandbox.test');
  const { slug } = await createPayment(api);
  const pay = (): Promise<Reply> =>
    api.request('POST', `/gateway/checkout/${slug}/pay`, { bearer, body: { method: 'wallet', pin: '1234' } });
  isBusy = true;
  for (let tries = 0; tries < 6; tries += 1) expect((await pay()).status).toBe(503);
  isBusy = false;
  expect((await pay()).status).toBe(200);
});

test('a right PIN resets the count although the payment never succeeds', async () => {
  const bearer = await api.login('success@sandbox.test');
  const { slug } = await createPayment(api);
  const pay = (pin: string): Promise<Reply> =>
    api.request('POST', `/gateway/checkout/${slug}/pay`, { bearer, body: { method: 'wallet', pin } });
  refuseCommitsOf = 'transfer.insert';
  for (let tries = 0; tries < 6; tries += 1) expect((await pay('1234')).status).toBe(503);
  expect((await pay('9999')).body).toMatchObject({ code: 'INVALID_PIN', details: { attempts_left: 4 } });
  refuseCommitsOf = null;
  expect((await pay('1234')).status).toBe(200);
});

test('a stored registration refusal does not reveal whether a password is right', async () => {
  const register = (password: string): Promise<Reply> =>
    api.request('POST', '/auth/user/register', {
      idempotencyKey: 'register-1',
      body: { email: 'success@sandbox.test', password, name: 'Another Name' },
    });
  const first = await register('a guess at it');
  expect(first.body.code).toBe('EMAIL_TAKEN');
  for (const password of ['a guess at it', 'another guess', 'sandbox-password']) {
    const again = await register(password);
    expect([again.status, again.text]).toEqual([first.status, first.text]);
  }
});

test.each(['agents', 'merchants'])(
  "an operator's replayed %s is not reported as created with another password",
  async (kind) => {
    const create = (password: string): Promise<Reply> =>
      api.request('POST', `/admin/${kind}`, {
        bearer: api.seed.operatorKey,
        idempotencyKey: 'create-1',
        body: { email: 'new@example.cm', password, name: 'New' },
      });
    dataOf(await create('the first one'), 201);
    dataOf(await create('the first one'), 201);
    expect((await create('the second one')).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  },
);

test('a refresh whose commit response was lost returns its pair', async () => {
  const login = await api.request('POST', '/auth/user/login', {
    body: { email: 'success@sandbox.test', password: 'sandbox-password' },
  });
  const { refresh_token: old } = dataOf<LoginResult>(login, 200);
  loseNextCommitOf = 'session.rotate';
  const refreshed = await api.request('POST', '/auth/user/refresh', { body: { refresh_token: old } });
  const { refresh_token: next } = dataOf<LoginResult>(refreshed, 200);
  dataOf(await api.request('POST', '/auth/user/refresh', { body: { refresh_token: next } }), 200);
});
