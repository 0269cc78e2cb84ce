import type { Payment, Principal } from '@mitako/contract/names';
import { GatewayError, type Hasher } from '@mitako/core';
import type { CommitOutcome, EngineStore } from '@mitako/core/engine';
import { fastHasher } from '@mitako/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cashIn, createAgent, moveFloat, type Person, persistently, userWith } from '../support/cash.ts';
import { aName } from '../support/limited.ts';
import { openProcesses, type Processes } from '../support/processes.ts';
import {
  createPayment,
  dataOf,
  detailsOf,
  openGateway,
  payFromWallet,
  registerUser,
  type Reply,
  SECOND,
  type TestGateway,
} from '../support.ts';

const PAYER = 'success@sandbox.test';
const SEEDED = '1234';
const RIGHT = '5829';
const WRONG = '9999';

/** When the PIN of the user logged in is reported locked. */
async function lockOf(api: TestGateway, bearer: string): Promise<unknown> {
  const me = await api.request('GET', '/auth/user/me', { bearer });
  return dataOf<{ principal: Principal }>(me, 200).principal.pin_locked_until;
}

async function guessesLeft(api: TestGateway, slug: string, token: string): Promise<unknown> {
  return detailsOf(await payFromWallet(api, slug, token, { pin: WRONG }), 'INVALID_PIN')['attempts_left'];
}

function codesOf(answers: readonly Reply[]): readonly string[] {
  return answers.map(({ status, body }) => body.code ?? String(status));
}

describe('PINs presented to two processes at once', () => {
  let all: Processes;
  let token: string;
  let payments: readonly Payment[];

  beforeAll(async () => {
    all = await openProcesses(2);
  });
  afterAll(() => all.close());
  beforeEach(async () => {
    const { access_token } = await registerUser(process(0), `${aName()}@example.cm`, RIGHT);
    token = access_token;
    payments = await Promise.all(Array.from({ length: 10 }, () => createPayment(process(0))));
  });

  function process(place: number): TestGateway {
    const found = all.processes[place % 2];
    if (found === undefined) throw new Error('There is no process.');
    return found.api;
  }

  /** Each for a payment of its own, by the processes in turn. */
  function payAll(pin: string): Promise<readonly Reply[]> {
    return Promise.all(payments.map(({ slug }, place) => payFromWallet(process(place), slug, token, { pin })));
  }

  /** Until all are paid: a busy answer asks for another attempt. */
  async function expectAllPaid(): Promise<void> {
    const codes = codesOf(await payAll(RIGHT));
    for (const code of codes) expect(code).toBeOneOf(['200', 'SERVICE_UNAVAILABLE']);
    for (const [place, { slug }] of payments.entries()) {
      if (codes[place] !== '200') dataOf(await payFromWallet(process(place), slug, token, { pin: RIGHT }), 200);
    }
    expect(await lockOf(process(0), token)).toBeNull();
  }

  test('ten right ones pay ten payments, and none of them is counted as wrong', async () => {
    await expectAllPaid();
    const { slug } = await createPayment(process(0));
    expect(await guessesLeft(process(1), slug, token)).toBe(4);
  });

  test('one guess before the lock, ten right ones pay anyway', async () => {
    const { slug } = await createPayment(process(0));
    for (const left of [4, 3, 2, 1]) expect(await guessesLeft(process(left), slug, token)).toBe(left);
    await expectAllPaid();
  });

  test('no more than five wrong ones are verified, and they lock', async () => {
    const { slug } = await createPayment(process(0));
    const codes = [...codesOf(await payAll(WRONG))];
    // And one after the other, in case some were busy.
    for (const [place, payment] of payments.entries()) {
      codes.push(...codesOf([await payFromWallet(process(place), payment.slug, token, { pin: WRONG })]));
    }
    for (const code of codes) expect(code).toBeOneOf(['INVALID_PIN', 'PIN_LOCKED', 'SERVICE_UNAVAILABLE']);
    expect(codes.filter((code) => code === 'INVALID_PIN')).toHaveLength(5);
    detailsOf(await payFromWallet(process(0), slug, token, { pin: RIGHT }), 'PIN_LOCKED');
  });
});

