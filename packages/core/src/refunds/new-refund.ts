import type { Context } from '../context.ts';
import type { Payment, Refund } from '../model.ts';
import type { ChangeOf } from '../ports/changes.ts';
import { newTask } from '../worker/new-task.ts';

/** A pending refund of a payment, which debits the merchant only with `drawn`. */
export function newRefund(
  context: Context,
  payment: Payment,
  asked: { readonly amount: number; readonly reason: string | null; readonly disputeId: string | null },
  drawn: Pick<Refund, 'feeReturned' | 'fromPending'> = { feeReturned: 0, fromPending: 0 },
): Refund {
  const nowMs = context.clock.now();
  return {
    id: context.ids.next('refund', payment.merchantId),
    paymentId: payment.id,
    disputeId: asked.disputeId,
    merchantId: payment.merchantId,
    livemode: payment.livemode,
    amount: asked.amount,
    currency: payment.currency,
    status: 'pending',
    reason: asked.reason,
    failureCode: null,
    answeredBy: null,
    railDetail: null,
    transactionId: null,
    ...drawn,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    version: 1,
  };
}

/** The task that refunds through a rail. */
export function refundTaskId(refundId: string): string {
  return `refund_submit_${refundId}`;
}

export function refundTask(context: Context, refund: Refund): ChangeOf<'task.insert'> {
  return newTask(refund, {
    id: refundTaskId(refund.id),
    kind: 'refund_submit',
    subjectId: refund.id,
    dueAtMs: context.clock.now(),
  });
}
