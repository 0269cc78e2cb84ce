import { DAY_MS, LIMITS } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { disputeEvent } from './move-dispute.ts';
import { type Decision, refuse } from '../kernel/operation.ts';
import type { Done } from '../kernel/result.ts';
import { bookBelowZero, stampTransfer } from '../ledger/book.ts';
import { disputeHoldTransfer } from '../ledger/transfers.ts';
import type { Dispute, Payment } from '../model.ts';
import { notify } from '../notices/notify.ts';
import { updatePayment } from '../payments/move-payment.ts';
import { remainingOf } from '../payments/remaining.ts';
import { shown } from '../payments/shown.ts';

/**
 * Opens a dispute on the remaining amount and holds it: first from the payment's own pending credit, then from the
 * available balance, below zero if necessary, because the claim does not depend on the merchant's balance. Later
 * credits fill a negative balance; until then refunds that draw on it are refused and settlements wait.
 */
export function decideDispute<Data>(
  context: Context,
  payment: Payment,
  asked: { readonly amount: number | undefined; readonly reason: string | null },
  answer: (dispute: Dispute, payment: Payment) => Done<Data>,
): Decision<Data> {
  const remaining = remainingOf(payment);
  const amount = asked.amount ?? remaining;
  if (payment.succeededAtMs === null) {
    return refuse('PAYMENT_NOT_DISPUTABLE', { status: shown(payment, context.clock.now()).status });
  }
  if (payment.methodType === 'cash')
    return refuse('PAYMENT_NOT_DISPUTABLE', { status: payment.status, method: 'cash' });
  if (amount > remaining || amount <= 0) return refuse('DISPUTE_EXCEEDS_REMAINING', { remaining });

  const stamp = stampTransfer(context, payment.merchantId);
  const dispute: Dispute = {
    id: context.ids.next('dispute', payment.merchantId),
    paymentId: payment.id,
    merchantId: payment.merchantId,
    livemode: payment.livemode,
    amount,
    currency: payment.currency,
    status: 'needs_response',
    reason: asked.reason,
    dueAtMs: stamp.nowMs + LIMITS.disputeLifeMs,
    evidence: null,
    encryptedFiles: null,
    evidenceSubmittedAtMs: null,
    note: null,
    resolvedAtMs: null,
    fromPending: Math.min(amount, payment.creditPending),
    transactionId: stamp.id,
    closingTransactionId: null,
    returnStatus: null,
    refundId: null,
    createdAtMs: stamp.nowMs,
    updatedAtMs: stamp.nowMs,
    version: 1,
  };
  const held = updatePayment(
    context,
    payment,
    {
      amountDisputed: payment.amountDisputed + amount,
      creditPending: payment.creditPending - dispute.fromPending,
    },
    [disputeEvent(context, payment, dispute, 'dispute.opened')],
  );
  return {
    changes: [
      ...held.changes,
      { type: 'dispute.insert', dispute },
      ...bookBelowZero(context, payment, disputeHoldTransfer(payment, dispute, stamp)),
      ...notify(context, dispute, 'notice.dispute_opened', dispute.id),
      ...notify(context, dispute, 'notice.dispute_due', dispute.id, dispute.dueAtMs - DAY_MS),
    ],
    answer: answer(dispute, held.payment),
  };
}
