import type {
  DisputeOpenParams,
  DisputeRecord,
  Payment,
  PaymentCancelParams,
  PaymentCreateParams,
  PaymentListQuery,
  PaymentRecord,
  Refund,
  RefundCreateParams,
  RefundRecord,
  Timeline,
} from '@mitako/contract/names';
import type { AskedByKey, List, PagePosition } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Which payments to list. */
export interface PaymentFilterParams extends Omit<PaymentListParams, keyof PagePosition> {}

/**
 * Which payments to list, and from where. Where several filters leave little of much, a page may hold fewer than `limit`,
 * or none, and still have a next one.
 */
export interface PaymentListParams extends AskedByKey<PaymentListQuery> {}

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
