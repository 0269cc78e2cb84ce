import type { FeeRefundPolicy, SettlementSchedule } from '../statuses.ts';
import type { Amount, Timestamp } from './basics.ts';

/**
 * What a merchant is charged per payment, in the commit that succeeds: `basis_points` of the amount, rounded half up to
 * a whole minor unit, plus `fixed`; at least `minimum`, at most `maximum`, and never more than the amount.
 */
export interface MerchantFees {
  /** Hundredths of a percent, 0 … 10 000: 250 is 2.5 %. */
  readonly basis_points: number;
  readonly fixed: Amount;
  readonly minimum: Amount;
  /** null: no upper bound. */
  readonly maximum: Amount | null;
  /** What a refund brings back of the fee. Fixed on each payment when it is paid. */
  readonly refund_policy: FeeRefundPolicy;
}

/** When a merchant's money becomes available and is paid out. */
export interface MerchantSettlementTerms {
  /** How long a payment's credit stays pending, 0 … 7 776 000 (90 days). Payments keep the delay they were paid under. */
  readonly delay_seconds: number;
  readonly schedule: SettlementSchedule;
  /** Smaller balances wait for the next time. */
  readonly minimum: Amount;
  /** When the balance is closed next; null with `manual`. */
  readonly next_at: Timestamp | null;
}