describe('while a PIN is verified', () => {
  let api: TestGateway;
  let token: string;
  let slug: string;
  /** Verifying waits for this, once. */
  let gate: (() => Promise<unknown>) | null;
  let reached: PromiseWithResolvers<void>;
  /** Happens before the payer is read again, once. */
  let beforeNextLook: (() => Promise<unknown>) | null;
  /** The type of a change whose next commit is applied without an answer. */
  let loseNextCommitOf: string | null;

  const hasher: Hasher = {
    ...fastHasher(),
    async verify(phc, secret, lane) {
      const held = gate;
      gate = null;
      if (held !== null) reached.resolve();
      await held?.();
      return fastHasher().verify(phc, secret, lane);
    },
  };

  function unlucky(store: EngineStore): EngineStore {
    return {
      ...store,
      read: {
        ...store.read,
        async principalById(id) {
          const happen = beforeNextLook;
          beforeNextLook = null;
          await happen?.();
          return store.read.principalById(id);
        },
      },
      async commit(changes): Promise<CommitOutcome> {
        const outcome = await store.commit(changes);
        if (!changes.some(({ type }) => type === loseNextCommitOf)) return outcome;
        loseNextCommitOf = null;
        return { kind: 'unknown' };
      },
    };
  }

  beforeEach(async () => {
    [gate, beforeNextLook, loseNextCommitOf, reached] = [null, null, null, Promise.withResolvers()];
    api = await openGateway({ hasher }, unlucky);
    token = await api.login(PAYER);
    slug = (await createPayment(api)).slug;
  });
  afterEach(() => api.close());

  /** A payment whose PIN is verified when `goOn` is called. */
  async function paying(pin: string): Promise<{ readonly goOn: () => Promise<Reply> }> {
    const mayContinue = Promise.withResolvers<void>();
    gate = () => mayContinue.promise;
    const answer = payFromWallet(api, slug, token, { pin });
    await reached.promise;
    return {
      goOn() {
        mayContinue.resolve();
        return answer;
      },
    };
  }

  async function expectBusy(): Promise<void> {
    const answer = await payFromWallet(api, (await createPayment(api)).slug, token, { pin: SEEDED });
    detailsOf(answer, 'SERVICE_UNAVAILABLE');
    expect(answer.headers.get('retry-after')).toBe('1');
  }

  test('another one is busy, uncounted, and no lock shows before there is one', async () => {
    for (const left of [4, 3, 2, 1]) expect(await guessesLeft(api, slug, token)).toBe(left);
    const first = await paying(SEEDED);
    await expectBusy();
    expect(await lockOf(api, token)).toBeNull();
    dataOf(await first.goOn(), 200);
    expect(await guessesLeft(api, (await createPayment(api)).slug, token)).toBe(4);
  });

  test('another one waits for it a little', async () => {
    const first = await paying(SEEDED);
    const other = await createPayment(api);
    // Between two looks at the lease.
    beforeNextLook = first.goOn;
    dataOf(await payFromWallet(api, other.slug, token, { pin: SEEDED }), 200);
    dataOf(await first.goOn(), 200);
  });

  test('a wrong one makes room at once', async () => {
    const first = await paying(WRONG);
    detailsOf(await first.goOn(), 'INVALID_PIN');
    dataOf(await payFromWallet(api, slug, token, { pin: SEEDED }), 200);
  });

  test('a process that dies leaves the attempt counted, and room after five seconds', async () => {
    const dead = await paying(SEEDED);
    await api.advance(5 * SECOND - 1);
    await expectBusy();
    await api.advance(1);
    expect(await guessesLeft(api, slug, token)).toBe(3);
    // It was only slow: its PIN is still right.
    dataOf(await dead.goOn(), 200);
  });

  test('the lock of the attempt that died with its process holds', async () => {
    for (let guess = 0; guess < 4; guess += 1) await guessesLeft(api, slug, token);
    await paying(SEEDED);
    await api.advance(5 * SECOND);
    detailsOf(await payFromWallet(api, slug, token, { pin: SEEDED }), 'PIN_LOCKED');
  });

  test('a new PIN makes room at once, and the verification of the old one takes none of it', async () => {
    const old = await paying(WRONG);
    const body = { password: 'sandbox-password', pin: '5829' };
    dataOf(await api.request('PUT', '/auth/user/me/pin', { bearer: token, body }), 200);
    dataOf(await payFromWallet(api, slug, token, { pin: '5829' }), 200);
    detailsOf(await old.goOn(), 'INVALID_PIN');
  });

  test('a full hasher counts nothing and makes room at once', async () => {
    gate = () => Promise.reject(new GatewayError('SERVICE_UNAVAILABLE', {}, { retryAfterSeconds: 1 }));
    detailsOf(await payFromWallet(api, slug, token, { pin: SEEDED }), 'SERVICE_UNAVAILABLE');
    expect(await guessesLeft(api, slug, token)).toBe(4);
  });

  test.each([
    ['principal.count_pin', []],
    ['principal.clear_pin_failures', []],
    ['principal.release_pin', [4]],
  ])('a lost answer to the commit of %s never locks', async (type, wrongFirst) => {
    loseNextCommitOf = type;
    for (const left of wrongFirst) expect(await guessesLeft(api, slug, token)).toBe(left);
    dataOf(await payFromWallet(api, slug, token, { pin: SEEDED }), 200);
    expect(loseNextCommitOf).toBeNull();
  });
});

describe('agents', () => {
  test('ten right PINs of one agent at once hand in ten times', async () => {
    const api = await openGateway();
    const agent: Person = await createAgent(api, 'agent@shop.example');
    const user = await userWith(api, agent, 'user@example.cm', 10_000);
    dataOf(await moveFloat(api, agent.id, 10_000), 201);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => persistently(() => cashIn(api, agent, user.id, 1_000))),
    );
    expect(codesOf(answers)).toEqual(Array.from({ length: 10 }, () => '201'));
    await api.close();
  });
});
