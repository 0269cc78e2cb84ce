import type { Context } from '../../context.ts';
import { heldRefundTransfer, refundReleaseTransfer } from '../../domain/ledger/transfers.ts';
import type { Attempt, Payment, Refund } from '../../domain/model.ts';
import type { Change } from '../../ports/changes.ts';
import type { RailRefundOutcome } from '../../ports/rail.ts';
import { askRail } from '../attempts/ask-rail.ts';
import { phoneOf } from '../attempts/new-attempt.ts';
import { capturedAttempt, sourceOf } from '../attempts/source.ts';
import { book, stampTransfer } from '../ledger/book.ts';
import { updatePayment } from '../payments/move-payment.ts';
import { commitOnce } from '../perform.ts';
import { moveRefunded, refundEvent } from './refunded.ts';

const ROUNDS_MAX = 5;

/**
 * Asks a rail to pay a refund back and writes what it says. Returns false while the rail has not decided; asking again is
 * safe, because the refund's id is the rail's idempotency key. `finish` is committed with the outcome.
 */
export async function submitRefund(context: Context, refundId: string, finish: Change): Promise<boolean> {
  const refund = await context.store.read.refundById(refundId);
  const payment = refund === null ? null : await context.store.read.paymentById(refund.paymentId);
  if (refund === null || payment === null || refund.status !== 'pending') return commitOnce(context, [finish]);
  const attempt = await capturedAttempt(context, payment);
  const outcome = await refundAtRail(context, attempt, { id: refund.id, amount: refund.amount });
  if (outcome.kind === 'pending' || outcome.kind === 'unknown') return false;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const changes = await outcomeChanges(context, refundId, attempt, outcome);
    // Null: another process wrote an outcome meanwhile.
    if (await commitOnce(context, [...(changes ?? []), finish])) return true;
  }
  return false;
}

/** Asks the rail of an attempt to pay money back. */
export function refundAtRail(
  context: Context,
  attempt: Attempt,
  refund: { readonly id: string; readonly amount: number },
): Promise<RailRefundOutcome> {
  return askRail(context, attempt, 'refund', (rail) =>
    rail.refund({
      reference: refund.id,
      livemode: attempt.livemode,
      chargeReference: attempt.id,
      chargeRailReference: attempt.railReference,
      // Attempts on rails name their provider; simulated ones may not.
      provider: attempt.methodProvider ?? 'mtn_momo',
      phone: phoneOf(context, attempt),
      amount: refund.amount,
      currency: attempt.currency,
      nowMs: context.clock.now(),
    }),
  );
}

async function outcomeChanges(
  context: Context,
  refundId: string,
  attempt: Attempt,
  outcome: Extract<RailRefundOutcome, { readonly kind: 'succeeded' | 'failed' }>,
): Promise<readonly Change[] | null> {
  const refund = await context.store.read.refundById(refundId);
  const payment = refund === null ? null : await context.store.read.paymentById(refund.paymentId);
  if (refund === null || payment === null || refund.status !== 'pending') return null;
  const stamp = stampTransfer(context);
  if (outcome.kind === 'succeeded') {
    const done = endRefund(refund, { status: 'succeeded', transactionId: stamp.id }, stamp.nowMs);
    return [
      ...moveRefunded(context, payment, done, { wasReserved: true }).changes,
      { type: 'refund.update', refund: done, fromVersion: refund.version },
      ...book(context, heldRefundTransfer(payment, done, sourceOf(attempt), stamp)),
    ];
  }
  const failed = endRefund(refund, { status: 'failed', failureCode: outcome.failureCode }, stamp.nowMs);
  // Credit that was released in the meantime is available by now, and so is what comes back.
  const toPending = payment.releaseAtMs === null ? 0 : refund.fromPending;
  const released: Payment = {
    ...payment,
    refundPending: payment.refundPending - refund.amount,
    feeReturned: payment.feeReturned - refund.feeReturned,
    creditPending: payment.creditPending + toPending,
  };
  return [
    ...updatePayment(context, payment, released, [refundEvent(payment, failed, 'refund.failed')]).changes,
    { type: 'refund.update', refund: failed, fromVersion: refund.version },
    ...book(context, refundReleaseTransfer(payment, refund, toPending, stamp)),
  ];
}

function endRefund(refund: Refund, end: Partial<Refund>, nowMs: number): Refund {
  return { ...refund, ...end, updatedAtMs: nowMs, version: refund.version + 1 };
}
