import type { Settlement as WireSettlement, SettlementRecord } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Settlement } from '../model.ts';

export function settlementToWire(settlement: Settlement): WireSettlement {
  return {
    id: settlement.id,
    status: settlement.status,
    amount: settlement.amount,
    currency: settlement.currency,
    livemode: settlement.livemode,
    lines_count: settlement.linesCount,
    transaction_id: settlement.transactionId,
    closing_transaction_id: settlement.closingTransactionId,
    reference: settlement.reference,
    failure_reason: settlement.failureReason,
    created_at: timestamp(settlement.createdAtMs),
    updated_at: timestamp(settlement.updatedAtMs),
    resolved_at: timestampOrNull(settlement.resolvedAtMs),
  };
}

/** For the operator, who sees the settlements of all merchants. */
export function settlementRecordToWire(settlement: Settlement): SettlementRecord {
  return { ...settlementToWire(settlement), merchant_id: settlement.merchantId };
}
