import type { DataOf } from '@mitako/contract';
import { captureSource, capturedAttempt } from '../attempts/source.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { deciding, type Decision, refuse } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { book, stampTransfer } from '../ledger/book.ts';
import { disputeReturnTransfer } from '../ledger/transfers.ts';
import type { Dispute, Payment, Refund } from '../model.ts';
import { updatePayment } from '../payments/move-payment.ts';
import type { Change } from '../ports/changes.ts';
import { newRefund } from '../refunds/new-refund.ts';
import { refundEvent } from '../refunds/refunded.ts';
import { disputeWith } from './move-dispute.ts';
import { paymentOf } from './read-disputes.ts';
import { canRefund, returnByRail } from './return-money.ts';
import { disputeRecordToWire } from './wire.ts';

/**
 * Returns the money of a lost dispute that is owed: `rail` asks the provider for another refund, `operator` records that it
 * was returned by other means. Not while a refund is pending, which may still pay it: that is resolved first, as any other.
 */
export const returnDisputed = deciding<'returnDisputed'>(async (context, request) => {
  const dispute = await context.store.read.disputeById(request.parameters.dispute_id);
  if (dispute === null) throw new GatewayError('DISPUTE_NOT_FOUND');
  const payment = await paymentOf(context, dispute);
  const { by, reason } = request.body;
  if (dispute.returnStatus !== 'owed') {
    return refuse('DISPUTE_NOT_OWED', { status: dispute.status, return_status: dispute.returnStatus });
  }
  return by === 'rail' ? askAgain(context, payment, dispute, reason) : record(context, payment, dispute, reason);
});

type Answer = Decision<DataOf<'returnDisputed'>>;

async function askAgain(context: Context, payment: Payment, dispute: Dispute, reason: string): Promise<Answer> {
  if (!canRefund(context, payment, await capturedAttempt(context, payment), dispute.amount)) {
    return refuse('REFUND_NOT_SUPPORTED', { refunds: 'none' });
  }
  const { set, events, changes } = returnByRail(context, payment, dispute, reason);
  return answer(context, disputeWith(context, dispute, set), [
    ...updatePayment(context, payment, {}, events).changes,
    ...changes,
  ]);
}

/** A refund of its own, so that every return of money has one, and merchants learn of it by the same events. */
async function record(context: Context, payment: Payment, dispute: Dispute, reason: string): Promise<Answer> {
  const stamp = stampTransfer(context, payment.merchantId);
  const created = newRefund(context, payment, { amount: dispute.amount, reason, disputeId: dispute.id });
  const refund: Refund = { ...created, status: 'succeeded', answeredBy: 'operator', transactionId: stamp.id };
  const events = [refundEvent(payment, created, 'refund.created'), refundEvent(payment, refund, 'refund.succeeded')];
  return answer(context, disputeWith(context, dispute, { returnStatus: 'returned', refundId: refund.id }), [
    ...updatePayment(context, payment, {}, events).changes,
    { type: 'refund.insert', refund },
    ...book(context, disputeReturnTransfer(payment, refund, await captureSource(context, payment), stamp)),
  ]);
}

function answer(
  context: Context,
  moved: { readonly dispute: Dispute; readonly change: Change },
  changes: readonly Change[],
): Answer {
  return {
    changes: [...changes, moved.change],
    answer: succeeded(200, { dispute: disputeRecordToWire(context, moved.dispute) }),
  };
}
