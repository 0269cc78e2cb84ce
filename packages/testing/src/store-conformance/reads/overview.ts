import { deepStrictEqual as deepEqual, strictEqual as equal } from 'node:assert';
import type { Change, Payment } from '@mitako/core/engine';
import { aDispute, anAttempt, anId, aPayment, aSettlement, aTransfer, anAccountId, NOW_MS } from '../fixtures.ts';
import { sealed } from '../fixtures/ledger.ts';
import { applied, type Suite, times } from '../suite.ts';

export function overviewTests({ describe, it }: Suite): void {
  describe('the overview of a merchant', () => {
    it('movedBy is the amount that a transfer credited, whatever its fees', async ({ store }) => {
      const [payer, merchant, fees] = [anAccountId('wallet'), anAccountId('merchant_available'), anAccountId('fees')];
      const transfer = aTransfer({ entries: sealed([payer, -100], [merchant, 90], [fees, 10]) });
      const back = aTransfer({ entries: sealed([merchant, -45], [fees, -5], [payer, 50]) });
      await applied(
        store,
        { type: 'transfer.insert', transfer },
        { type: 'transfer.insert', transfer: back },
        { type: 'transfer.insert', transfer: aTransfer() },
      );
      const moved = await store.read.movedBy([back.id, transfer.id, 'tx_of_nobody']);
      deepEqual(
        new Map(moved.map(({ transferId, amount }) => [transferId, amount])),
        new Map([
          [transfer.id, 100],
          [back.id, 50],
        ]),
      );
      deepEqual(await store.read.movedBy([]), []);
    });

    it('endedPayments counts the newest ended payments', async ({ store }) => {
      const owner = { merchantId: anId('mer'), livemode: false };
      const statuses = [
        'failed',
        'expired',
        'succeeded',
        'requested',
        'refunded',
        'canceled',
        'processing',
        'failed',
      ] as const;
      const payments = statuses.map((status) => aPayment({ ...owner, status }));
      await insert(store, [...payments, aPayment({ ...owner, livemode: true, status: 'failed' })]);
      const counts = async (limit: number): Promise<unknown> =>
        Object.fromEntries((await store.read.endedPayments(owner, limit)).map(({ status, count }) => [status, count]));
      deepEqual(await counts(100), { failed: 2, expired: 1, succeeded: 1, refunded: 1, canceled: 1 });
      deepEqual(await counts(3), { failed: 1, canceled: 1, refunded: 1 });
      deepEqual(await store.read.endedPayments({ ...owner, merchantId: anId('mer') }, 3), []);
    });

    it('attemptsInReview counts attempts in review, up to a limit', async ({ store }) => {
      const owner = { merchantId: anId('mer'), livemode: false };
      const payments = times(4, () => aPayment(owner));
      await insert(store, payments);
      const statuses = ['needs_review', 'pending', 'needs_review', 'needs_review'] as const;
      await applied(
        store,
        ...payments.map((payment, place): Change => ({
          type: 'attempt.insert',
          attempt: anAttempt(payment, { status: statuses[place] ?? 'pending' }),
        })),
      );
      equal(await store.read.attemptsInReview(owner, 100), 3);
      equal(await store.read.attemptsInReview(owner, 2), 2);
      equal(await store.read.attemptsInReview({ ...owner, livemode: true }, 100), 0);
    });

    it('disputesDueAtMs lists by deadline, without overdue ones', async ({ store }) => {
      const owner = { merchantId: anId('mer'), livemode: false };
      const payment = aPayment(owner);
      await insert(store, [payment]);
      const dues = [3, 1, 2, 0].map((days) => NOW_MS + days);
      const disputes = [
        ...dues.map((dueAtMs) => aDispute(payment, { dueAtMs })),
        aDispute(payment, { status: 'under_review', dueAtMs: NOW_MS + 1 }),
        aDispute(payment, { livemode: true, dueAtMs: NOW_MS + 1 }),
      ];
      await applied(store, ...disputes.map((dispute): Change => ({ type: 'dispute.insert', dispute })));
      deepEqual(await store.read.disputesDueAtMs(owner, NOW_MS, 100), [NOW_MS + 1, NOW_MS + 2, NOW_MS + 3]);
      deepEqual(await store.read.disputesDueAtMs(owner, NOW_MS, 1), [NOW_MS + 1]);
    });

    it('lastSettlement is the last of its currency by position in the chain', async ({ store }) => {
      const owner = { merchantId: anId('mer'), livemode: false };
      const last = aSettlement({ ...owner, fromSequence: 10, throughSequence: 12, status: 'failed' });
      const first = aSettlement({ ...owner, fromSequence: 1, throughSequence: 9 });
      const other = aSettlement({ ...owner, currency: 'EUR', fromSequence: 20, throughSequence: 29 });
      await applied(
        store,
        ...[last, first, other].map((settlement): Change => ({ type: 'settlement.insert', settlement })),
      );
      deepEqual(await store.read.lastSettlement(owner, 'XAF'), last);
      equal(await store.read.lastSettlement({ ...owner, livemode: true }, 'XAF'), null);
    });
  });
}

async function insert(store: Parameters<typeof applied>[0], payments: readonly Payment[]): Promise<void> {
  await applied(store, ...payments.map((payment): Change => ({ type: 'payment.insert', payment })));
}
