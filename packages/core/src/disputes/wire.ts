import type { Dispute as WireDispute, DisputeRecord } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Dispute } from '../model.ts';

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
    evidence: dispute.evidence,
    evidence_submitted_at: timestampOrNull(dispute.evidenceSubmittedAtMs),
    note: dispute.note,
    resolved_at: timestampOrNull(dispute.resolvedAtMs),
    transaction_id: dispute.transactionId,
    closing_transaction_id: dispute.closingTransactionId,
    created_at: timestamp(dispute.createdAtMs),
    updated_at: timestamp(dispute.updatedAtMs),
  };
}

/** For the operator, who sees the disputes of all merchants. */
export function disputeRecordToWire(dispute: Dispute): DisputeRecord {
  return { ...disputeToWire(dispute), merchant_id: dispute.merchantId };
}
