// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { ModeQuery, OperatorModeQuery, PageQuery, PeriodQuery } from '../basics/types.ts';
import type { Timestamp } from '../basics/values.ts';
import type { PayoutAccount, PayoutAccountRecord } from '../payout-accounts/types.ts';
import type { SettlementLineType, SettlementStatus } from './values.ts';

/** A payout to a merchant. Its lines are ledger entries, and `amount` is their sum. */
export interface Settlement {
  /** `stl_…` */
  readonly id: string;
  /** 1 for the first of the merchant's settlements in this mode and currency, then 2. */
  readonly number: number;
  /** When the one before was created, after which its lines begin; null for the first. */
  readonly period_start: Timestamp | null;
  /** Current status. */
  readonly status: SettlementStatus;
  /** In the minor unit of the currency; XAF has none, so whole francs. */
  readonly amount: number;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** How many lines make it up. */
  readonly lines_count: number;
  /** The ledger transfer that debited the available balance. */
  readonly transaction_id: string;
  /** The transfer that paid it out, or that returned the money when the payout failed; null while pending. */
  readonly closing_transaction_id: string | null;
  /** The operator's reference for the payout. */
  readonly reference: string | null;
  /** Why it failed, in the operator's words; null unless it did. */
  readonly failure_reason: string | null;
  /**
   * The account that it is paid out to: of its bank file while it is pending, then the one that was paid. Null before,
   * or if the merchant had set none.
   */
  readonly payout_account_id: string | null;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** When it last changed. */
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
  /** `mer_…`, the merchant that it belongs to. */
  readonly merchant_id: string;
  /** Where to pay it, or where it was paid: the merchant's payout account; null if none is set. */
  readonly destination: PayoutAccountRecord | null;
  /** The bank file that it is in; null: in none. */
  readonly payout_export_id: string | null;
}

/** One entry of the merchant's ledger account, and what it is made of. */
export interface SettlementLine {
  /** `tx_…`, the ledger transfer. */
  readonly transaction_id: string;
  /** What moved the money. */
  readonly type: SettlementLineType;
  /** `transaction_id` of the payment, as its list has it; null if it is about none. */
  readonly payment_transaction_id: string | null;
  /** The payment; null if it is about none. */
  readonly payment_id: string | null;
  /** The refunds that `refunded` is made of, as their list has them. */
  readonly refund_ids: readonly string[];
  /** The disputes that `disputed` is made of, as their list has them. */
  readonly dispute_ids: readonly string[];
  /** The earlier settlement whose payout failed (`payout_failed`); null for others. */
  readonly settlement_id: string | null;
  /** The merchant's own reference, such as an order number. */
  readonly customer_reference: string | null;
  /** Of `payment` lines: what the customer paid. 0 for others. */
  readonly gross: number;
  /** Of `payment` lines: the fee. 0 for others. */
  readonly fee: number;
  /** The part of the fee that the refunds of the line returned; negative where a refund failed. */
  readonly fee_returned: number;
  /**
   * What refunds took: of `payment` lines before the payment became available, of `refund` lines afterwards. Negative
   * where a refund failed.
   */
  readonly refunded: number;
  /** What disputes hold or took, in the same way; negative where one was won. */
  readonly disputed: number;
  /** Of `payout_failed` lines: the earlier settlement that returned to the balance. 0 for others. */
  readonly payout_returned: number;
  /**
   * What the merchant gets for this line: `gross` − `fee` + `fee_returned` − `refunded` − `disputed` +
   * `payout_returned`. The lines of a settlement add up to its `amount`.
   */
  readonly net_amount: number;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** When it was created. */
  readonly created_at: Timestamp;
}

export interface SettlementListQuery extends SettlementExportQuery, PageQuery {}

/** Filters of the file of settlements: those of the list. */
export interface SettlementExportQuery extends PeriodQuery, ModeQuery {
  /** Only those with this status. */
  readonly status?: SettlementStatus | undefined;
  /** Only those in this currency. */
  readonly currency?: string | undefined;
}

export interface OperatorSettlementListQuery extends OperatorSettlementExportQuery, PageQuery {}

/** Filters of the file of settlements of all merchants: those of the list. */
export interface OperatorSettlementExportQuery extends PeriodQuery, OperatorModeQuery {
  /** Only those of this merchant. */
  readonly merchant_id?: string | undefined;
  /** Only those with this status. */
  readonly status?: SettlementStatus | undefined;
  /** In this bank file. */
  readonly payout_export_id?: string | undefined;
}

export interface SettlementCreateParams {
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** ISO 4217 code; optional while a single currency is configured. */
  readonly currency?: string | undefined;
}

export interface SettlementResolveParams {
  /** Whether the payout reached the merchant. */
  readonly outcome: 'paid' | 'failed';
  /** The operator's reference for the payout. */
  readonly reference?: string | undefined;
  /**
   * With `paid`: the account that the money went to. Refused unless it was the merchant's since the settlement was
   * created.
   */
  readonly payout_account_id?: string | undefined;
  /** Why the payout failed; required with `failed`, not allowed otherwise. */
  readonly failure_reason?: string | undefined;
}
