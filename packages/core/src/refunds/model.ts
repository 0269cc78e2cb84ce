import type { FailureCode, RefundStatus, RefundSource } from '@mitako/contract/names';
import type { RailDetail } from '../rails/model.ts';

export interface Refund {
  readonly id: string;
  readonly paymentId: string;
  /** The lost dispute whose money it returns, out of suspense; null: it returns the merchant's money. */
  readonly disputeId: string | null;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly amount: number;
  readonly currency: string;
  readonly status: RefundStatus;
  readonly reason: string | null;
  readonly failureCode: FailureCode | null;
  /** Who said how it ended; null while it is pending, and for wallets. */
  readonly answeredBy: RefundSource | null;
  /** The provider's own words about its outcome. */
  readonly railDetail: RailDetail | null;
  /** The transfer that paid the payer; null until then. */
  readonly transactionId: string | null;
  /** The part of the payment's fee that this refund returns to the merchant. */
  readonly feeReturned: number;
  /** The part drawn from the payment's own pending credit; the rest came from the available balance. */
  readonly fromPending: number;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  readonly version: number;
}
