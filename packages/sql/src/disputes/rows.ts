import type { Dispute } from '@mitako/core';
import type { DisputesTable, RowOf } from '../tables.ts';
import { type Columns, flag, truth } from '../engine/columns.ts';

export const disputeColumns: Columns<DisputesTable, Dispute> = {
  id: (dispute) => dispute.id,
  payment_id: (dispute) => dispute.paymentId,
  merchant_id: (dispute) => dispute.merchantId,
  livemode: (dispute) => flag(dispute.livemode),
  amount: (dispute) => dispute.amount,
  currency: (dispute) => dispute.currency,
  status: (dispute) => dispute.status,
  reason: (dispute) => dispute.reason,
  due_at_ms: (dispute) => dispute.dueAtMs,
  evidence: (dispute) => dispute.evidence,
  evidence_submitted_at_ms: (dispute) => dispute.evidenceSubmittedAtMs,
  note: (dispute) => dispute.note,
  resolved_at_ms: (dispute) => dispute.resolvedAtMs,
  from_pending: (dispute) => dispute.fromPending,
  transaction_id: (dispute) => dispute.transactionId,
  closing_transaction_id: (dispute) => dispute.closingTransactionId,
  created_at_ms: (dispute) => dispute.createdAtMs,
  updated_at_ms: (dispute) => dispute.updatedAtMs,
  version: (dispute) => dispute.version,
};

export function disputeOf(row: RowOf<'mitako_disputes'>): Dispute {
  return {
    id: row.id,
    paymentId: row.payment_id,
    merchantId: row.merchant_id,
    livemode: truth(row.livemode),
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    reason: row.reason,
    dueAtMs: row.due_at_ms,
    evidence: row.evidence,
    evidenceSubmittedAtMs: row.evidence_submitted_at_ms,
    note: row.note,
    resolvedAtMs: row.resolved_at_ms,
    fromPending: row.from_pending,
    transactionId: row.transaction_id,
    closingTransactionId: row.closing_transaction_id,
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms,
    version: row.version,
  };
}
