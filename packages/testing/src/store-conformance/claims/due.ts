import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { Attempt, AttemptClaim, Change, EngineStore, Task } from '@mitako/core/engine';
import { anAttempt, anId, anIdempotencyRecord, aPayment, aTask, NOW_MS } from '../fixtures.ts';
import { applied, type Suite } from '../suite.ts';
import { atOnce } from './lanes.ts';

export function dueClaimTests({ describe, alone }: Suite): void {
  describe('claims of attempts', () => {
    alone('return due attempts and move the poll to the end of the lease', async ({ store, rival }) => {
      const [early, due, late, never] = await withAttempts(store, [NOW_MS - 1, NOW_MS, NOW_MS + 1, null]);
      const claimed = await claimAttempts(store, 10);
      deepEqual(sorted(claimed), sorted([early, due]));
      for (const attempt of claimed) equal(attempt.nextPollAtMs, NOW_MS + 30_000);
      deepEqual(await claimAttempts(rival, 10), []);
      deepEqual(await store.read.attemptById(late?.id ?? ''), late);
      deepEqual(await store.read.attemptById(never?.id ?? ''), never);
      const again = await claimAttempts(store, 10, 'again', { nowMs: NOW_MS + 30_000 });
      deepEqual(sorted(again), sorted([early, due, late]));
    });

    alone('do not change the version, so that the outcome can be written', async ({ store }) => {
      const [attempt] = await withAttempts(store, [NOW_MS]);
      if (attempt === undefined) throw new Error('No attempt was claimed.');
      await claimAttempts(store, 1);
      await applied(store, {
        type: 'attempt.update',
        attempt: { ...attempt, status: 'succeeded', nextPollAtMs: null, version: 2 },
        fromVersion: 1,
      });
    });

    alone('return the longest due first and respect the limit', async ({ store }) => {
      const attempts = await withAttempts(store, [NOW_MS - 1, NOW_MS - 3, NOW_MS - 2]);
      deepEqual(sorted(await claimAttempts(store, 2)), sorted([attempts[1], attempts[2]]));
    });

    alone('return nothing twice, in eight concurrent claims', async (stores) => {
      const attempts = await withAttempts(
        stores.store,
        Array.from({ length: 20 }, () => NOW_MS),
      );
      const claimed = await atOnce(stores, 8, (store, leaseToken) => claimAttempts(store, 5, leaseToken));
      const rest = await claimAttempts(stores.store, 100, 'rest');
      deepEqual(sorted([...claimed.flat(), ...rest]), sorted(attempts));
    });
  });

  describe('claims of attempts at the pace of a rail', () => {
    const pace = { everyMs: 100, lateMsMax: 50 };
    const polls = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => NOW_MS - index);
    const claimAt = (store: EngineStore, nowMs: number, set: Partial<AttemptClaim> = {}): Promise<readonly Attempt[]> =>
      claimAttempts(store, 10, anId('lease'), { nowMs, pace, ...set });

    alone('take a turn each, and no turn that has not come', async ({ store, rival }) => {
      await withAttempts(store, polls(5));
      equal((await claimAt(store, NOW_MS)).length, 1);
      equal((await claimAt(rival, NOW_MS)).length, 0);
      // Of a rail that has rested, the first turn is the last one that was missed.
      equal((await claimAt(rival, NOW_MS + 49)).length, 0);
      equal((await claimAt(rival, NOW_MS + 50)).length, 1);
      equal((await claimAt(store, NOW_MS + 149)).length, 0);
      equal((await claimAt(store, NOW_MS + 150)).length, 1);
    });

    alone('make up for a turn that was taken a little late, and lose what was missed', async ({ store }) => {
      await withAttempts(store, polls(9));
      equal((await claimAt(store, NOW_MS)).length, 1);
      equal((await claimAt(store, NOW_MS + 140)).length, 1);
      equal((await claimAt(store, NOW_MS + 200)).length, 1);
      equal((await claimAt(store, NOW_MS + 5_000)).length, 1);
      equal((await claimAt(store, NOW_MS + 5_049)).length, 0);
      equal((await claimAt(store, NOW_MS + 5_050)).length, 1);
    });

    alone('take several turns at once where a rail has many', async ({ store }) => {
      await withAttempts(store, polls(9));
      const quick = { pace: { everyMs: 10, lateMsMax: 50 } };
      equal((await claimAt(store, NOW_MS, { ...quick, limit: 3 })).length, 3);
      equal((await claimAt(store, NOW_MS, quick)).length, 3);
      equal((await claimAt(store, NOW_MS + 20, quick)).length, 2);
      // Of three turns, one that no attempt needed is left.
      await withAttempts(store, polls(1));
      equal((await claimAt(store, NOW_MS + 40, quick)).length, 2);
      await withAttempts(store, polls(1));
      equal((await claimAt(store, NOW_MS + 40, quick)).length, 0);
    });

    alone('give two rivals at once one turn', async (stores) => {
      await withAttempts(stores.store, polls(9));
      await claimAt(stores.store, NOW_MS - 100);
      const claimed = await atOnce(stores, 8, (store, leaseToken) =>
        claimAttempts(store, 5, leaseToken, { pace, nowMs: NOW_MS }),
      );
      equal(claimed.flat().length, 1);
    });

    alone('give a head start of a minute to a callback, and of ten minutes before what has ended', async (stores) => {
      const { store } = stores;
      const expected: (Attempt | undefined)[] = [];
      const called = async (dueAtMs: number, set: Partial<Attempt> = {}): Promise<void> => {
        expected.push(...(await withAttempts(store, [dueAtMs], { calledBackAtMs: dueAtMs, ...set })));
      };
      const plain = async (dueAtMs: number, set: Partial<Attempt> = {}): Promise<void> => {
        expected.push(...(await withAttempts(store, [dueAtMs], set)));
      };
      const over = { status: 'failed' } as const;
      await plain(NOW_MS - 600_002, over);
      await called(NOW_MS - 1, over);
      await plain(NOW_MS);
      await plain(NOW_MS - 600_000 + 1, over);
      await plain(NOW_MS - 600_000 + 2, over);
      const [first] = await withAttempts(store, [NOW_MS - 2], { calledBackAtMs: NOW_MS - 2 });
      const [ahead] = await withAttempts(store, [NOW_MS - 60_003]);
      const [other] = await withAttempts(store, [NOW_MS - 9], { rail: 'other' });
      // Not due yet, whatever its head start.
      await withAttempts(store, [NOW_MS + 1_000], { calledBackAtMs: NOW_MS });
      const queues = await store.read.lookUpQueues(NOW_MS);
      deepEqual(
        new Map(queues.map(({ rail, firstAtMs }) => [rail, firstAtMs])),
        new Map([
          ['sandbox', NOW_MS - 60_003],
          ['other', NOW_MS - 9],
        ]),
      );
      const claimed: (string | undefined)[] = [];
      for (const atMs of [0, 100, 200, 300, 400, 500, 600, 700]) {
        claimed.push(...(await claimAt(store, NOW_MS + atMs)).map(({ id }) => id));
      }
      deepEqual(
        claimed,
        [ahead, first, ...expected].map((attempt) => attempt?.id),
      );
      deepEqual(sorted(await claimAt(store, NOW_MS, { rail: 'other' })), sorted([other]));
    });

    alone('leave a turn ahead of its time to a look-up that cannot wait, and wait for it', async ({ store, rival }) => {
      await withAttempts(store, polls(9));
      const take = (nowMs: number): Promise<boolean> => rival.paces.take({ rail: 'sandbox', nowMs, pace, aheadMax: 2 });
      equal((await claimAt(store, NOW_MS)).length, 1);
      deepEqual([await take(NOW_MS), await take(NOW_MS), await take(NOW_MS)], [true, true, false]);
      equal((await claimAt(store, NOW_MS + 249)).length, 0);
      equal((await claimAt(store, NOW_MS + 250)).length, 1);
    });

    alone('return nothing while the rail is stopped, the longest stop counting', async ({ store, rival }) => {
      await withAttempts(store, polls(9));
      const stop = (untilMs: number): Promise<void> => rival.paces.stop({ rail: 'sandbox', nowMs: NOW_MS, untilMs });
      await stop(NOW_MS + 4_000);
      await stop(NOW_MS + 1_000);
      equal((await claimAt(store, NOW_MS + 3_999)).length, 0);
      equal(await store.paces.take({ rail: 'sandbox', nowMs: NOW_MS + 3_999, pace, aheadMax: 2 }), false);
      const [queue] = await store.read.lookUpQueues(NOW_MS);
      deepEqual(queue, { rail: 'sandbox', firstAtMs: NOW_MS - 8, freeAtMs: NOW_MS + 4_000 });
      equal(await store.read.nextDueAtMs(NOW_MS), NOW_MS + 4_000);
      equal((await claimAt(store, NOW_MS + 4_000)).length, 1);
    });

    alone('do not wait for a turn of a clock that was set back', async ({ store }) => {
      await withAttempts(store, polls(9));
      const dayMs = 86_400_000;
      equal((await claimAt(store, NOW_MS + dayMs)).length, 1);
      await store.paces.stop({ rail: 'sandbox', nowMs: NOW_MS + dayMs, untilMs: NOW_MS + dayMs });
      equal(await store.read.nextDueAtMs(NOW_MS), NOW_MS - 7);
      equal((await claimAt(store, NOW_MS)).length, 1);
      equal((await claimAt(store, NOW_MS + 49)).length, 0);
    });
  });

  describe('claims of tasks', () => {
    alone('return due tasks, count the claim, and return them again when the lease ends', async ({ store, rival }) => {
      const due = aTask();
      const late = aTask({ dueAtMs: NOW_MS + 1 });
      await applied(store, { type: 'task.insert', task: due }, { type: 'task.insert', task: late });
      deepEqual(await claimTasks(store, 10), [{ ...due, attemptsCount: 1 }]);
      deepEqual(await claimTasks(rival, 10), []);
      const again = await store.claim.tasks({ nowMs: NOW_MS + 30_000, limit: 1, leaseMs: 30_000, leaseToken: 'again' });
      deepEqual(again, [{ ...late, attemptsCount: 1 }]);
      const both = await store.claim.tasks({ nowMs: NOW_MS + 60_000, limit: 9, leaseMs: 30_000, leaseToken: 'both' });
      deepEqual(
        new Map(both.map(({ id, attemptsCount }) => [id, attemptsCount])),
        new Map([
          [due.id, 2],
          [late.id, 2],
        ]),
      );
    });

    alone('return the longest due first and respect the limit', async ({ store }) => {
      const tasks = [NOW_MS - 1, NOW_MS - 3, NOW_MS - 2].map((dueAtMs) => aTask({ dueAtMs }));
      await applied(store, ...tasks.map((task): Change => ({ type: 'task.insert', task })));
      deepEqual(sorted(await claimTasks(store, 2)), sorted([tasks[1], tasks[2]]));
    });

    alone('return nothing twice, in eight concurrent claims', async (stores) => {
      const tasks = Array.from({ length: 20 }, () => aTask());
      await applied(stores.store, ...tasks.map((task): Change => ({ type: 'task.insert', task })));
      const claimed = await atOnce(stores, 8, (store, leaseToken) => claimTasks(store, 5, leaseToken));
      const rest = await claimTasks(stores.store, 100, 'rest');
      deepEqual(sorted([...claimed.flat(), ...rest]), sorted(tasks));
    });
  });

  describe('claims of expired payments', () => {
    alone('return requested payments past their expiry, oldest first', async ({ store }) => {
      const payments = [
        aPayment({ expiresAtMs: NOW_MS }),
        aPayment({ expiresAtMs: NOW_MS - 2 }),
        aPayment({ expiresAtMs: NOW_MS - 1, livemode: true }),
        aPayment({ expiresAtMs: NOW_MS + 1 }),
        aPayment({ expiresAtMs: NOW_MS - 1, status: 'processing' }),
        aPayment({ expiresAtMs: NOW_MS - 1, status: 'expired' }),
      ];
      await applied(store, ...payments.map((payment): Change => ({ type: 'payment.insert', payment })));
      const expected = [payments[1], payments[2], payments[0]];
      deepEqual(await store.claim.expiredPayments({ nowMs: NOW_MS, limit: 10 }), expected);
      deepEqual(await store.claim.expiredPayments({ nowMs: NOW_MS, limit: 2 }), expected.slice(0, 2));
    });
  });

  describe('sweeps of idempotency records', () => {
    alone('delete expired ones, a limited number at a time, and return how many', async ({ store }) => {
      const expired = [1, 2, 3].map((age) => anIdempotencyRecord({ expiresAtMs: NOW_MS - age + 1 }));
      const kept = anIdempotencyRecord({ expiresAtMs: NOW_MS + 1 });
      await applied(store, ...[...expired, kept].map((record): Change => ({ type: 'idempotency.insert', record })));
      equal(await store.claim.sweepIdempotency({ nowMs: NOW_MS, limit: 2 }), 2);
      equal(await store.claim.sweepIdempotency({ nowMs: NOW_MS, limit: 2 }), 1);
      equal(await store.claim.sweepIdempotency({ nowMs: NOW_MS, limit: 2 }), 0);
      deepEqual(await store.read.idempotency(kept.key), kept);
      for (const { key } of expired) equal(await store.read.idempotency(key), null);
    });
  });
}

