import type { Dispute, Refund } from '@mitako/core';
import type { DisputesTable, RefundsTable, RowOf } from '../tables.ts';
import { type Columns, flag, truth } from './columns.ts';

export const refundColumns: Columns<RefundsTable, Refund> = {
  id: (refund) => refund.id,
  payment_id: (refund) => refund.paymentId,
  merchant_id: (refund) => refund.merchantId,
  livemode: (refund) => flag(refund.livemode),
  amount: (refund) => refund.amount,
  currency: (refund) => refund.currency,
  status: (refund) => refund.status,
  reason: (refund) => refund.reason,
  failure_code: (refund) => refund.failureCode,
  transaction_id: (refund) => refund.transactionId,
  created_at_ms: (refund) => refund.createdAtMs,
  updated_at_ms: (refund) => refund.updatedAtMs,
  version: (refund) => refund.version,
};

export function refundOf(row: RowOf<'mitako_refunds'>): Refund {
  return {
    id: row.id,
    paymentId: row.payment_id,
    merchantId: row.merchant_id,
    livemode: truth(row.livemode),
    amount: row.amount,
    currency: row.currency,
    status: row.status,
    reason: row.reason,
    failureCode: row.failure_code,
    transactionId: row.transaction_id,
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms,
    version: row.version,
  };
}

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
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms,
    version: row.version,
  };
}
