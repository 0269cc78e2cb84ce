import type { RailDetail } from '../rails/types.ts';
import type { PeriodQuery, Amount, OperatorPageQuery, Timestamp } from '../basics/types.ts';
import type { FailureCode, PaymentMethod, PaymentPartQuery } from '../payments/types.ts';

/** States of a payment attempt. `paid_late`: the rail collected the money after the payment was final. */
export const ATTEMPT_STATUSES = ['submitting', 'pending', 'succeeded', 'failed', 'needs_review', 'paid_late'] as const;

export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number];

/**
 * Why an attempt is at its rail, where several rails offer its provider: it is the first in the configured order
 * (`primary`), or the first was down (`primary_down`), or another rail had certainly refused the attempt before this
 * one for a reason that is not the payer's (`other_refused`). A switch is never made once money may have moved.
 */
export const RAIL_CHOICES = ['primary', 'primary_down', 'other_refused'] as const;

export type RailChoice = (typeof RAIL_CHOICES)[number];

/** An attempt as the operator sees it. */
export interface AttemptRecord {
  /** `att_…` */
  readonly id: string;
  /** `pay_…`, the payment that it belongs to. */
  readonly payment_id: string;
  /** `mer_…`, the merchant that it belongs to. */
  readonly merchant_id: string;
  /** Current status. */
  readonly status: AttemptStatus;
  /** The payment method. */
  readonly method: PaymentMethod;
  /** Id of the rail that talks to the provider. */
  readonly rail: string;
  /** Why this rail was chosen. */
  readonly rail_choice: RailChoice;
  /** What the rail calls it: the reference its own support asks for. */
  readonly rail_reference: string | null;
  /** When the provider was first known to have accepted the request; null: it is not known to have. */
  readonly accepted_at: Timestamp | null;
  /** In the minor unit of the currency; XAF has none, so whole francs. */
  readonly amount: Amount;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** Why it failed; null unless it did. */
  readonly failure_code: FailureCode | null;
  /** The provider's own words about the last outcome; null: none. */
  readonly rail_detail: RailDetail | null;
  /** Number of status polls at the rail. */
  readonly polls_count: number;
  /**
   * Where the money of a late payment (`paid_late`) is: held in suspense and `owed` to the payer, or `returned`. Null
   * for any other attempt.
   */
  readonly unapplied_funds: 'owed' | 'returned' | null;
  /** The last decision of an operator; null: none was needed. */
  readonly resolution: AttemptResolution | null;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** When it last changed. */
  readonly updated_at: Timestamp;
}

/** A decision that an operator may record about an attempt. */
export const ATTEMPT_OUTCOMES = ['succeeded', 'failed', 'returned'] as const;

export type AttemptOutcomeName = (typeof ATTEMPT_OUTCOMES)[number];

/** An operator's decision about an attempt. Who decided is in the audit log. */
export interface AttemptResolution {
  /** The operator's finding. */
  readonly outcome: AttemptOutcomeName;
  /** In words, for people. */
  readonly reason: string;
  /** When the operator resolved it. */
  readonly resolved_at: Timestamp;
}

export interface AttemptListQuery extends OperatorPageQuery, PeriodQuery, PaymentPartQuery<AttemptStatus> {
  /** Id of the rail. Only with `day`. */
  readonly rail?: string | undefined;
  /** The provider's id, `mtn_momo`. Only with `day`. */
  readonly provider?: string | undefined;
  /** `2026-01-31`: those made on this day of Africa/Douala. */
  readonly day?: string | undefined;
}

/** Filters of the file of attempts: those of the list. */
export interface AttemptExportQuery extends Omit<AttemptListQuery, 'limit' | 'cursor'> {}

/** The provider's current status of an attempt. Nothing is recorded. */
export interface AttemptLookup {
  /** `att_…`, the attempt that it is about. */
  readonly attempt_id: string;
  /** Id of the rail that talks to the provider. */
  readonly rail: string;
  /**
   * `absent`: the provider does not know the charge; it may still arrive there. `unknown`: it did not answer within 10
   * seconds, or its answer is inconclusive.
   */
  readonly status: 'pending' | 'paid' | 'failed' | 'absent' | 'unknown';
  /** The provider's reference, from this answer or an earlier one. */
  readonly rail_reference: string | null;
  /** The amount requested from the payer. */
  readonly amount: Amount;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** With `paid`: the amount that the provider reports as collected; null if it reports none. */
  readonly collected: {
    /** In the minor unit of the currency; XAF has none, so whole francs. */
    readonly amount: Amount;
    /** ISO 4217 code, `XAF`; null if the provider reports an amount without a currency. */
    readonly currency: string | null;
  } | null;
  /** With `failed`. */
  readonly failure_code: FailureCode | null;
  /** The provider's own words; null: none. */
  readonly rail_detail: RailDetail | null;
  /**
   * Whether the payer's number has an account that can pay, according to the provider; null without an answer within 5 s.
   */
  readonly payer_active: boolean | null;
  /** Time of the look-up. */
  readonly asked_at: Timestamp;
}

/**
 * `wait`: the engine asks the rail to return the money, and returning it by hand could pay it twice. `ask_provider`:
 * the rail has not answered for hours; ask the provider whether the refund is on its way. `return_by_hand`: the rail
 * refused, makes no refunds, or is no longer configured. Return the money by other means, then resolve the attempt with
 * `returned`, or record it for the dispute (`POST /admin/disputes/{dispute_id}/return`).
 */
export const UNAPPLIED_FUNDS_STEPS = ['wait', 'ask_provider', 'return_by_hand'] as const;

/** Money that waits in suspense until its payer has it back: of a late payment, or of a lost dispute. */
export interface UnappliedFunds {
  /** `att_…`, the attempt that collected it. */
  readonly attempt_id: string;
  /** `dsp_…`, the lost dispute; null for a late payment. */
  readonly dispute_id: string | null;
  /** `pay_…`, the payment that it belongs to. */
  readonly payment_id: string;
  /** `mer_…`, the merchant that it belongs to. */
  readonly merchant_id: string;
  /** The payment method. */
  readonly method: PaymentMethod;
  /** Id of the rail that talks to the provider. */
  readonly rail: string;
  /** The provider's reference; null if it gave none. */
  readonly rail_reference: string | null;
  /** In the minor unit of the currency; XAF has none, so whole francs. */
  readonly amount: Amount;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** When the money was booked to suspense. */
  readonly since: Timestamp;
  /** The refund that returns the money. */
  readonly refund: {
    /**
     * `refused`: by the rail, each time. `impossible`: the rail makes no such refund, or is no longer configured. A late
     * payment is tried again in any case, the money of a dispute when the operator asks for it.
     */
    readonly status: 'not_tried' | 'pending' | 'refused' | 'impossible';
    /** Number of refund requests to the rail. */
    readonly tries: number;
    /** When the refund is tried again; null: only when the operator asks for it. */
    readonly next_try_at: Timestamp | null;
  };
  /** What happens next. */
  readonly next_step: (typeof UNAPPLIED_FUNDS_STEPS)[number];
}

export interface AttemptResolveParams {
  /** `returned`: the operator returned the unapplied funds of a `paid_late` attempt by other means. */
  readonly outcome: AttemptOutcomeName;
  /** How the operator knows: kept with the attempt, in the payment's timeline and in the audit log. */
  readonly reason: string;
  /** With `failed`; default: `provider_error`. */
  readonly failure_code?: FailureCode | undefined;
}
