import type { FailureCode, RefundStatus, RefundSource } from '@mitako/contract/names';
import type { RailDetail } from '../rails/model.ts';

export interface Refund {
  /** `ref_…`. */
  readonly id: string;
  /** The payment that it returns. */
  readonly paymentId: string;
  /** The lost dispute whose money it returns, out of suspense; null: it returns the merchant's money. */
  readonly disputeId: string | null;
  /** The payment's merchant. */
  readonly merchantId: string;
  /** The payment's mode. */
  readonly livemode: boolean;
  /** In whole units of the currency. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Where it stands. */
  readonly status: RefundStatus;
  /** The reason as it was given; null without one. */
  readonly reason: string | null;
  /** The reason of its failure; null without one. */
  readonly failureCode: FailureCode | null;
  /** The source of its outcome; null while it is pending, and for wallets. */
  readonly answeredBy: RefundSource | null;
  /** The provider's own words about its outcome. */
  readonly railDetail: RailDetail | null;
  /** The transfer that paid the payer; null until then. */
  readonly transactionId: string | null;
  /** The part of the payment's fee that this refund returns to the merchant. */
  readonly feeReturned: number;
  /** The part drawn from the payment's own pending credit; the rest came from the available balance. */
  readonly fromPending: number;
  /** When it was asked for. */
  readonly createdAtMs: number;
  /** When it last changed. */
  readonly updatedAtMs: number;
  /** Incremented with each change; every change names the version it was decided on. */
  readonly version: number;
}
