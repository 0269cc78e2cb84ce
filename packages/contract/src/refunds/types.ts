import type { Amount, OperatorPageQuery, Timestamp } from '../basics/types.ts';
import type { FailureCode, PaymentPartQuery } from '../payments/types.ts';

export const REFUND_STATUSES = ['pending', 'succeeded', 'failed'] as const;

export type RefundStatus = (typeof REFUND_STATUSES)[number];

export interface Refund {
  /** `rfd_…` */
  readonly id: string;
  readonly payment_id: string;
  readonly amount: Amount;
  readonly currency: string;
  readonly status: RefundStatus;
  readonly reason: string | null;
  readonly failure_code: FailureCode | null;
  readonly livemode: boolean;
  /** The ledger transfer that moved the money, null until it did. */
  readonly transaction_id: string | null;
  /** Of the payment's fee, what comes back to the merchant with it. */
  readonly fee_returned: Amount;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
}

/** A refund as the operator sees it. */
export interface RefundRecord extends Refund {
  readonly merchant_id: string;
}

export interface RefundCreateParams {
  /** What is left to refund when absent. */
  readonly amount?: Amount | undefined;
  /** At most 255 characters. */
  readonly reason?: string | undefined;
}

/** Which refunds of all merchants the operator lists. */
export interface RefundListQuery extends OperatorPageQuery, PaymentPartQuery<RefundStatus> {}

export interface RefundResolveParams {
  readonly outcome: 'succeeded' | 'failed';
  /** With `failed`; `provider_error` when absent. */
  readonly failure_code?: FailureCode | undefined;
}
