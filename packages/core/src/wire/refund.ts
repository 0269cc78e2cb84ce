import type { Refund as WireRefund } from '@mitako/contract/names';
import type { Refund } from '../domain/model.ts';
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
    fee_returned: refund.feeReturned,
    created_at: timestamp(refund.createdAtMs),
    updated_at: timestamp(refund.updatedAtMs),
  };
}
