// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { ChargeParams } from '../clients/params.ts';
import type { InCurrency } from '../currency.ts';
import type { KeyQueryParams, List, PagePosition, QueryParams } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { OfWholeAmount } from '../whole-amount.ts';
import type {
  AllPaymentsQuery,
  CheckoutConfirmParams,
  DisputeOpenParams,
  DisputeRecord,
  MerchantPaymentListQuery,
  Payment,
  PaymentCancelParams,
  PaymentCharged,
  PaymentCreateParams,
  PaymentExportQuery,
  PaymentListQuery,
  PaymentRecord,
  PaymentTotal,
  PaymentTotalsQuery,
  Refund,
  RefundCreateParams,
  RefundRecord,
  Timeline,
} from '@mitako/contract/names';

/** Parameters of `payments.list`. */
export interface PaymentListParams extends KeyQueryParams<PaymentListQuery> {}

/** Parameters of `payments.listCsv`. */
export interface PaymentFilterParams extends KeyQueryParams<PaymentExportQuery> {}

/** Parameters of `payments.totals`. */
export interface PaymentTotalsParams extends KeyQueryParams<PaymentTotalsQuery> {}

/** Payment intents and their refunds. */
export interface Payments {
  /**
   * Create a payment intent. Send the customer to its `checkout_url`. A test key creates a test payment.
   * @throws MitakoError `KYC_REQUIRED`, `ACCOUNT_SUSPENDED`, `IDEMPOTENCY_RESPONSE_CHANGED`
   */
  create<const Currency extends string = string, const Amount extends number = number>(
    params: PaymentCreateParams & InCurrency<Currency> & OfWholeAmount<Amount>,
    options?: WriteOptions,
  ): Promise<Payment>;
  /**
   * List payment intents, newest first. With selective filters a page may hold fewer than `limit` payments, or none,
   * and still have a next one.
   */
  list(params?: PaymentListParams, options?: CallOptions): List<Payment>;
  /**
   * Export payment intents as CSV, newest first. One file with all of them (RFC 4180, UTF-8), as a string. Set a longer
   * `timeoutMs` if it is large.
   */
  listCsv(params?: PaymentFilterParams, options?: CallOptions): Promise<string>;
  /**
   * Count and sum payment intents by status. Of more than 1 000, up to 100 of each status are counted: see `truncated`.
   * A shorter range of time counts them all.
   */
  totals(params?: PaymentTotalsParams, options?: CallOptions): Promise<readonly PaymentTotal[]>;
  /**
   * Read a payment intent.
   * @throws MitakoError `PAYMENT_NOT_FOUND`
   */
  retrieve(paymentId: string, options?: CallOptions): Promise<Payment>;
  /**
   * Cancel a payment intent that is not paid yet. Repeating it returns the same response.
   * @throws MitakoError `PAYMENT_NOT_FOUND`, `PAYMENT_ALREADY_PAID`, `PAYMENT_FAILED`, `PAYMENT_IN_PROGRESS`,
   * `PAYMENT_EXPIRED`
   */
  cancel(paymentId: string, params?: PaymentCancelParams, options?: WriteOptions): Promise<Payment>;
  /**
   * Read the timeline of a payment, explained in French and English. Everything that happened to it, in order, with a
   * paragraph for your support team.
   * @throws MitakoError `PAYMENT_NOT_FOUND`
   */
  timeline(paymentId: string, options?: CallOptions): Promise<Timeline>;
  /**
   * Charge a payer's mobile money or card from the merchant's own page or till. Starts the attempt that the hosted
   * checkout would start. The payment is usually still processing when the call returns: show `next_action.prompt`, or
   * send the payer to `next_action.url`, and wait for the webhook. `VALIDATION_ERROR` has the choices if the number
   * does not determine the provider.
   * @throws MitakoError `PAYMENT_NOT_FOUND`, `IDEMPOTENCY_IN_PROGRESS`, `INSUFFICIENT_FUNDS`, `PAYMENT_DECLINED`,
   * `PAYMENT_ALREADY_PAID`, `PAYMENT_CANCELED`, `PAYMENT_FAILED`, `PAYMENT_IN_PROGRESS`, `PAYMENT_EXPIRED`,
   * `METHOD_NOT_AVAILABLE`, `METHOD_DISABLED`, `PAYMENT_LINK_CLOSED`, `KYC_REQUIRED`, `ACCOUNT_SUSPENDED`, `RAIL_ERROR`
   */
  charge(paymentId: string, params: ChargeParams, options?: WriteOptions): Promise<PaymentCharged>;
  /**
   * Submit the payer's one-time code from the merchant's own page or till. Expected when `next_action.type` is
   * `enter_otp`. The payment is usually still processing when the call returns: continue as after paying.
   * `INVALID_CODE` has `details.attempts_left`; the last wrong code is `PAYMENT_DECLINED`.
   * @throws MitakoError `PAYMENT_NOT_FOUND`, `INVALID_CODE`, `CODE_NOT_EXPECTED`, `INSUFFICIENT_FUNDS`,
   * `PAYMENT_DECLINED`, `PAYMENT_ALREADY_PAID`, `PAYMENT_CANCELED`, `PAYMENT_FAILED`, `PAYMENT_EXPIRED`,
   * `KYC_REQUIRED`, `ACCOUNT_SUSPENDED`, `RAIL_ERROR`
   */
  confirm(paymentId: string, params: CheckoutConfirmParams, options?: WriteOptions): Promise<PaymentCharged>;
  /**
   * Refund a payment in full or in part. The refund may still be `pending`: its outcome arrives as `refund.succeeded`
   * or `refund.failed`.
   * @throws MitakoError `PAYMENT_NOT_FOUND`, `PAYMENT_NOT_REFUNDABLE`, `REFUND_NOT_SUPPORTED`,
   * `REFUND_EXCEEDS_REMAINING`, `REFUND_LIMIT`, `INSUFFICIENT_BALANCE`
   */
  refund<const Amount extends number = number>(
    paymentId: string,
    params?: RefundCreateParams & OfWholeAmount<Amount>,
    options?: WriteOptions,
  ): Promise<Refund>;
  /**
   * List the refunds of a payment, newest first.
   * @throws MitakoError `PAYMENT_NOT_FOUND`
   */
  listRefunds(paymentId: string, params?: PagePosition, options?: CallOptions): List<Refund>;
}

