import type { DisputeRecord, RefundRecord } from '@mitako/contract/names';
import type { Call, OperatorLine } from '../internal/call.ts';
import type { WriteOptions } from '../options.ts';
import type { RefundCreateParams } from '../params.ts';
import type { DisputeOpenParams } from './params.ts';

/** What the operator does about a payment of any merchant. */
export interface OperatorPayments {
  /**
   * Refunds a payment, what is left of it unless `amount` is given.
   * @throws MitakoError `PAYMENT_NOT_FOUND`, `PAYMENT_NOT_REFUNDABLE`, `REFUND_EXCEEDS_REMAINING`, `INSUFFICIENT_BALANCE`
   */
  refund(paymentId: string, params?: RefundCreateParams, options?: WriteOptions): Promise<RefundRecord>;
  /**
   * Opens a dispute and holds its amount until it is decided.
   * @throws MitakoError `PAYMENT_NOT_FOUND`, `PAYMENT_NOT_DISPUTABLE`, `DISPUTE_EXCEEDS_REMAINING`
   */
  dispute(paymentId: string, params?: DisputeOpenParams, options?: WriteOptions): Promise<DisputeRecord>;
}

export function createOperatorPayments(call: Call<OperatorLine>): OperatorPayments {
  return {
    refund: async (paymentId, body = {}, options) => {
      const parameters = { payment_id: paymentId };
      return (await call('POST /admin/payments/{payment_id}/refunds', { parameters, body, options })).refund;
    },
    dispute: async (paymentId, body = {}, options) => {
      const parameters = { payment_id: paymentId };
      return (await call('POST /admin/payments/{payment_id}/disputes', { parameters, body, options })).dispute;
    },
  };
}
