import { deepStrictEqual as deepEqual } from 'node:assert';
import type { AttemptStatus } from '@mitako/contract/names';
import type { Attempt, AttemptFilter } from '@mitako/core/engine';
import { aHash, anAttempt, anId, aTask, NOW_MS } from '../fixtures.ts';
import { withPayment, withAttempt } from '../inserted.ts';
import { applied, refused, type Suite } from '../suite.ts';

const LIVE: readonly AttemptStatus[] = ['submitting', 'pending', 'needs_review'];
const OVER: readonly AttemptStatus[] = ['succeeded', 'failed', 'paid_late'];

export function attemptTests({ describe, it, alone }: Suite): void {
  describe('attempts', () => {
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

    it('attemptsByHandle finds the newest attempts by each handle, of all merchants', async ({ store, rival }) => {
      const mark = aHash(anId('hash'));
      const ending = String(100 + (Number.parseInt(mark.slice(-2), 36) % 900));
      const railDetail = { code: null, message: null, requestId: mark };
      const marked = { railReference: mark, railDetail, phoneHash: mark, phoneMasked: `•••${ending}` };
      const made = [
        anAttempt(await withPayment(store), marked),
        anAttempt(await withPayment(store), marked),
        anAttempt(await withPayment(store), { ...marked, livemode: true }),
      ];
      await applied(store, ...made.map((attempt) => ({ type: 'attempt.insert', attempt }) as const));
      const newest = made.map(({ id }) => id).toSorted((one, other) => (one < other ? 1 : -1));
      const handles = [
        { railReference: mark },
        { railRequestId: mark },
        { phoneHashes: [mark] },
        { phoneHashes: [aHash('another'), mark] },
        { phoneEnding: ending },
      ] as const;
      for (const handle of handles) {
        const found = await rival.read.attemptsByHandle(handle, 2);
        deepEqual(
          found.map(({ id }) => id),
          newest.slice(0, 2),
        );
      }
      deepEqual(await rival.read.attemptsByHandle({ phoneHashes: [aHash('another')] }, 2), []);
    });

    it('attemptsByEnding lists those of one merchant and mode whose numbers end so, by the newest payments', async ({
      store,
      rival,
    }) => {
      const merchantId = anId('mer');
      const add = async (phoneMasked: string | null, over: Partial<Attempt> = {}): Promise<Attempt> => {
        const attempt = anAttempt(await withPayment(store, { merchantId }), { merchantId, phoneMasked, ...over });
        await applied(store, { type: 'attempt.insert', attempt });
        return attempt;
      };
      const found = [await add('•••789'), await add('•••789')];
      await add('•••788');
      await add(null);
      await add('•••789', { livemode: true });
      await add('•••789', { merchantId: anId('mer') });
      const newest = found.toSorted((one, other) => (one.paymentId < other.paymentId ? 1 : -1));
      const owner = { merchantId, livemode: false };
      deepEqual(await rival.read.attemptsByEnding(owner, '789', 10), newest);
      deepEqual(await rival.read.attemptsByEnding(owner, '789', 1), newest.slice(0, 1));
    });

    it('attempts of a rail, a provider and a period', async ({ store, rival }) => {
      const rail = anId('rail');
      const made = await Promise.all(
        ['mtn_momo', 'orange_money', 'mtn_momo'].map(async (methodProvider) =>
          anAttempt(await withPayment(store), { rail, methodProvider }),
        ),
      );
      await applied(store, ...made.map((attempt) => ({ type: 'attempt.insert', attempt }) as const));
      const [first = '', second = '', third = ''] = made.map(({ id }) => id).toSorted();
      const owner = { livemode: made[0]?.livemode ?? false };
      const idsIn = async (filter: AttemptFilter): Promise<readonly string[]> =>
        (await rival.read.attempts({ owner, rail, ...filter }, { limit: 10, afterId: null })).map(({ id }) => id);
      deepEqual(await idsIn({}), [third, second, first]);
      deepEqual(await idsIn({ fromId: second }), [third, second]);
      deepEqual(await idsIn({ beforeId: second }), [first]);
      const ofOrange = made.filter(({ methodProvider }) => methodProvider === 'orange_money').map(({ id }) => id);
      deepEqual(await idsIn({ provider: 'orange_money' }), ofOrange);
    });

    it('owedFunds lists late payments until their task is gone, of one merchant or mode', async ({ store, rival }) => {
      const attempt = anAttempt(await withPayment(store), { status: 'paid_late' });
      const task = aTask({ kind: 'late_refund', subjectId: attempt.id, attemptsCount: 3, failuresCount: 1 });
      await applied(store, { type: 'attempt.insert', attempt }, { type: 'task.insert', task });
      const { merchantId, livemode } = attempt;
      const page = { limit: 10, afterId: null };
      const { dueAtMs, attemptsCount, failuresCount } = task;
      const owed = { id: attempt.id, attempt, task: { dueAtMs, attemptsCount, failuresCount } };
      deepEqual(await rival.read.owedFunds({ merchantId, livemode }, page), [owed]);
      deepEqual(await rival.read.owedFunds({ merchantId, livemode: !livemode }, page), []);
      deepEqual(await rival.read.owedFunds({ merchantId: anId('mer'), livemode }, page), []);
      await applied(store, { type: 'task.cancel', id: task.id, nowMs: dueAtMs });
      deepEqual(await rival.read.owedFunds({ merchantId, livemode }, page), []);
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
      const claim = { rail: attempt.rail, pace: null, limit: 1, leaseMs: 30_000 };
      await store.claim.attempts({ ...claim, nowMs: NOW_MS, leaseToken: 'lease' });
      const next = { ...attempt, nextPollAtMs: NOW_MS + 10, version: 2 };
      await applied(store, { type: 'attempt.update', attempt: next, fromVersion: 1 });
      deepEqual(await store.read.attemptById(attempt.id), next);
      const again = await store.claim.attempts({ ...claim, nowMs: NOW_MS + 10, leaseToken: 'next' });
      deepEqual(again, [{ ...next, nextPollAtMs: NOW_MS + 30_010 }]);
    });
  });
}
