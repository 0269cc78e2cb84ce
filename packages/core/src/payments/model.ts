import type { FailureCode, FeeRefundPolicy, PaymentMethodType, PaymentStatus } from '@mitako/contract/names';
import type { PaymentDetails } from './details.ts';

export interface Payment extends PaymentDetails {
  readonly id: string;
  readonly slug: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  /** The payment link that it was made from. */
  readonly paymentLinkId: string | null;
  readonly status: PaymentStatus;
  readonly amount: number;
  readonly currency: string;
  readonly maxAttempts: number;
  readonly attemptsCount: number;
  /** The attempt in progress, if any: at most one. */
  readonly liveAttemptId: string | null;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  readonly expiresAtMs: number;
  readonly succeededAtMs: number | null;
  /** The capture transfer. */
  readonly transactionId: string | null;
  readonly fee: number;
  /** The merchant's policy when this was paid. */
  readonly feeRefundPolicy: FeeRefundPolicy;
  /** The part of the fee that refunds returned, or hold while pending. */
  readonly feeReturned: number;
  /**
   * The part of this payment's own credit that is still in the merchant's pending account: refunds and disputes draw on
   * it first. 0 after the release.
   */
  readonly creditPending: number;
  /** When that credit becomes available; null: nothing to release. */
  readonly releaseAtMs: number | null;
  readonly amountRefunded: number;
  /** Reserved by pending refunds. */
  readonly refundPending: number;
  /** Held by open disputes or lost to them. */
  readonly amountDisputed: number;
  readonly methodType: PaymentMethodType | null;
  readonly methodProvider: string | null;
  readonly phoneMasked: string | null;
  /** Where the payer wants receipts, with the language; null: nowhere. */
  readonly encryptedReceiptTo: string | null;
  /** The wallet user who paid. */
  readonly payerId: string | null;
  /** The merchant's customer of the last attempt; null before an attempt. */
  readonly customerId: string | null;
  readonly failureCode: FailureCode | null;
  readonly cancelReason: string | null;
  readonly canceledBy: 'customer' | 'merchant' | null;
  /** Sequence of the last event about this payment, its refunds and disputes. */
  readonly eventSequence: number;
  /** Incremented with each change; every change names the version it was decided on. */
  readonly version: number;
}
