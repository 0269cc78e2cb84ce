import { capturedAttempt } from '../attempts/source.ts';
import type { Context } from '../context.ts';
import type { Source } from '../ledger/transfers.ts';
import type { Attempt, Dispute, Payment, Refund } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import { isOfMode, methodOf } from '../rails/rail-methods.ts';
import { newRefund, refundTask } from '../refunds/new-refund.ts';
import { refundEvent } from '../refunds/refunded.ts';
import type { SubjectEvent } from '../webhooks/append-event.ts';

/**
 * The return of the money of a lost dispute to its payer: the dispute's new fields, and the changes committed with it.
 */
export interface MoneyReturn {
  readonly set: Pick<Dispute, 'returnStatus' | 'refundId'>;
  readonly events: readonly SubjectEvent[];
  readonly changes: readonly Change[];
}

/**
 * The money of a dispute that is lost now. A wallet is credited by the transfer of the loss. A provider is asked to refund
 * it, as for any other refund; if it makes no such refund, the operator owes the money.
 */
export async function returnAtLoss(
  context: Context,
  payment: Payment,
  dispute: Dispute,
  source: Source,
): Promise<MoneyReturn> {
  if (source.kind !== 'rail') return { set: { returnStatus: 'returned', refundId: null }, events: [], changes: [] };
  if (!canRefund(context, payment, await capturedAttempt(context, payment), dispute.amount)) {
    return { set: { returnStatus: 'owed', refundId: null }, events: [], changes: [] };
  }
  return returnByRail(context, payment, dispute, null);
}

/** A refund of the dispute's amount, out of suspense, by the task that every refund through a rail has. */
export function returnByRail(context: Context, payment: Payment, dispute: Dispute, reason: string | null): MoneyReturn {
  const refund: Refund = newRefund(context, payment, { amount: dispute.amount, reason, disputeId: dispute.id });
  return {
    set: { returnStatus: 'pending', refundId: refund.id },
    events: [refundEvent(payment, refund, 'refund.created')],
    changes: [{ type: 'refund.insert', refund }, refundTask(context, refund)],
  };
}

/** Whether the rail of a payment refunds this amount of it: not if it is no longer configured. */
export function canRefund(
  { rails }: Context,
  payment: Pick<Payment, 'livemode' | 'amount'>,
  attempt: Attempt,
  amount: number,
): boolean {
  const rail = rails.find(({ id }) => id === attempt.rail);
  if (rail?.refund === undefined || !isOfMode(rail, payment)) return false;
  const offered = methodOf(rails, attempt)?.refunds ?? 'none';
  return offered === 'partial' || (offered === 'full' && amount === payment.amount);
}