/** Parameters of `payments.listAll`. */
export interface AllPaymentsParams extends QueryParams<AllPaymentsQuery> {}

/** Parameters of `payments.list`. */
export interface MerchantPaymentListParams extends QueryParams<MerchantPaymentListQuery> {}

/** Payments of all merchants. */
export interface OperatorPayments {
  /**
   * List the payments of all merchants, newest first. With selective filters a page may hold fewer than `limit`
   * payments, or none, and still have a next one.
   */
  listAll(params?: AllPaymentsParams, options?: CallOptions): List<PaymentRecord>;
  /**
   * Read a payment of any merchant.
   * @throws MitakoError `PAYMENT_NOT_FOUND`
   */
  retrieve(paymentId: string, options?: CallOptions): Promise<PaymentRecord>;
  /**
   * List the payments of a merchant, newest first.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  list(merchantId: string, params?: MerchantPaymentListParams, options?: CallOptions): List<PaymentRecord>;
  /**
   * Read the timeline of a payment of any merchant, explained to the operator.
   * @throws MitakoError `PAYMENT_NOT_FOUND`
   */
  timeline(paymentId: string, options?: CallOptions): Promise<Timeline>;
  /**
   * Refund a payment of any merchant in full or in part.
   * @throws MitakoError `PAYMENT_NOT_FOUND`, `PAYMENT_NOT_REFUNDABLE`, `REFUND_NOT_SUPPORTED`,
   * `REFUND_EXCEEDS_REMAINING`, `REFUND_LIMIT`, `INSUFFICIENT_BALANCE`
   */
  refund<const Amount extends number = number>(
    paymentId: string,
    params?: RefundCreateParams & OfWholeAmount<Amount>,
    options?: WriteOptions,
  ): Promise<RefundRecord>;
  /**
   * Open a dispute on a payment and hold its amount until it is resolved.
   * @throws MitakoError `PAYMENT_NOT_FOUND`, `PAYMENT_NOT_DISPUTABLE`, `DISPUTE_EXCEEDS_REMAINING`
   */
  dispute(paymentId: string, params?: DisputeOpenParams, options?: WriteOptions): Promise<DisputeRecord>;
}
