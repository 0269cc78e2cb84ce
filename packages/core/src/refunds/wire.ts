import type { Refund as WireRefund, RefundRecord } from '@mitako/contract/names';
import { timestamp } from '../basics/timestamp.ts';
import type { Refund } from '../model.ts';
import { railDetailToWire } from '../rails/rail-detail.ts';

export function refundToWire(refund: Refund): WireRefund {
  return {
    id: refund.id,
    payment_id: refund.paymentId,
    dispute_id: refund.disputeId,
    amount: refund.amount,
    currency: refund.currency,
    status: refund.status,
    reason: refund.reason,
    failure_code: refund.failureCode,
    livemode: refund.livemode,
    transaction_id: refund.transactionId,
    fee_returned: refund.feeReturned,
    created_at: timestamp(refund.createdAtMs),
    updated_at: timestamp(refund.updatedAtMs),
  };
}

/** For the operator: with the merchant. */
export function refundRecordToWire(refund: Refund): RefundRecord {
  return {
    ...refundToWire(refund),
    merchant_id: refund.merchantId,
    answered_by: refund.answeredBy,
    rail_detail: railDetailToWire(refund.railDetail),
  };
}

/** Columns of the file. */
export const REFUND_COLUMNS = [
  'id',
  'created_at',
  'status',
  'amount',
  'currency',
  'fee_returned',
  'payment_id',
  'dispute_id',
  'reason',
  'failure_code',
  'answered_by',
  'transaction_id',
  'updated_at',
  'livemode',
  'merchant_id',
] as const satisfies readonly (keyof RefundRecord)[];
