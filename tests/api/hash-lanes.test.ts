import { GatewayError, type HashLane, type Hasher } from '@mitako/core';
import { fastHasher } from '@mitako/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createPayment,
  dataOf,
  detailsOf,
  openGateway,
  payFromWallet,
  type Reply,
  type TestGateway,
} from './support.ts';

// One kind of secret never blocks another: each is hashed in a lane of its own.

let api: TestGateway;
/** Full: whatever would hash there is rejected. */
let full: readonly HashLane[];
/** Full by the time something would be hashed. */
let fullSoon: boolean;
/** What was read, counted or hashed. */
let work: string[];

const hasher: Hasher = {
  hash: (secret, lane) => hashing(lane, () => fastHasher().hash(secret, lane)),
  verify: (phc, secret, lane) => hashing(lane, () => fastHasher().verify(phc, secret, lane)),
  untilRoom: (lane) => refuse(full.includes(lane)),
};

function refuse(isFull: boolean): Promise<void> {
  return isFull
    ? Promise.reject(new GatewayError('SERVICE_UNAVAILABLE', {}, { retryAfterSeconds: 1 }))
    : Promise.resolve();
}

async function hashing<T>(lane: HashLane, hash: () => Promise<T>): Promise<T> {
  work.push(`hash ${lane}`);
  await refuse(full.includes(lane) || fullSoon);
  return hash();
}

beforeEach(async () => {
  [full, fullSoon, work] = [[], false, []];
  const limits = {
    consume() {
      work.push('limit');
      return Promise.resolve(null);
    },
  };
  api = await openGateway({ hasher, limits }, (store) => ({
    ...store,
    commit(changes) {
      work.push('commit');
      return store.commit(changes);
    },
    read: {
      ...store.read,
      principalByEmail(role, emailHash) {
        work.push('read');
        return store.read.principalByEmail(role, emailHash);
      },
    },
  }));
});
afterEach(() => api.close());

const PASSWORD = 'sandbox-password';

function login(email: string): Promise<Reply> {
  return api.request('POST', '/auth/user/login', { body: { email, password: PASSWORD } });
}

function register(email: string): Promise<Reply> {
  return api.request('POST', '/auth/user/register', { body: { email, password: 'a good password', name: 'Awa' } });
}

function setPin(bearer: string): Promise<Reply> {
  return api.request('PUT', '/auth/user/me/pin', { bearer, body: { password: PASSWORD, pin: '5829' } });
}

test('a full lane rejects its own requests, and no others', async () => {
  const bearer = await api.login('success@sandbox.test');
  const requests: Readonly<Record<HashLane, (place: number) => Promise<Reply>>> = {
    pin: async () => payFromWallet(api, (await createPayment(api)).slug, bearer, { pin: '1234' }),
    login: () => login('success@sandbox.test'),
    registration: (place) => register(`user-${place}@example.cm`),
    session: () => api.request('POST', '/auth/user/me/reauthenticate', { bearer, body: { password: PASSWORD } }),
  };
  const lanes: readonly HashLane[] = ['pin', 'login', 'registration', 'session'];
  for (const [place, lane] of lanes.entries()) {
    full = [lane];
    for (const other of lanes.filter((each) => each !== lane)) {
      expect((await requests[other](place)).status, `${other} while ${lane} is full`).toBeOneOf([200, 201]);
    }
    const refused = await requests[lane](place);
    detailsOf(refused, 'SERVICE_UNAVAILABLE');
    expect(refused.headers.get('retry-after')).toBe('1');
  }
});

test('setting a PIN, with the password and a new hash, waits for no PIN and no login', async () => {
  const bearer = await api.login('success@sandbox.test');
  full = ['pin', 'login', 'registration'];
  dataOf(await setPin(bearer), 200);
});

test('a full lane rejects before anything is counted, read or hashed', async () => {
  const bearer = await api.login('success@sandbox.test');
  const { slug } = await createPayment(api);
  full = ['pin', 'login', 'registration', 'session'];
  work = [];
  detailsOf(await login('success@sandbox.test'), 'SERVICE_UNAVAILABLE');
  detailsOf(await register('awa@example.cm'), 'SERVICE_UNAVAILABLE');
  detailsOf(await setPin(bearer), 'SERVICE_UNAVAILABLE');
  expect(work).toEqual([]);
  detailsOf(await payFromWallet(api, slug, bearer, { pin: '1234' }), 'SERVICE_UNAVAILABLE');
  // Of the checkout, and of the payer's sessions.
  expect(work).toEqual(['limit', 'limit']);
});

test('an unknown e-mail is answered again after a lane that was full', async () => {
  fullSoon = true;
  detailsOf(await login('nobody@example.cm'), 'SERVICE_UNAVAILABLE');
  fullSoon = false;
  detailsOf(await login('nobody@example.cm'), 'INVALID_CREDENTIALS');
});
