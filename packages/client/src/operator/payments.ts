import type { DisputeRecord, PaymentRecord, RefundRecord, Timeline } from '@mitako/contract/names';
import type { Call, OperatorLine } from '../internal/call.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { RefundCreateParams } from '../params.ts';
import type { DisputeOpenParams } from './params.ts';

/** A payment of any merchant: what the operator looks at, and does about it. */
export interface OperatorPayments {
  /** @throws MitakoError `PAYMENT_NOT_FOUND` */
  retrieve(paymentId: string, options?: CallOptions): Promise<PaymentRecord>;
  /**
   * Everything that happened to a payment, and what it means in a sentence, as its merchant reads it.
   * @throws MitakoError `PAYMENT_NOT_FOUND`
   */
  timeline(paymentId: string, options?: CallOptions): Promise<Timeline>;
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
    retrieve: async (paymentId, options) => {
      const parameters = { payment_id: paymentId };
      return (await call('GET /admin/payments/{payment_id}', { parameters, options })).payment;
    },
    timeline: async (paymentId, options) => {
      const parameters = { payment_id: paymentId };
      return (await call('GET /admin/payments/{payment_id}/timeline', { parameters, options })).timeline;
    },
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
