import { deepStrictEqual as deepEqual } from 'node:assert';
import {
  accountId,
  type AuditedPayment,
  type Change,
  type Payment,
  type SealedTransfer,
  shardOfOwner,
} from '@mitako/core/engine';
import {
  aCredit,
  aDispute,
  aPosting,
  anAccount,
  anAccountId,
  anAttempt,
  anId,
  aPayment,
  aRefund,
  aSettlement,
  aTransfer,
  sealed,
  stored,
} from '../fixtures.ts';
import { applied, type Suite } from '../suite.ts';
import { walked } from './pages.ts';

export function moneyAuditTests({ describe, alone }: Suite): void {
  describe('the audit of payments', () => {
    alone('sums the rows of every other table per payment, each once', async ({ store }) => {
      const [merchantId, payerId] = [anId('mer'), anId('usr')];
      const payment = aPayment({ merchantId, status: 'partially_refunded', amount: 5_000, fee: 150 });
      const unpaid = aPayment({ merchantId });
      const other = aPayment({ merchantId, status: 'succeeded' });
      const refunds = [
        aRefund(payment, { amount: 1_000, status: 'succeeded' }),
        aRefund(payment, { amount: 200, status: 'succeeded' }),
        aRefund(payment, { amount: 30, status: 'pending' }),
        aRefund(payment, { amount: 4, status: 'failed' }),
        aRefund(payment, { amount: 6, status: 'succeeded', disputeId: anId('dsp') }),
        aRefund(payment, { amount: 5, status: 'pending', disputeId: anId('dsp') }),
        aRefund(payment, { amount: 3, status: 'failed', disputeId: anId('dsp') }),
      ];
      const disputes = [
        aDispute(payment, { amount: 500, status: 'needs_response' }),
        aDispute(payment, { amount: 60, status: 'under_review' }),
        aDispute(payment, { amount: 7, status: 'lost', returnStatus: 'returned' }),
        aDispute(payment, { amount: 20, status: 'lost', returnStatus: 'pending' }),
        aDispute(payment, { amount: 100, status: 'lost', returnStatus: 'owed' }),
        aDispute(payment, { amount: 8, status: 'won' }),
      ];
      const attempts = [
        anAttempt(payment, { status: 'succeeded', amount: 5_000, rail: 'wallet', payerId }),
        anAttempt(payment, { status: 'failed', amount: 7, rail: 'aaa', payerId: null }),
        anAttempt(other, { status: 'succeeded', amount: 4_000, rail: 'sandbox', payerId }),
        anAttempt(other, { status: 'succeeded', amount: 300, rail: 'wallet', payerId: null }),
      ];
      const [captures, otherCaptures] = [transfersOf(payment), transfersOf(other)];
      await applied(
        store,
        ...[payment, unpaid, other].map((each): Change => ({ type: 'payment.insert', payment: each })),
        ...attempts.map((attempt): Change => ({ type: 'attempt.insert', attempt })),
        ...refunds.map((refund): Change => ({ type: 'refund.insert', refund })),
        ...disputes.map((dispute): Change => ({ type: 'dispute.insert', dispute })),
        ...captures.map((transfer): Change => ({ type: 'transfer.insert', transfer })),
        { type: 'refund.insert', refund: aRefund(other, { amount: 9 }) },
        { type: 'transfer.insert', transfer: otherCaptures[0] ?? aTransfer() },
      );
      const nothing: Omit<AuditedPayment, 'payment'> = {
        capturesCount: 0,
        captured: 0,
        refundsSucceeded: 0,
        refundsPending: 0,
        disputed: 0,
        disputesOpen: 0,
        disputesOwed: 0,
        disputesReturning: 0,
        disputeRefundsSucceeded: 0,
        disputeRefundsPending: 0,
        disputeSuspenseSum: 0,
        disputeReturns: 0,
        refundTransfers: 0,
        pendingSum: 0,
        refundHoldSum: 0,
        disputeHoldSum: 0,
        feesSum: 0,
        payerAccountId: null,
        attemptsCount: 0,
        attemptsSum: 0,
        attemptAccountId: null,
      };
      deepEqual(await walked(store.audit.payments, (row) => row.payment.id), [
        {
          payment,
          capturesCount: 1,
          captured: 5_000,
          refundsSucceeded: 1_200,
          refundsPending: 30,
          disputed: 687,
          disputesOpen: 560,
          disputesOwed: 120,
          disputesReturning: 20,
          disputeRefundsSucceeded: 6,
          disputeRefundsPending: 5,
          disputeSuspenseSum: 50,
          disputeReturns: 10,
          refundTransfers: 1_200,
          pendingSum: 5_000 - 150 - 970 - 200 - 30 - 500,
          refundHoldSum: 30,
          disputeHoldSum: 500 - 60,
          feesSum: 150 - 30,
          payerAccountId: captures[0]?.entries[0]?.accountId ?? null,
          attemptsCount: 1,
          attemptsSum: 5_000,
          attemptAccountId: accountId(payerId, 'wallet', 'XAF', false),
        },
        { ...nothing, payment: unpaid },
        {
          ...nothing,
          payment: other,
          capturesCount: 1,
          captured: 5_000,
          refundsPending: 9,
          pendingSum: 5_000 - 150,
          feesSum: 150,
          payerAccountId: otherCaptures[0]?.entries[0]?.accountId ?? null,
          attemptsCount: 2,
          attemptsSum: 4_300,
          attemptAccountId: 'sandbox:rail_clearing:XAF:test',
        },
      ]);
    });
  });

  describe('the audit of settlements', () => {
    alone('counts the lines of each, with the debited and the paid amount', async ({ store }) => {
      const merchantId = anId('mer');
      const [available, clearing, bank] = (['merchant_available', 'settlement_clearing', 'rail_clearing'] as const).map(
        (kind) =>
          accountId(kind === 'rail_clearing' ? shardOfOwner('bank', merchantId) : merchantId, kind, 'XAF', false),
      );
      if (available === undefined || clearing === undefined || bank === undefined) throw new Error('There are three.');
      const account = anAccount({ ownerId: merchantId, kind: 'merchant_available' });
      const [paid, waiting] = [
        aSettlement({ merchantId, status: 'paid', amount: 300, linesCount: 2, fromSequence: 1, throughSequence: 2 }),
        aSettlement({ merchantId, amount: 40, linesCount: 1, fromSequence: 3, throughSequence: 4 }),
      ];
      const about = { merchantId, paymentId: null };
      const transfers = [
        aCredit(available, 100),
        aCredit(available, 200),
        aCredit(available, -300, { ...about, from: clearing, kind: 'settlement', subjectId: paid.id }),
        aCredit(available, 40),
        aCredit(available, -40, { ...about, from: clearing, kind: 'settlement', subjectId: waiting.id }),
        aCredit(bank, 300, { ...about, from: clearing, kind: 'settlement_paid', subjectId: paid.id }),
      ];
      await applied(
        store,
        { type: 'settlement.insert', settlement: paid },
        { type: 'settlement.insert', settlement: waiting },
        { type: 'account.open', account },
        ...transfers.map((transfer): Change => ({ type: 'transfer.insert', transfer })),
      );
      const tail = transfers.slice(0, 5).flatMap((transfer) => stored(transfer).slice(1));
      await applied(store, { type: 'account.post', posting: aPosting(account, tail) });
      deepEqual(await walked(store.audit.settlements, ({ settlement }) => settlement.id), [
        { settlement: paid, closed: 300, clearingSum: 0, paidOut: 300 },
        { settlement: waiting, closed: 40, clearingSum: 40, paidOut: 0 },
      ]);
      const { settlementLines } = store.audit;
      deepEqual(await settlementLines(paid, 0, 10), { count: 2, sum: 300, lastSequence: 2 });
      deepEqual(await settlementLines(paid, 0, 1), { count: 1, sum: 100, lastSequence: 1 });
      deepEqual(await settlementLines(paid, 1, 10), { count: 1, sum: 200, lastSequence: 2 });
      deepEqual(await settlementLines(paid, 2, 10), { count: 0, sum: 0, lastSequence: null });
      // The debit of the first settlement is in the range of the second, but is not one of its lines.
      deepEqual(await settlementLines(waiting, 0, 10), { count: 1, sum: 40, lastSequence: 4 });
      deepEqual(await settlementLines(waiting, 0, 1), { count: 0, sum: 0, lastSequence: 3 });
    });

    alone('finds nothing for a settlement without transfers', async ({ store }) => {
      const settlement = aSettlement({ livemode: true });
      await applied(store, { type: 'settlement.insert', settlement });
      deepEqual(await store.audit.settlements({ limit: 10, afterId: null }), [
        { settlement, closed: 0, clearingSum: 0, paidOut: 0 },
      ]);
    });
  });
}

