import type { Amount, OperatorPageQuery, Timestamp } from '../basics/types.ts';
import type { FailureCode, PaymentMethod, PaymentPartQuery } from '../payments/types.ts';

/** States of one attempt to pay an intent. `paid_late`: the rail took money for a payment that was final already. */
export const ATTEMPT_STATUSES = ['submitting', 'pending', 'succeeded', 'failed', 'needs_review', 'paid_late'] as const;

export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/** An attempt whose outcome the operator has to settle. */
export interface AttemptRecord {
  readonly id: string;
  readonly payment_id: string;
  readonly merchant_id: string;
  readonly status: AttemptStatus;
  readonly method: PaymentMethod;
  readonly rail: string;
  readonly rail_reference: string | null;
  readonly amount: Amount;
  readonly currency: string;
  readonly livemode: boolean;
  readonly failure_code: FailureCode | null;
  readonly polls_count: number;
  /**
   * Where the money of a `paid_late` attempt is: in suspense, owed to the payer, or returned. null: it is not late money.
   */
  readonly unapplied_funds: 'owed' | 'returned' | null;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
}

export interface AttemptListQuery extends OperatorPageQuery, PaymentPartQuery<AttemptStatus> {}

export interface AttemptResolveParams {
  /** `returned`: the late money of a `paid_late` attempt went back to its payer by other means. */
  readonly outcome: 'succeeded' | 'failed' | 'returned';
  /** With `failed`; `provider_error` when absent. */
  readonly failure_code?: FailureCode | undefined;
}
