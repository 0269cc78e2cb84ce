// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { OperatorModeQuery, PageQuery, PeriodQuery } from '../basics/types.ts';
import type { Amount, Mode, Timestamp } from '../basics/values.ts';
import type { PaymentMethod } from '../payments/types.ts';
import type { FailureCode } from '../payments/values.ts';
import type { RailDetail } from '../rails/types.ts';
import type { AttemptOutcomeName, AttemptStatus, RailChoice } from './values.ts';

/** An operator's decision about an attempt. Who decided is in the audit log. */
export interface AttemptResolution {
  /** The operator's finding. */
  readonly outcome: AttemptOutcomeName;
  /** In words, for people. */
  readonly reason: string;
  /** When the operator resolved it. */
  readonly resolved_at: Timestamp;
}

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
  /** In the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA. */
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

/** The period that is counted, in one mode. */
export interface AttemptTotalsQuery extends PeriodQuery {
  /** Default: `live`. */
  readonly mode: Mode;
}

/** The attempts with a payment method in a currency. */
export interface AttemptTotal {
  /** `wallet`, `cash`, or the provider. */
  readonly method: string;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** How many began in the period. */
  readonly attempts_count: number;
  /** Those of them that succeeded by now. */
  readonly succeeded_count: number;
  /** Those of them that failed by now; the others have no outcome yet. */
  readonly failed_count: number;
  /** Sum of those that succeeded, before fees and refunds. */
  readonly amount: Amount;
}

export interface AttemptTotals {
  /** The largest amount first. */
  readonly totals: readonly AttemptTotal[];
  /** True: there were more attempts, and the newest 20 000 are counted. */
  readonly truncated: boolean;
}

export interface AttemptListQuery extends AttemptExportQuery, PageQuery {}

/** Filters of the file of attempts: those of the list. */
export interface AttemptExportQuery extends PeriodQuery, OperatorModeQuery {
  /** Only those of this merchant. */
  readonly merchant_id?: string | undefined;
  /** Only those with this status. */
  readonly status?: AttemptStatus | undefined;
  /** Only those of this payment. */
  readonly payment_id?: string | undefined;
  /** Id of the rail. Only with `day`. */
  readonly rail?: string | undefined;
  /** The provider's id, `mtn_momo`. Only with `day`. */
  readonly provider?: string | undefined;
  /** `2026-01-31`: those made on this day of Africa/Douala. Required with `rail` or `provider`. */
  readonly day?: string | undefined;
}

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
    readonly amount: number;
    /** ISO 4217 code, `XAF`; null if the provider reports an amount without a currency. */
    readonly currency: string | null;
  } | null;
  /** With `failed`. */
  readonly failure_code: FailureCode | null;
  /** The provider's own words; null: none. */
  readonly rail_detail: RailDetail | null;
  /**
   * Whether the payer's number has an account that can pay, according to the provider; null without an answer within 5
   * s.
   */
  readonly payer_active: boolean | null;
  /** Time of the look-up. */
  readonly asked_at: Timestamp;
}

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
  /** In the minor unit of the currency. XAF has none: 5000 is 5 000 FCFA. */
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
     * `refused`: by the rail, each time. `impossible`: the rail makes no such refund, or is no longer configured. A
     * late payment is tried again in any case, the money of a dispute when the operator asks for it.
     */
    readonly status: 'not_tried' | 'pending' | 'refused' | 'impossible';
    /** Number of refund requests to the rail. */
    readonly tries: number;
    /** When the refund is tried again; null: only when the operator asks for it. */
    readonly next_try_at: Timestamp | null;
  };
  /** What happens next. */
  readonly next_step: 'wait' | 'ask_provider' | 'return_by_hand';
}

export interface AttemptResolveParams {
  /** `returned`: the operator returned the unapplied funds of a `paid_late` attempt by other means. */
  readonly outcome: AttemptOutcomeName;
  /** How you know. Kept with the attempt, in the payment's timeline, which the merchant reads, and in the audit log. */
  readonly reason: string;
  /** With `failed`; default: `provider_error`. */
  readonly failure_code?: FailureCode | undefined;
}
