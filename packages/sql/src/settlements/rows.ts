import type { Settlement } from '@mitako/core';
import type { RowOf, SettlementsTable } from '../tables.ts';
import { type Columns, flag, truth } from '../engine/columns.ts';

export const settlementColumns: Columns<SettlementsTable, Settlement> = {
  id: (settlement) => settlement.id,
  merchant_id: (settlement) => settlement.merchantId,
  livemode: (settlement) => flag(settlement.livemode),
  currency: (settlement) => settlement.currency,
  status: (settlement) => settlement.status,
  amount: (settlement) => settlement.amount,
  lines_count: (settlement) => settlement.linesCount,
  from_sequence: (settlement) => settlement.fromSequence,
  through_sequence: (settlement) => settlement.throughSequence,
  transaction_id: (settlement) => settlement.transactionId,
  closing_transaction_id: (settlement) => settlement.closingTransactionId,
  reference: (settlement) => settlement.reference,
  failure_reason: (settlement) => settlement.failureReason,
  created_at_ms: (settlement) => settlement.createdAtMs,
  updated_at_ms: (settlement) => settlement.updatedAtMs,
  resolved_at_ms: (settlement) => settlement.resolvedAtMs,
  event_sequence: (settlement) => settlement.eventSequence,
  version: (settlement) => settlement.version,
};

export function settlementOf(row: RowOf<'mitako_settlements'>): Settlement {
  return {
    id: row.id,
    merchantId: row.merchant_id,
    livemode: truth(row.livemode),
    currency: row.currency,
    status: row.status,
    amount: row.amount,
    linesCount: row.lines_count,
    fromSequence: row.from_sequence,
    throughSequence: row.through_sequence,
    transactionId: row.transaction_id,
    closingTransactionId: row.closing_transaction_id,
    reference: row.reference,
    failureReason: row.failure_reason,
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms,
    resolvedAtMs: row.resolved_at_ms,
    eventSequence: row.event_sequence,
    version: row.version,
  };
}
