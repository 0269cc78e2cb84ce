import type { Payment, PaymentCreateParams, Refund, Timeline } from '@mitako/contract/names';
import type { Call, CallCsv } from '../internal/call.ts';
import { createList, toPage, type List, type PagePosition } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { PaymentCancelParams, PaymentFilterParams, PaymentListParams, RefundCreateParams } from '../params.ts';

/** Payment intents and their refunds. */
export interface Payments {
  /**
   * Creates a payment intent; send the customer to its `checkout_url`. A test key makes a test payment.
   * @throws MitakoError `VALIDATION_ERROR`, `KYC_REQUIRED`, `ACCOUNT_SUSPENDED`
   */
  create(params: PaymentCreateParams, options?: WriteOptions): Promise<Payment>;
  /** @throws MitakoError `PAYMENT_NOT_FOUND`, also for another merchant's payment and one of the other mode */
  retrieve(paymentId: string, options?: CallOptions): Promise<Payment>;
  /** Newest first. */
  list(params?: PaymentListParams, options?: CallOptions): List<Payment>;
  /**
   * All payments that fit in one CSV file (RFC 4180, UTF-8), newest first, as text. Give a longer `timeoutMs` where there
   * may be very many.
   */
  listCsv(params?: PaymentFilterParams, options?: CallOptions): Promise<string>;
  /**
   * Cancels a payment nobody has paid yet; canceling it again gives the same answer.
   * @throws MitakoError `PAYMENT_ALREADY_PAID`, `PAYMENT_FAILED`, `PAYMENT_IN_PROGRESS`, `PAYMENT_EXPIRED`
   */
  cancel(paymentId: string, params?: PaymentCancelParams, options?: WriteOptions): Promise<Payment>;
  /**
   * Refunds a payment, what is left of it unless `amount` is given. The refund may still be `pending`: its outcome
   * comes with `refund.succeeded` or `refund.failed`.
   * @throws MitakoError `PAYMENT_NOT_REFUNDABLE`, `REFUND_EXCEEDS_REMAINING`, `INSUFFICIENT_BALANCE`
   */
  refund(paymentId: string, params?: RefundCreateParams, options?: WriteOptions): Promise<Refund>;
  /** Refunds of a payment, newest first. */
  listRefunds(paymentId: string, params?: PagePosition, options?: CallOptions): List<Refund>;
  /**
   * Everything that happened to a payment, in order, and a paragraph in French and English that explains it: what your
   * support desk reads when a customer calls.
   * @throws MitakoError `PAYMENT_NOT_FOUND`
   */
  timeline(paymentId: string, options?: CallOptions): Promise<Timeline>;
}

export function createPayments(call: Call, callCsv: CallCsv): Payments {
  return {
    create: async (body, options) => (await call('POST /gateway/payments', { body, options })).payment,
    retrieve: async (paymentId, options) => {
      const parameters = { payment_id: paymentId };
      return (await call('GET /gateway/payments/{payment_id}', { parameters, options })).payment;
    },
    list: (params = {}, options) =>
      createList(params, async (position) => {
        const query = { ...params, ...position };
        const { payments, pagination } = await call('GET /gateway/payments', { query, options });
        return toPage(payments, pagination);
      }),
    listCsv: (query = {}, options) => callCsv('GET /gateway/payments', { query: { ...query }, options }),
    cancel: async (paymentId, body = {}, options) => {
      const parameters = { payment_id: paymentId };
      return (await call('POST /gateway/payments/{payment_id}/cancel', { parameters, body, options })).payment;
    },
    refund: async (paymentId, body = {}, options) => {
      const parameters = { payment_id: paymentId };
      return (await call('POST /gateway/payments/{payment_id}/refunds', { parameters, body, options })).refund;
    },
    listRefunds: (paymentId, start = {}, options) =>
      createList(start, async (query) => {
        const parameters = { payment_id: paymentId };
        const line = 'GET /gateway/payments/{payment_id}/refunds';
        const { refunds, pagination } = await call(line, { parameters, query: { ...query }, options });
        return toPage(refunds, pagination);
      }),
    timeline: async (paymentId, options) => {
      const parameters = { payment_id: paymentId };
      return (await call('GET /gateway/payments/{payment_id}/timeline', { parameters, options })).timeline;
    },
  };
}
