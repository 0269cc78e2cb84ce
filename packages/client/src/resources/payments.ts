import type {
  CheckoutConfirmParams,
  DisputeOpenParams,
  DisputeRecord,
  Payment,
  PaymentCancelParams,
  ChargeByCardParams,
  ChargeByMobileMoneyParams,
  PaymentCharged,
  PaymentCreateParams,
  PaymentExportQuery,
  PaymentListQuery,
  MerchantPaymentListQuery,
  PaymentRecord,
  PaymentTotal,
  PaymentTotalsQuery,
  Refund,
  RefundCreateParams,
  RefundRecord,
  Timeline,
} from '@mitako/contract/names';
import type { KeyQueryParams, List, PagePosition, QueryParams } from '../list.ts';
import type { InCurrency } from '../currency.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { OfWholeAmount } from '../whole-amount.ts';

/** Filters of the payment list. */
export interface PaymentFilterParams extends KeyQueryParams<PaymentExportQuery> {}

/**
 * Filters and position of the payment list. With selective filters a page may hold fewer than `limit` payments, or
 * none, and still have a next one.
 */
export interface PaymentListParams extends KeyQueryParams<PaymentListQuery> {}

/** Filters of the totals. */
export interface PaymentTotalsParams extends KeyQueryParams<PaymentTotalsQuery> {}

/** The payer of a charge: a number, whose provider is optional if it determines it, or `{ method: 'card' }`. */
export type ChargeParams = Omit<ChargeByMobileMoneyParams, 'method'> | ChargeByCardParams;

/** Payment intents and their refunds. */
export interface Payments {
  /**
   * Creates a payment intent; send the customer to its `checkout_url`. A test key creates a test payment.
   * @throws MitakoError `VALIDATION_ERROR`, `KYC_REQUIRED`, `ACCOUNT_SUSPENDED`
   */
  create<const Currency extends string = string, const Amount extends number = number>(
    params: PaymentCreateParams & InCurrency<Currency> & OfWholeAmount<Amount>,
    options?: WriteOptions,
  ): Promise<Payment>;
  /** @throws MitakoError `PAYMENT_NOT_FOUND`, also for payments of another merchant or mode */
  retrieve(paymentId: string, options?: CallOptions): Promise<Payment>;
  /**
   * Charges a payer's mobile money or card from your own page or till: the attempt that the hosted checkout would start. The
   * payment is usually still processing when the call returns: show `next_action.prompt`, or send the payer to
   * `next_action.url`, and wait for the webhook.
   * @throws MitakoError `VALIDATION_ERROR` (with the choices, if the number does not tell the provider),
   * `PAYMENT_DECLINED`, `METHOD_NOT_AVAILABLE`, `RAIL_ERROR`, and errors of the payment's state
   */
  charge(paymentId: string, params: ChargeParams, options?: WriteOptions): Promise<PaymentCharged>;
  /**
   * Submits the code that the provider sent to the payer, when `next_action.type` is `enter_otp`.
   * @throws MitakoError `INVALID_CODE` (with `details.attempts_left`), `CODE_NOT_EXPECTED`, `PAYMENT_DECLINED` (also
   * with the last wrong code), `RAIL_ERROR`, and errors of the payment's state
   */
  confirm(paymentId: string, params: CheckoutConfirmParams, options?: WriteOptions): Promise<PaymentCharged>;
  /** Newest first. */
  list(params?: PaymentListParams, options?: CallOptions): List<Payment>;
  /**
   * All matching payments in one CSV file (RFC 4180, UTF-8), newest first, as a string. Set a longer `timeoutMs` for
   * large files.
   */
  listCsv(params?: PaymentFilterParams, options?: CallOptions): Promise<string>;
  /**
   * Counts and sums matching payments by status. Of more than 1 000, up to 100 of each status are counted: see `truncated`;
   * a shorter range of time counts them all.
   */
  totals(params?: PaymentTotalsParams, options?: CallOptions): Promise<readonly PaymentTotal[]>;
  /**
   * Cancels a payment that is not paid yet; repeating it returns the same response.
   * @throws MitakoError `PAYMENT_ALREADY_PAID`, `PAYMENT_FAILED`, `PAYMENT_IN_PROGRESS`, `PAYMENT_EXPIRED`
   */
  cancel(paymentId: string, params?: PaymentCancelParams, options?: WriteOptions): Promise<Payment>;
  /**
   * Refunds a payment; default: what is left of it. The refund may still be `pending`: its outcome arrives as
   * `refund.succeeded` or `refund.failed`.
   * @throws MitakoError `PAYMENT_NOT_REFUNDABLE`, `REFUND_EXCEEDS_REMAINING`, `REFUND_LIMIT`, `INSUFFICIENT_BALANCE`
   */
  refund<const Amount extends number = number>(
    paymentId: string,
    params?: RefundCreateParams & OfWholeAmount<Amount>,
    options?: WriteOptions,
  ): Promise<Refund>;
  /** Refunds of a payment, newest first. */
  listRefunds(paymentId: string, params?: PagePosition, options?: CallOptions): List<Refund>;
  /**
   * Reads everything that happened to a payment, in order, with a paragraph in French and English that explains it to
   * your support team.
   * @throws MitakoError `PAYMENT_NOT_FOUND`
   */
  timeline(paymentId: string, options?: CallOptions): Promise<Timeline>;
}

/** Mode and status of a merchant's payments to list. Default: all. */
export interface MerchantPaymentListParams extends QueryParams<MerchantPaymentListQuery> {}

/** Payments of any merchant, for the operator. */
export interface OperatorPayments {
  /**
   * Those of a merchant, newest first.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  list(merchantId: string, params?: MerchantPaymentListParams, options?: CallOptions): List<PaymentRecord>;
  /** @throws MitakoError `PAYMENT_NOT_FOUND` */
  retrieve(paymentId: string, options?: CallOptions): Promise<PaymentRecord>;
  /**
   * Reads the payment's timeline with its explanation, as the merchant reads it.
   * @throws MitakoError `PAYMENT_NOT_FOUND`
   */
  timeline(paymentId: string, options?: CallOptions): Promise<Timeline>;
  /**
   * Refunds a payment; default: what is left of it.
   * @throws MitakoError `PAYMENT_NOT_FOUND`, `PAYMENT_NOT_REFUNDABLE`, `REFUND_EXCEEDS_REMAINING`, `REFUND_LIMIT`,
   * `INSUFFICIENT_BALANCE`
   */
  refund<const Amount extends number = number>(
    paymentId: string,
    params?: RefundCreateParams & OfWholeAmount<Amount>,
    options?: WriteOptions,
  ): Promise<RefundRecord>;
  /**
   * Opens a dispute and holds its amount until it is resolved.
   * @throws MitakoError `PAYMENT_NOT_FOUND`, `PAYMENT_NOT_DISPUTABLE`, `DISPUTE_EXCEEDS_REMAINING`
   */
  dispute(paymentId: string, params?: DisputeOpenParams, options?: WriteOptions): Promise<DisputeRecord>;
}
