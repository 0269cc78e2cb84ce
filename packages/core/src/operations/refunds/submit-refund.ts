import type { Context } from '../../context.ts';
import type { Attempt, Refund } from '../../domain/model.ts';
import type { Change } from '../../ports/changes.ts';
import type { RailRefundOutcome } from '../../ports/rail.ts';
import { askRail } from '../attempts/ask-rail.ts';
import { phoneOf } from '../attempts/new-attempt.ts';
import { updatePayment } from '../payments/move-payment.ts';
import { commitOnce } from '../perform.ts';
import { capturedAttempt, completeRefund, refundEvent } from './create-refund.ts';

const ROUNDS_MAX = 5;

/**
 * Asks a rail to pay a refund back and writes what it says. Returns false while the rail has not decided; asking again is
 * safe, because the refund's id is the rail's idempotency key. `finish` is committed with the outcome.
 */
export async function submitRefund(context: Context, refundId: string, finish: Change): Promise<boolean> {
  const refund = await context.store.read.refundById(refundId);
  if (refund === null || refund.status !== 'pending') {
    await commitOnce(context, [finish]);
    return true;
  }
  const payment = await context.store.read.paymentById(refund.paymentId);
  if (payment === null) return true;
  const attempt = await capturedAttempt(context, payment);
  const outcome = await refundAtRail(context, attempt, { id: refund.id, amount: refund.amount });
  if (outcome.kind === 'pending' || outcome.kind === 'unknown') return false;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const changes = await outcomeChanges(context, refundId, attempt, outcome);
    if (changes === null || (await commitOnce(context, [...changes, finish]))) return true;
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
  if (outcome.kind === 'succeeded') {
    const completed = completeRefund(context, payment, attempt, refund, [], { wasReserved: true });
    return [...completed.changes, updateRefund(refund, completed.refund)];
  }
  const failed: Refund = {
    ...refund,
    status: 'failed',
    failureCode: outcome.failureCode,
    updatedAtMs: context.clock.now(),
  };
  const released = updatePayment(
    context,
    payment,
    { ...payment, refundPending: payment.refundPending - refund.amount },
    [refundEvent(payment, failed, 'refund.failed')],
  );
  return [...released.changes, updateRefund(refund, failed)];
}

function updateRefund(from: Refund, to: Refund): Change {
  return { type: 'refund.update', refund: { ...to, version: from.version + 1 }, fromVersion: from.version };
}
