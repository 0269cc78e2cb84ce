import type { FailureCode, RefundStatus } from '@mitako/contract/names';

export interface Refund {
  readonly id: string;
  readonly paymentId: string;
  readonly merchantId: string;
  readonly livemode: boolean;
  readonly amount: number;
  readonly currency: string;
  readonly status: RefundStatus;
  readonly reason: string | null;
  readonly failureCode: FailureCode | null;
  /** The transfer that moved the money to the payer; null until it did. */
  readonly transactionId: string | null;
  /** Of the payment's fee, what comes back to the merchant with this refund. */
  readonly feeReturned: number;
  /** What it took of the payment's own pending credit; the rest came out of the available balance. */
  readonly fromPending: number;
  readonly createdAtMs: number;
  readonly updatedAtMs: number;
  readonly version: number;
}
