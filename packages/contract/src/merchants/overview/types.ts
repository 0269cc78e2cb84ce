// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { ModeQuery } from '../../basics/types.ts';
import type { Amount, Timestamp } from '../../basics/values.ts';

export interface OverviewQuery extends ModeQuery {
  /** Number of days of volume, including today: 7, 30 or 90. Default: 7. */
  readonly days: number;
}

/** Volume paid and refunded in a day; a few seconds behind the payments themselves. */
export interface DayVolume {
  /** `2026-01-31` */
  readonly date: string;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** How many payments succeeded. */
  readonly payments_count: number;
  /** Before fees and refunds. */
  readonly amount: Amount;
  /** How many refunds succeeded. */
  readonly refunds_count: number;
  /** Refunds that succeeded on this day, regardless of the payment's date. */
  readonly amount_refunded: Amount;
}

/** Outcomes of the newest ended payments, by creation time: at most 200. */
export interface PaymentOutcomes {
  /** Payments that ended. */
  readonly decided: number;
  /** Includes payments that were refunded later. */
  readonly succeeded: number;
  /** Those of them that failed. */
  readonly failed: number;
  /** Those of them that expired. */
  readonly expired: number;
  /** Those of them that were canceled. */
  readonly canceled: number;
  /** Percentage of decided payments, whatever their number of attempts; null if there are none. */
  readonly succeeded_percent: number | null;
}

export interface EndpointTrouble {
  /** `whe_…` */
  readonly id: string;
  /** Absolute address; `https` in live mode. */
  readonly url: string;
  /** `failing`: an attempt failed without a later success. `disabled`: the gateway disabled it. */
  readonly state: 'failing' | 'disabled';
  /** Time of the first failed attempt; null if it is disabled. */
  readonly failing_since: Timestamp | null;
}

export interface FailedSettlement {
  /** `stl_…` */
  readonly id: string;
  /** In the minor unit of the currency; XAF has none, so whole francs. */
  readonly amount: Amount;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** Why it failed, in the operator's words; null unless it did. */
  readonly failure_reason: string | null;
}

/** What needs attention. Counts end at 100. */
export interface Attention {
  /** Null when the merchant has nothing to do. */
  readonly kyc_status: 'not_started' | 'needs_info' | 'rejected' | null;
  /** Webhook endpoints that fail. */
  readonly endpoints: readonly EndpointTrouble[];
  /** Disputes that still accept evidence. */
  readonly disputes: {
    /** How many there are. */
    readonly count: number;
    /** The first deadline; null without one. */
    readonly next_due_at: Timestamp | null;
  };
  /** Payments whose outcome the operator has to determine. */
  readonly payments_in_review: number;
  /** The latest settlement of each currency whose payout failed. */
  readonly failed_settlements: readonly FailedSettlement[];
}

/** Volume, success rate and open tasks of a merchant in one mode. */
export interface Overview {
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** One entry per day of Africa/Douala and currency, oldest first, today last. */
  readonly volume: readonly DayVolume[];
  /** How payments ended. */
  readonly outcomes: PaymentOutcomes;
  /** What needs attention. */
  readonly attention: Attention;
}
