import type { PayoutAccount, PayoutAccountRecord } from '../payout-accounts/types.ts';
import type { Amount, FormatQuery, ModePageQuery, OperatorPageQuery, PageQuery, Timestamp } from '../basics/types.ts';

export const SETTLEMENT_STATUSES = ['pending', 'paid', 'failed'] as const;

export type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number];

/**
 * Kind of a settlement line. `payment`: what remained of its credit when it became available. `refund_failed` and
 * `payout_failed`: returned money.
 */
export const SETTLEMENT_LINE_TYPES = [
  'payment',
  'refund',
  'refund_failed',
  'dispute',
  'dispute_won',
  'payout_failed',
] as const;

export type SettlementLineType = (typeof SETTLEMENT_LINE_TYPES)[number];

/** When the worker closes a merchant's available balance into a settlement. `manual`: only on the operator's request. */
export const SETTLEMENT_SCHEDULES = ['manual', 'daily', 'weekly'] as const;

export type SettlementSchedule = (typeof SETTLEMENT_SCHEDULES)[number];

/** A payout to a merchant. Its lines are ledger entries, and `amount` is their sum. */
export interface Settlement {
  /** `stl_…` */
  readonly id: string;
  readonly status: SettlementStatus;
  readonly amount: Amount;
  readonly currency: string;
  readonly livemode: boolean;
  readonly lines_count: number;
  /** The ledger transfer that debited the available balance. */
  readonly transaction_id: string;
  /** The transfer that paid it out, or that returned the money when the payout failed; null while pending. */
  readonly closing_transaction_id: string | null;
  /** The operator's reference for the payout. */
  readonly reference: string | null;
  readonly failure_reason: string | null;
  /**
   * The account that it is paid out to: of its bank file while it is pending, then the one that was paid. Null before, or if
   * the merchant had set none.
   */
  readonly payout_account_id: string | null;
  readonly created_at: Timestamp;
  readonly updated_at: Timestamp;
  /** When it was paid, or failed. */
  readonly resolved_at: Timestamp | null;
}

/** A settlement with the account that it is paid out to. */
export interface SettlementWithDestination extends Settlement {
  /** As it was then, its number masked; null like `payout_account_id`. */
  readonly destination: PayoutAccount | null;
}

/** A settlement as the operator sees it. */
export interface SettlementRecord extends Settlement {
  readonly merchant_id: string;
  /** Where to pay it, or where it was paid: the merchant's payout account; null if none is set. */
  readonly destination: PayoutAccountRecord | null;
  /** The bank file that it is in; null: in none. */
  readonly payout_export_id: string | null;
}

/** One entry of the merchant's ledger account. */
export interface SettlementLine {
  readonly transaction_id: string;
  readonly type: SettlementLineType;
  readonly payment_id: string | null;
  readonly refund_id: string | null;
  readonly dispute_id: string | null;
  /** The earlier settlement whose payout failed (`payout_failed`). */
  readonly settlement_id: string | null;
  readonly customer_reference: string | null;
  /** For `payment` lines: what the customer paid, and its fee; null for others. */
  readonly gross: Amount | null;
  readonly fee: Amount | null;
  /**
   * What the line adds to the settlement. For `payment` lines: `gross` minus `fee`, minus refunds and disputes before
   * the release. Negative for debits.
   */
  readonly amount: Amount;
  readonly currency: string;
  readonly created_at: Timestamp;
}

export interface SettlementListQuery extends ModePageQuery {
  readonly status?: SettlementStatus | undefined;
  readonly currency?: string | undefined;
}

export interface OperatorSettlementListQuery extends OperatorPageQuery {
  readonly status?: SettlementStatus | undefined;
  /** In this bank file. */
  readonly payout_export_id?: string | undefined;
}

export interface SettlementLinesQuery extends ModePageQuery, FormatQuery {}

export interface OperatorSettlementLinesQuery extends PageQuery, FormatQuery {}

export interface SettlementCreateParams {
  readonly livemode: boolean;
  /** ISO 4217 code; optional while a single currency is configured. */
  readonly currency?: string | undefined;
}

export interface SettlementResolveParams {
  readonly outcome: 'paid' | 'failed';
  /** The operator's reference for the payout. */
  readonly reference?: string | undefined;
  /** With `paid`: the account that the money went to. Refused unless it was the merchant's since the settlement was created. */
  readonly payout_account_id?: string | undefined;
  /** Why the payout failed; required with `failed`, not allowed otherwise. */
  readonly failure_reason?: string | undefined;
}