/** A capture, two refunds paid out, one held, one dispute held. */
function transfersOf({ id: paymentId, merchantId, currency, livemode }: Payment): readonly SealedTransfer[] {
  const own = (kind: 'merchant_pending' | 'refund_hold' | 'dispute_hold'): string =>
    accountId(merchantId, kind, currency, livemode);
  const fees = accountId(shardOfOwner('system', merchantId), 'fees', currency, livemode);
  const suspense = accountId(shardOfOwner('system', merchantId), 'suspense', currency, livemode);
  const payer = anAccountId('wallet');
  const about = { paymentId, merchantId };
  const pending = own('merchant_pending');
  return [
    aTransfer({ ...about, entries: sealed([payer, -5_000], [pending, 4_850], [fees, 150]) }),
    aTransfer({
      ...about,
      kind: 'refund',
      subjectId: anId('rfd'),
      entries: sealed([pending, -970], [fees, -30], [payer, 1_000]),
    }),
    aTransfer({ ...about, kind: 'refund', subjectId: anId('rfd'), entries: sealed([pending, -200], [payer, 200]) }),
    aTransfer({
      ...about,
      kind: 'refund_hold',
      subjectId: anId('rfd'),
      entries: sealed([pending, -30], [own('refund_hold'), 30]),
    }),
    aTransfer({
      ...about,
      kind: 'dispute_hold',
      subjectId: anId('dsp'),
      entries: sealed([pending, -500], [own('dispute_hold'), 500]),
    }),
    aTransfer({
      ...about,
      kind: 'dispute_lost',
      subjectId: anId('dsp'),
      entries: sealed([own('dispute_hold'), -60], [suspense, 60]),
    }),
    aTransfer({
      ...about,
      kind: 'dispute_return',
      subjectId: anId('rfd'),
      entries: sealed([suspense, -10], [payer, 10]),
    }),
    // Of a late payment.
    aTransfer({ ...about, kind: 'late_capture', subjectId: anId('att'), entries: sealed([payer, -9], [suspense, 9]) }),
  ];
}
