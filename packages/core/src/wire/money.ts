import type { AttemptRecord, Dispute as WireDispute, Refund as WireRefund } from '@mitako/contract/names';
import type { Attempt, Dispute, Refund } from '../domain/model.ts';
import { methodToWire } from './payment.ts';
import { timestamp } from './timestamp.ts';

export function refundToWire(refund: Refund): WireRefund {
  return {
    id: refund.id,
    payment_id: refund.paymentId,
    amount: refund.amount,
    currency: refund.currency,
    status: refund.status,
    reason: refund.reason,
    failure_code: refund.failureCode,
    livemode: refund.livemode,
    transaction_id: refund.transactionId,
    created_at: timestamp(refund.createdAtMs),
    updated_at: timestamp(refund.updatedAtMs),
  };
}

export function disputeToWire(dispute: Dispute): WireDispute {
  return {
    id: dispute.id,
    payment_id: dispute.paymentId,
    amount: dispute.amount,
    currency: dispute.currency,
    status: dispute.status,
    reason: dispute.reason,
    livemode: dispute.livemode,
    due_at: timestamp(dispute.dueAtMs),
    created_at: timestamp(dispute.createdAtMs),
    updated_at: timestamp(dispute.updatedAtMs),
  };
}

export function attemptToWire(attempt: Attempt): AttemptRecord {
  return {
    id: attempt.id,
    payment_id: attempt.paymentId,
    merchant_id: attempt.merchantId,
    status: attempt.status,
    method: methodToWire(attempt),
    rail: attempt.rail,
    rail_reference: attempt.railReference,
    amount: attempt.amount,
    currency: attempt.currency,
    livemode: attempt.livemode,
    failure_code: attempt.failureCode,
    polls_count: attempt.pollsCount,
    created_at: timestamp(attempt.createdAtMs),
    updated_at: timestamp(attempt.updatedAtMs),
  };
}
