import type { Amount, ModeQuery, Timestamp } from '../../basics/types.ts';
import type { KycStatus } from '../types.ts';

/** Volume, success rate and open tasks of a merchant in one mode. */
export interface Overview {
  readonly livemode: boolean;
  /** One entry per day of Africa/Douala and currency, oldest first, today last. */
  readonly volume: readonly DayVolume[];
  readonly outcomes: PaymentOutcomes;
  readonly attention: Attention;
}

/** Volume paid and refunded in a day; a few seconds behind the payments themselves. */
export interface DayVolume {
  /** `2026-01-31` */
  readonly date: string;
  readonly currency: string;
  readonly payments_count: number;
  /** Before fees and refunds. */
  readonly amount: Amount;
  readonly refunds_count: number;
  /** Refunds that succeeded on this day, regardless of the payment's date. */
  readonly amount_refunded: Amount;
}

/** Outcomes of the newest ended payments, by creation time: at most 200. */
export interface PaymentOutcomes {
  readonly decided: number;
  /** Includes payments that were refunded later. */
  readonly succeeded: number;
  readonly failed: number;
  readonly expired: number;
  readonly canceled: number;
  /** Percentage of decided payments; null if there are none. */
  readonly succeeded_percent: number | null;
}

/** What needs attention. Counts end at 100. */
export interface Attention {
  /** Null when the merchant has nothing to do. */
  readonly kyc_status: Extract<KycStatus, 'not_started' | 'needs_info' | 'rejected'> | null;
  readonly endpoints: readonly EndpointTrouble[];
  /** Disputes that still accept evidence. */
  readonly disputes: { readonly count: number; readonly next_due_at: Timestamp | null };
  /** Payments whose outcome the operator has to determine. */
  readonly payments_in_review: number;
  /** The latest settlement of each currency whose payout failed. */
  readonly failed_settlements: readonly FailedSettlement[];
}

export interface EndpointTrouble {
  /** `whe_…` */
  readonly id: string;
  readonly url: string;
  /** `failing`: an attempt failed without a later success. `disabled`: the gateway disabled it. */
  readonly state: 'failing' | 'disabled';
  readonly failing_since: Timestamp | null;
}

export interface FailedSettlement {
  /** `stl_…` */
  readonly id: string;
  readonly amount: Amount;
  readonly currency: string;
  readonly failure_reason: string | null;
}

export interface OverviewQuery extends ModeQuery {
  /** Number of days of volume, including today: 7, 30 or 90. Default: 7. */
  readonly days: number;
}
