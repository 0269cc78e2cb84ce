import { deepStrictEqual as deepEqual } from 'node:assert';
import type { AttemptStatus } from '@mitako/contract/names';
import type { Attempt } from '@mitako/core/engine';
import { anAttempt, anId, aPayment, NOW_MS } from '../fixtures.ts';
import { withPayment, withAttempt } from '../inserted.ts';
import { applied, refused, type Suite } from '../suite.ts';

const LIVE: readonly AttemptStatus[] = ['submitting', 'pending', 'needs_review'];
const OVER: readonly AttemptStatus[] = ['succeeded', 'failed', 'paid_late'];

export function attemptTests({ describe, it, alone }: Suite): void {
  describe('attempts', () => {
    it('attempt.insert stores every field', async ({ store, rival }) => {
      const payment = await withPayment(store);
      const bare = anAttempt(payment, {
        methodType: 'wallet',
        methodProvider: null,
        encryptedPhone: null,
        status: 'failed',
      });
      const full = anAttempt(payment, {
        livemode: true,
        payerId: anId('usr'),
        railChoice: 'other_refused',
        railReference: 'ref-1',
        failureCode: 'provider_error',
        railDetail: { code: 'E_1', message: 'Échec', requestId: null },
        calledBackAtMs: NOW_MS + 2,
        nextPollAtMs: NOW_MS + 1_000_000,
        pollsCount: 3,
        nextAction: { type: 'redirect', url: 'https://rail.example.cm/pay?a=1' },
        codesTried: 3,
        codesWrong: 2,
        version: 4,
      });
      await applied(store, { type: 'attempt.insert', attempt: bare }, { type: 'attempt.insert', attempt: full });
      deepEqual(await rival.read.attemptById(bare.id), bare);
      deepEqual(await rival.read.attemptById(full.id), full);
    });

    it('attemptByRailReference finds the newest attempt of a rail, and none of another', async ({ store, rival }) => {
      const railReference = anId('ref');
      const before = anAttempt(await withPayment(store), { rail: 'momo', railReference });
      const after = anAttempt(await withPayment(store), { rail: 'momo', railReference });
      await applied(store, { type: 'attempt.insert', attempt: before }, { type: 'attempt.insert', attempt: after });
      const newest = before.id > after.id ? before : after;
      deepEqual(await rival.read.attemptByRailReference('momo', railReference), newest);
      deepEqual(await rival.read.attemptByRailReference('other', railReference), null);
      deepEqual(await rival.read.attemptByRailReference('momo', anId('ref')), null);
    });

    for (const status of LIVE) {
      it(`attempt.insert is refused while one is ${status}`, async ({ store }) => {
        const payment = await withPayment(store);
        await applied(store, { type: 'attempt.insert', attempt: anAttempt(payment, { status }) });
        for (const next of LIVE) {
          await refused(store, { type: 'attempt.insert', attempt: anAttempt(payment, { status: next }) });
        }
      });
    }

    it('attempt.insert is applied after any number of ended attempts', async ({ store }) => {
      const payment = await withPayment(store);
      for (const status of [...OVER, ...OVER]) {
        await applied(store, { type: 'attempt.insert', attempt: anAttempt(payment, { status }) });
      }
      await applied(store, { type: 'attempt.insert', attempt: anAttempt(payment) });
    });

    it('attempt.insert is refused for an existing id', async ({ store }) => {
      const attempt = anAttempt(await withPayment(store), { status: 'failed' });
      await applied(store, { type: 'attempt.insert', attempt });
      await refused(store, { type: 'attempt.insert', attempt });
    });

    it('attempt.update writes the whole next state', async ({ store }) => {
      const attempt = await withAttempt(store);
      const next: Attempt = {
        ...attempt,
        methodType: 'wallet',
        methodProvider: null,
        phoneMasked: null,
        encryptedPhone: null,
        payerId: anId('usr'),
        rail: 'wallet',
        railReference: 'ref-2',
        status: 'needs_review',
        failureCode: 'payer_declined',
        nextPollAtMs: NOW_MS + 1_000_000,
        pollsCount: 4,
        nextAction: { type: 'approve_on_phone', url: null },
        codesTried: 2,
        codesWrong: 1,
        expiresAtMs: NOW_MS + 6,
        updatedAtMs: NOW_MS + 7,
        version: 2,
      };
      await applied(store, { type: 'attempt.update', attempt: next, fromVersion: 1 });
      deepEqual(await store.read.attemptById(attempt.id), next);
    });

    it('attempt.update is refused for another version and an unknown id', async ({ store }) => {
      const attempt = await withAttempt(store, { version: 2 });
      await refused(store, { type: 'attempt.update', attempt: { ...attempt, version: 2 }, fromVersion: 1 });
      await refused(store, { type: 'attempt.update', attempt: { ...attempt, version: 4 }, fromVersion: 3 });
      await refused(store, { type: 'attempt.update', attempt: anAttempt(aPayment()), fromVersion: 1 });
    });

    it('attempt.update cannot revive an attempt beside a live one', async ({ store }) => {
      const over = await withAttempt(store, { status: 'failed' });
      const live: Attempt = { ...over, id: anId('att'), status: 'pending' };
      await applied(store, { type: 'attempt.insert', attempt: live });
      await refused(store, {
        type: 'attempt.update',
        attempt: { ...over, status: 'pending', version: 2 },
        fromVersion: 1,
      });
    });

    alone('attempt.update sets the next poll, also while the attempt is claimed', async ({ store }) => {
      const attempt = await withAttempt(store, { nextPollAtMs: NOW_MS });
      await store.claim.attempts({ nowMs: NOW_MS, limit: 1, leaseMs: 30_000, leaseToken: 'lease' });
      const next = { ...attempt, nextPollAtMs: NOW_MS + 10, version: 2 };
      await applied(store, { type: 'attempt.update', attempt: next, fromVersion: 1 });
      deepEqual(await store.read.attemptById(attempt.id), next);
      const again = await store.claim.attempts({ nowMs: NOW_MS + 10, limit: 1, leaseMs: 30_000, leaseToken: 'next' });
      deepEqual(again, [{ ...next, nextPollAtMs: NOW_MS + 30_010 }]);
    });
  });
}
