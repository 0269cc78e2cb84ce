import type { SettlementLineType, SettlementStatus } from '../statuses.ts';
import type { Amount, Timestamp } from './basics.ts';

/** A payout to a merchant. Its lines are rows of the ledger, and `amount` is their sum. */
export interface Settlement {
  /** `stl_…` */
  readonly id: string;
  readonly status: SettlementStatus;
  readonly amount: Amount;
  readonly currency: string;
  readonly livemode: boolean;
  readonly lines_count: number;
  /** The ledger transfer that took the amount out of the available balance. */
  readonly transaction_id: string;
  /** The transfer that paid it out, or that put it back when the payout failed; null while it is pending. */
  readonly closing_transaction_id: string | null;
  /** The operator's own reference of the payout. */
  readonly reference: string | null;
  readonly failure_reason: string | null;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
  /** When it was paid, or failed. */
  readonly resolved_at: Timestamp | null;
}

/** A settlement as the operator sees it. */
export interface SettlementRecord extends Settlement {
  readonly merchant_id: string;
}

/** One row of the merchant's ledger. */
export interface SettlementLine {
  readonly transaction_id: string;
  readonly type: SettlementLineType;
  readonly payment_id: string | null;
  readonly refund_id: string | null;
  readonly dispute_id: string | null;
  /** The earlier settlement whose payout failed (`payout_failed`). */
  readonly settlement_id: string | null;
  readonly customer_reference: string | null;
  /** Of a `payment`: what the customer paid, and the fee on it; null for the others. */
  readonly gross: Amount | null;
  readonly fee: Amount | null;
  /**
   * What it adds to the settlement: of a `payment` `gross` less `fee`, and less what refunds and disputes took before it
   * was released; negative where it takes away. */
  readonly amount: Amount;
  readonly currency: string;
  readonly created_at: Timestamp;
}
