import { phoneOf, providerOf } from '../attempts/new-attempt.ts';
import { capturedAttempt } from '../attempts/source.ts';
import type { Context } from '../context.ts';
import type { Attempt } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import type { RailRefundOutcome } from '../ports/rail.ts';
import { callRail } from '../rails/call-rail.ts';
import { decideRefundOutcome } from './refund-outcome.ts';
import { decideUnderLease } from '../worker/decide-under-lease.ts';

/**
 * Calls a rail to pay a refund out and records the outcome. Returns false while the rail has not decided; repeating it
 * is safe, because the refund's id is the rail's idempotency key. `finish` is committed with the outcome.
 */
export async function submitRefund(context: Context, refundId: string, finish: Change): Promise<boolean> {
  const refund = await context.store.read.refundById(refundId);
  const payment = refund === null ? null : await context.store.read.paymentById(refund.paymentId);
  if (refund === null || payment === null || refund.status !== 'pending') {
    return decideUnderLease(context, () => [finish]);
  }
  const attempt = await capturedAttempt(context, payment);
  const outcome = await refundAtRail(context, attempt, { id: refund.id, amount: refund.amount });
  if (outcome.kind === 'pending' || outcome.kind === 'unknown') return false;
  let isDecided = true;
  const isDone = await decideUnderLease(context, async () => {
    const decided = await decideRefundOutcome(context, refundId, outcome);
    isDecided = decided !== null;
    return [...(decided?.changes ?? []), finish];
  });
  if (!isDecided) await reportContradiction(context, refundId, outcome.kind);
  return isDone;
}

/**
 * Another process or the operator recorded an outcome meanwhile, which only happens when this process was away for
 * longer than its lease. If the rail disagrees, somebody has to find out where the money is.
 */
async function reportContradiction(
  context: Context,
  refundId: string,
  railOutcome: 'succeeded' | 'failed',
): Promise<void> {
  const refund = await context.store.read.refundById(refundId);
  if (refund === null || refund.status === railOutcome) return;
  context.logger.error(
    { refund: refundId, recorded: refund.status, rail: railOutcome },
    'rail contradicts the recorded outcome of a refund',
  );
}

/** Calls the rail of an attempt to return money. */
export function refundAtRail(
  context: Context,
  attempt: Attempt,
  refund: { readonly id: string; readonly amount: number },
): Promise<RailRefundOutcome> {
  return callRail(context, attempt, 'refund', (rail) =>
    rail.refund({
      reference: refund.id,
      livemode: attempt.livemode,
      chargeReference: attempt.id,
      chargeRailReference: attempt.railReference,
      provider: providerOf(attempt, rail),
      phone: phoneOf(context, attempt),
      amount: refund.amount,
      currency: attempt.currency,
      nowMs: context.clock.now(),
    }),
  );
}
