import type { Amount, ModeQuery, Timestamp } from '../../basics/types.ts';
import type { KycStatus } from '../types.ts';

/** How a merchant does in one mode, and what waits for it. */
export interface Overview {
  readonly livemode: boolean;
  /** Every day of Africa/Douala, oldest first, today last, once for each currency. */
  readonly volume: readonly DayVolume[];
  readonly outcomes: PaymentOutcomes;
  readonly attention: Attention;
}

/** What was paid and what was paid back in a day; seconds behind the payments themselves. */
export interface DayVolume {
  /** `2026-01-31` */
  readonly date: string;
  readonly currency: string;
  readonly payments_count: number;
  /** Before fees and refunds. */
  readonly amount: Amount;
  readonly refunds_count: number;
  /** By refunds that succeeded on this day, whenever the payment was. */
  readonly amount_refunded: Amount;
}

/** How the newest payments ended that have ended, by when they were made: 200 at most. */
export interface PaymentOutcomes {
  readonly decided: number;
  /** Those that were refunded since, too. */
  readonly succeeded: number;
  readonly failed: number;
  readonly expired: number;
  readonly canceled: number;
  /** Of a hundred that were decided; null where none was. */
  readonly succeeded_percent: number | null;
}

/** What somebody has to look at. Counts end at 100. */
export interface Attention {
  /** Null: nothing to do for the merchant. */
  readonly kyc_status: Extract<KycStatus, 'not_started' | 'needs_info' | 'rejected'> | null;
  readonly endpoints: readonly EndpointTrouble[];
  /** Disputes that can still be answered. */
  readonly disputes: { readonly count: number; readonly next_due_at: Timestamp | null };
  /** Payments of which the operator has to find out what became of them. */
  readonly payments_in_review: number;
  /** The last settlement of each currency, where its payout failed. */
  readonly failed_settlements: readonly FailedSettlement[];
}

export interface EndpointTrouble {
  /** `whe_…` */
  readonly id: string;
  readonly url: string;
  /** `failing`: an attempt failed and was not made good since. `disabled`: the gateway gave it up. */
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
  /** How many days of volume, today included: 7, 30 or 90; 7 when absent. */
  readonly days: number;
}
