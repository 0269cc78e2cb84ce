import type { Context } from '../context.ts';
import { type DisputeEventType, type DisputeTrigger, disputeTransitionOf } from './dispute-machine.ts';
import { disputeToWire } from './wire.ts';
import type { Dispute, Payment } from '../model.ts';
import { updatePayment } from '../payments/move-payment.ts';
import type { Change } from '../ports/changes.ts';
import type { SubjectEvent } from '../webhooks/append-event.ts';

/**
 * The only way to change a dispute's status, by the state machine. Its event is counted on the payment's row, which is
 * part of every transition: of a concurrent resolution and refund, or of two resolutions, one decides again. Null when
 * the dispute is closed.
 */
export function moveDispute(
  context: Context,
  payment: Payment,
  dispute: Dispute,
  move: {
    readonly trigger: DisputeTrigger;
    readonly set: Partial<Omit<Dispute, 'id' | 'status' | 'version' | 'updatedAtMs'>>;
    /** Effects on the payment's own amounts. */
    readonly setPayment?: Partial<Pick<Payment, 'amountDisputed' | 'creditPending'>>;
    /** Events that follow the dispute's own. */
    readonly after?: readonly SubjectEvent[];
  },
): { readonly dispute: Dispute; readonly changes: readonly Change[] } | null {
  const transition = disputeTransitionOf(dispute.status, move.trigger);
  if (transition === null) return null;
  const next: Dispute = {
    ...dispute,
    ...move.set,
    status: transition.to,
    updatedAtMs: Math.max(dispute.updatedAtMs, context.clock.now()),
    version: dispute.version + 1,
  };
  const updated = updatePayment(context, payment, move.setPayment, [
    disputeEvent(context, payment, next, transition.event),
    ...(move.after ?? []),
  ]);
  return {
    dispute: next,
    changes: [...updated.changes, { type: 'dispute.update', dispute: next, fromVersion: dispute.version }],
  };
}

/** A change of a dispute that leaves its status: the return of the money of a lost one. */
export function disputeWith(
  context: Context,
  dispute: Dispute,
  set: Partial<Pick<Dispute, 'returnStatus' | 'refundId'>>,
): { readonly dispute: Dispute; readonly change: Change } {
  const next: Dispute = {
    ...dispute,
    ...set,
    updatedAtMs: Math.max(dispute.updatedAtMs, context.clock.now()),
    version: dispute.version + 1,
  };
  return { dispute: next, change: { type: 'dispute.update', dispute: next, fromVersion: dispute.version } };
}

/**
 * Data of `dispute.*`: the dispute and its payment's references. The evidence is omitted: it would make webhooks of 40
 * kB, and names of files are sealed where they are stored.
 */
export function disputeEvent(
  context: Context,
  payment: Payment,
  dispute: Dispute,
  type: DisputeEventType,
): SubjectEvent {
  const { evidence: _, evidence_files: __, ...data } = disputeToWire(context, dispute);
  return { type, data: { ...data, slug: payment.slug, customer_reference: payment.customerReference } };
}
