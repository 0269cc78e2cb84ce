import type { Refund } from '@mitako/core';
import type { RefundsTable, RowOf } from '../tables.ts';
import { type Columns, flag, truth } from '../engine/columns.ts';

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
  fee_returned: (refund) => refund.feeReturned,
  from_pending: (refund) => refund.fromPending,
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
    feeReturned: row.fee_returned,
    fromPending: row.from_pending,
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms,
    version: row.version,
  };
}
