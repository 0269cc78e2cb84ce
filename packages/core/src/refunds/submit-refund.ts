import { railFields } from '../attempts/new-attempt.ts';
import { capturedAttempt } from '../attempts/source.ts';
import type { Context } from '../context.ts';
import type { Attempt, Task } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import type { Rail } from '../ports/rail.ts';
import type { RailRefundOutcome, RailRefundRequest } from '../ports/rail-calls.ts';
import { callRail } from '../rails/call-rail.ts';
import { takeTurn } from '../rails/look-up-pace.ts';
import { decideRefundOutcome } from './refund-outcome.ts';
import { decideUnderLease } from '../worker/decide-under-lease.ts';

/**
 * Calls a rail to pay a refund out and records the outcome. Returns false while the rail has not decided, and `unasked` if it
 * was not called. `finish` is committed with the outcome.
 */
export async function submitRefund(context: Context, task: Task, finish: Change): Promise<boolean | 'unasked'> {
  const refundId = task.subjectId;
  const refund = await context.store.read.refundById(refundId);
  const payment = refund === null ? null : await context.store.read.paymentById(refund.paymentId);
  if (refund === null || payment === null || refund.status !== 'pending') {
    return decideUnderLease(context, () => [finish]);
  }
  const attempt = await capturedAttempt(context, payment);
  const outcome = await refundAtRail(context, attempt, { id: refund.id, amount: refund.amount }, task);
  if (outcome.kind === 'unasked') return outcome.kind;
  if (outcome.kind === 'pending' || outcome.kind === 'unknown') return false;
  let isDecided = true;
  const isDone = await decideUnderLease(context, async () => {
    const decided = await decideRefundOutcome(context, refundId, { ...outcome, by: 'provider' });
    isDecided = decided !== null;
    return [...(decided?.changes ?? []), finish];
  });
  if (!isDecided) await reportContradiction(context, refundId, outcome.kind);
  return isDone;
}

/**
 * Another process or the operator recorded an outcome meanwhile, which only happens when this process hung for
 * longer than its lease. If the rail disagrees, the operator has to find the money.
 */
async function reportContradiction(
  context: Context,
  refundId: string,
  railOutcome: 'succeeded' | 'failed',
): Promise<void> {
  const refund = await context.store.read.refundById(refundId);
  if (refund === null || refund.status === railOutcome) return;
  context.logger.error(
    { refund_id: refundId, payment_id: refund.paymentId, recorded: refund.status, rail: railOutcome },
    'rail contradicts the recorded outcome of a refund; compare it with the statement of the provider',
  );
}

/** The rail has no turn for a look-up. */
interface Unasked {
  readonly kind: 'unasked';
}

/**
 * Calls the rail of an attempt to return money: the first time to request the refund, later to read its outcome, and
 * for the refund again if there is none.
 * @param task its tries before this one: one that died may have called the rail
 */
export async function refundAtRail(
  context: Context,
  attempt: Attempt,
  refund: { readonly id: string; readonly amount: number },
  task: Pick<Task, 'attemptsCount' | 'failuresCount'>,
): Promise<RailRefundOutcome | Unasked> {
  const requestFor = (rail: Rail): RailRefundRequest => ({
    ...railFields(context, attempt, rail),
    reference: refund.id,
    chargeReference: attempt.id,
    chargeRailReference: attempt.railReference,
    tries: task.failuresCount,
    amount: refund.amount,
  });
  if (task.attemptsCount > 1) {
    if (!(await takeTurn(context, attempt.rail))) return { kind: 'unasked' };
    const found = await callRail(context, attempt, 'refundLookup', async (rail) => {
      if (rail.lookupRefund === undefined) throw new Error(`rail "${rail.id}" makes no refunds`);
      return rail.lookupRefund(requestFor(rail));
    });
    if (found.kind !== 'absent') return found;
  }
  return callRail(context, attempt, 'refund', async (rail) => {
    if (rail.refund === undefined) throw new Error(`rail "${rail.id}" makes no refunds`);
    return rail.refund(requestFor(rail));
  });
}
