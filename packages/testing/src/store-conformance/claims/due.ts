import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { Attempt, Change, EngineStore, Task } from '@mitako/core/engine';
import { anAttempt, anIdempotencyRecord, aPayment, aTask, NOW_MS } from '../fixtures.ts';
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
      const again = await store.claim.attempts({
        nowMs: NOW_MS + 30_000,
        limit: 10,
        leaseMs: 30_000,
        leaseToken: 'again',
      });
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

async function withAttempts(store: EngineStore, polls: readonly (number | null)[]): Promise<readonly Attempt[]> {
  const attempts: Attempt[] = [];
  for (const nextPollAtMs of polls) {
    const payment = aPayment();
    const attempt = anAttempt(payment, { nextPollAtMs });
    await applied(store, { type: 'payment.insert', payment }, { type: 'attempt.insert', attempt });
    attempts.push(attempt);
  }
  return attempts;
}

function claimAttempts(store: EngineStore, limit: number, leaseToken = 'lease'): Promise<readonly Attempt[]> {
  return store.claim.attempts({ nowMs: NOW_MS, limit, leaseMs: 30_000, leaseToken });
}

function claimTasks(store: EngineStore, limit: number, leaseToken = 'lease'): Promise<readonly Task[]> {
  return store.claim.tasks({ nowMs: NOW_MS, limit, leaseMs: 30_000, leaseToken });
}

function sorted(rows: readonly ({ readonly id: string } | undefined)[]): readonly string[] {
  return rows.map((row) => row?.id ?? 'nothing').toSorted();
}
