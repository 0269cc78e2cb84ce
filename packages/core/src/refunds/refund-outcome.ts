import type { FailureCode, RefundSource } from '@mitako/contract/names';
import { captureSource } from '../attempts/source.ts';
import type { Context } from '../context.ts';
import { disputeWith } from '../disputes/move-dispute.ts';
import { book, stampTransfer } from '../ledger/book.ts';
import { disputeReturnTransfer, heldRefundTransfer, refundReleaseTransfer } from '../ledger/transfers.ts';
import type { Payment, Refund } from '../model.ts';
import type { RailDetail } from '../rails/model.ts';
import { updatePayment } from '../payments/move-payment.ts';
import type { Change } from '../ports/changes.ts';
import { moveRefunded, refundEvent } from './refunded.ts';

/** Outcome of a refund through a rail, from the rail or from the operator. */
export type RefundOutcome = {
  readonly detail?: RailDetail;
  readonly by: RefundSource;
} & ({ readonly kind: 'succeeded' } | { readonly kind: 'failed'; readonly failureCode: FailureCode });

/**
 * The consequences of an outcome for a pending refund: the held money goes to the payer, or back to where it was taken
 * from. The money of a lost dispute is not the merchant's any more: it stays in suspense, and the operator owes it. Null
 * when the refund has already ended.
 */
export async function decideRefundOutcome(
  context: Context,
  refundId: string,
  outcome: RefundOutcome,
): Promise<{ readonly refund: Refund; readonly changes: readonly Change[] } | null> {
  const { read } = context.store;
  const found = await read.refundById(refundId);
  const payment = found === null ? null : await read.paymentById(found.paymentId);
  // Read again after its payment: otherwise a refund that ended in between would count as refunded on the payment's row
  // and as pending on its own.
  const stored = await read.refundById(refundId);
  if (stored === null || payment === null || stored.status !== 'pending') return null;
  const refund: Refund = {
    ...stored,
    answeredBy: outcome.by,
    railDetail: outcome.detail ?? stored.railDetail,
  };
  if (refund.disputeId !== null) return endReturn(context, payment, refund, refund.disputeId, outcome);
  return outcome.kind === 'succeeded'
    ? succeed(context, payment, refund)
    : fail(context, payment, refund, outcome.failureCode);
}

async function succeed(
  context: Context,
  payment: Payment,
  refund: Refund,
): Promise<{ readonly refund: Refund; readonly changes: readonly Change[] }> {
  const stamp = stampTransfer(context, payment.merchantId);
  const source = await captureSource(context, payment);
  const done = endRefund(refund, { status: 'succeeded', transactionId: stamp.id }, stamp.nowMs);
  return {
    refund: done,
    changes: [
      ...moveRefunded(context, payment, done, { wasReserved: true }).changes,
      { type: 'refund.update', refund: done, fromVersion: refund.version },
      ...book(context, heldRefundTransfer(payment, done, source, stamp)),
    ],
  };
}

function fail(
  context: Context,
  payment: Payment,
  refund: Refund,
  failureCode: FailureCode,
): { readonly refund: Refund; readonly changes: readonly Change[] } {
  const stamp = stampTransfer(context, payment.merchantId);
  const failed = endRefund(refund, { status: 'failed', failureCode }, stamp.nowMs);
  // If the credit was released in the meantime, the returned money becomes available.
  const toPending = payment.releaseAtMs === null ? 0 : refund.fromPending;
  const released = {
    refundPending: payment.refundPending - refund.amount,
    feeReturned: payment.feeReturned - refund.feeReturned,
    creditPending: payment.creditPending + toPending,
  };
  return {
    refund: failed,
    changes: [
      ...updatePayment(context, payment, released, [refundEvent(payment, failed, 'refund.failed')]).changes,
      { type: 'refund.update', refund: failed, fromVersion: refund.version },
      ...book(context, refundReleaseTransfer(payment, refund, toPending, stamp)),
    ],
  };
}

/** A refund of a lost dispute changes no amount of the payment: the lost amount stays disputed. */
async function endReturn(
  context: Context,
  payment: Payment,
  refund: Refund,
  disputeId: string,
  outcome: RefundOutcome,
): Promise<{ readonly refund: Refund; readonly changes: readonly Change[] }> {
  const dispute = await context.store.read.disputeById(disputeId);
  if (dispute === null) throw new Error(`refund ${refund.id} returns the money of a dispute that is not there`);
  const stamp = stampTransfer(context, payment.merchantId);
  const isReturned = outcome.kind === 'succeeded';
  const ended = endRefund(
    refund,
    isReturned
      ? { status: 'succeeded', transactionId: stamp.id }
      : { status: 'failed', failureCode: outcome.failureCode },
    stamp.nowMs,
  );
  const event = refundEvent(payment, ended, isReturned ? 'refund.succeeded' : 'refund.failed');
  const source = await captureSource(context, payment);
  return {
    refund: ended,
    changes: [
      ...updatePayment(context, payment, {}, [event]).changes,
      { type: 'refund.update', refund: ended, fromVersion: refund.version },
      disputeWith(context, dispute, { returnStatus: isReturned ? 'returned' : 'owed' }).change,
      ...(isReturned ? book(context, disputeReturnTransfer(payment, ended, source, stamp)) : []),
    ],
  };
}

function endRefund(refund: Refund, end: Partial<Refund>, nowMs: number): Refund {
  return { ...refund, ...end, updatedAtMs: Math.max(refund.updatedAtMs, nowMs), version: refund.version + 1 };
}