async function withAttempts(
  store: EngineStore,
  polls: readonly (number | null)[],
  set: Partial<Attempt> = {},
): Promise<readonly Attempt[]> {
  const attempts: Attempt[] = [];
  for (const nextPollAtMs of polls) {
    const payment = aPayment();
    const attempt = anAttempt(payment, { nextPollAtMs, ...set });
    await applied(store, { type: 'payment.insert', payment }, { type: 'attempt.insert', attempt });
    attempts.push(attempt);
  }
  return attempts;
}

function claimAttempts(
  store: EngineStore,
  limit: number,
  leaseToken = 'lease',
  set: Partial<AttemptClaim> = {},
): Promise<readonly Attempt[]> {
  return store.claim.attempts({
    nowMs: NOW_MS,
    limit,
    leaseMs: 30_000,
    leaseToken,
    rail: 'sandbox',
    pace: null,
    ...set,
  });
}

function claimTasks(store: EngineStore, limit: number, leaseToken = 'lease'): Promise<readonly Task[]> {
  return store.claim.tasks({ nowMs: NOW_MS, limit, leaseMs: 30_000, leaseToken });
}

function sorted(rows: readonly ({ readonly id: string } | undefined)[]): readonly string[] {
  return rows.map((row) => row?.id ?? 'nothing').toSorted();
}
