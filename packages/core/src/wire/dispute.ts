import type { Dispute as WireDispute } from '@mitako/contract/names';
import type { Dispute } from '../domain/model.ts';
import { timestamp } from './timestamp.ts';

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
