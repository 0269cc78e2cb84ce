import type { RailDetail } from '../rails/types.ts';
import type { Amount, OperatorPageQuery, Timestamp } from '../basics/types.ts';
import type { FailureCode, PaymentMethod, PaymentPartQuery } from '../payments/types.ts';

/** States of a payment attempt. `paid_late`: the rail collected the money after the payment was final. */
export const ATTEMPT_STATUSES = ['submitting', 'pending', 'succeeded', 'failed', 'needs_review', 'paid_late'] as const;

export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/**
 * Why an attempt is at its rail, where several rails offer its provider: it is the first in the configured order
 * (`primary`), or the first was down (`primary_down`), or another rail had certainly refused the attempt before this one
 * for a reason that is not the payer's (`other_refused`). A switch is never made once money may have moved.
 */
export const RAIL_CHOICES = ['primary', 'primary_down', 'other_refused'] as const;

export type RailChoice = (typeof RAIL_CHOICES)[number];

/** An attempt as the operator sees it. */
export interface AttemptRecord {
  readonly id: string;
  readonly payment_id: string;
  readonly merchant_id: string;
  readonly status: AttemptStatus;
  readonly method: PaymentMethod;
  readonly rail: string;
  readonly rail_choice: RailChoice;
  /** What the rail calls it: the reference its own support asks for. */
  readonly rail_reference: string | null;
  readonly amount: Amount;
  readonly currency: string;
  readonly livemode: boolean;
  readonly failure_code: FailureCode | null;
  /** The provider's own words about the last outcome; null: none. */
  readonly rail_detail: RailDetail | null;
  /** How often the rail was asked for the outcome. */
  readonly polls_count: number;
  /**
   * Where the money of a late payment (`paid_late`) is: held in suspense and `owed` to the payer, or `returned`. Null
   * for any other attempt.
   */
  readonly unapplied_funds: 'owed' | 'returned' | null;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
}

export interface AttemptListQuery extends OperatorPageQuery, PaymentPartQuery<AttemptStatus> {}

export interface AttemptResolveParams {
  /** `returned`: the operator returned the unapplied funds of a `paid_late` attempt by other means. */
  readonly outcome: 'succeeded' | 'failed' | 'returned';
  /** With `failed`; default: `provider_error`. */
  readonly failure_code?: FailureCode | undefined;
}
