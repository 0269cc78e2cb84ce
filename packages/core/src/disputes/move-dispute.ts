import type { Context } from '../context.ts';
import { type DisputeTrigger, disputeTransitionOf } from './dispute-machine.ts';
import { disputeToWire } from './wire.ts';
import type { Dispute, Payment } from '../model.ts';
import { updatePayment } from '../payments/move-payment.ts';
import type { Change } from '../ports/changes.ts';
import type { SubjectEvent } from '../webhooks/append-event.ts';

/**
 * The one way a dispute changes its status: by the machine's table. Its event is counted on the payment's row, which is
 * therefore part of every move: of a resolution and a refund, or of two resolutions, at the same moment one is decided
 * again. Null when the dispute is closed.
 */
export function moveDispute(
  context: Context,
  payment: Payment,
  dispute: Dispute,
  move: {
    readonly trigger: DisputeTrigger;
    readonly set: Partial<Omit<Dispute, 'id' | 'status' | 'version' | 'updatedAtMs'>>;
    /** What becomes of the payment's own amounts. */
    readonly setPayment?: Partial<Pick<Payment, 'amountDisputed' | 'creditPending'>>;
  },
): { readonly dispute: Dispute; readonly changes: readonly Change[] } | null {
  const transition = disputeTransitionOf(dispute.status, move.trigger);
  if (transition === null) return null;
  const next: Dispute = {
    ...dispute,
    ...move.set,
    status: transition.to,
    updatedAtMs: context.clock.now(),
    version: dispute.version + 1,
  };
  const told = updatePayment(context, payment, { ...payment, ...move.setPayment }, [
    disputeEvent(payment, next, transition.event),
  ]);
  return {
    dispute: next,
    changes: [...told.changes, { type: 'dispute.update', dispute: next, fromVersion: dispute.version }],
  };
}

/**
 * Data of `dispute.*`: the dispute, and whose payment it is about. Not the evidence: it is the merchant's own text, and
 * would make webhooks of 40 kB.
 */
export function disputeEvent(
  payment: Payment,
  dispute: Dispute,
  type: 'dispute.opened' | 'dispute.evidence_submitted' | 'dispute.won' | 'dispute.lost',
): SubjectEvent {
  const { evidence: _, ...data } = disputeToWire(dispute);
  return { type, data: { ...data, slug: payment.slug, customer_reference: payment.customerReference } };
}
