import type {
  OperatorSettlementExportQuery,
  OperatorSettlementListQuery,
  Settlement,
  SettlementCreateParams,
  SettlementExportQuery,
  SettlementLine,
  SettlementListQuery,
  SettlementRecord,
  SettlementWithDestination,
} from '@mitako/contract/names';
import type { QueryParams, KeyQueryParams, List, PagePosition } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Filters of the settlement list. */
export interface SettlementListParams extends KeyQueryParams<SettlementListQuery> {}

/** Filters of the file of settlements. */
export interface SettlementExportParams extends KeyQueryParams<SettlementExportQuery> {}

/** Settlements, and the ledger entries that they sum up. A key sees those of its own mode. */
export interface Settlements {
  /** Newest first. */
  list(params?: SettlementListParams, options?: CallOptions): List<Settlement>;
  /**
   * All of them that the filters let through, as one CSV file (RFC 4180, UTF-8), newest first, as a string. Set a longer
   * `timeoutMs` for large files.
   */
  listCsv(params?: SettlementExportParams, options?: CallOptions): Promise<string>;
  /** @throws MitakoError `SETTLEMENT_NOT_FOUND` */
  retrieve(settlementId: string, options?: CallOptions): Promise<SettlementWithDestination>;
  /** In ledger order. Their `net_amount` add up to the settlement's `amount`. */
  lines(settlementId: string, params?: PagePosition, options?: CallOptions): List<SettlementLine>;
  /**
   * All lines in one CSV file (RFC 4180, UTF-8), as a string. Set a longer `timeoutMs` for large files.
   * @throws MitakoError `SETTLEMENT_NOT_FOUND`
   */
  linesCsv(settlementId: string, options?: CallOptions): Promise<string>;
}

/** Filters of the settlement list of all merchants. */
export interface OperatorSettlementListParams extends QueryParams<OperatorSettlementListQuery> {}

/** Filters of the file of settlements of all merchants. */
export interface OperatorSettlementExportParams extends QueryParams<OperatorSettlementExportQuery> {}

/** Outcome of a payout. */
export type SettlementResolveParams = PayoutPaidParams | PayoutFailedParams;

/** A completed payout. */
export interface PayoutPaidParams {
  /** The payout reached the merchant. */
  readonly outcome: 'paid';
  /** The account that the money went to, `destination.id`. Default: the merchant's present one. */
  readonly payout_account_id?: string | undefined;
  /** Your reference for the payout; at most 255 characters. */
  readonly reference?: string | undefined;
}

/** A failed payout: its amount becomes available again and is part of the next settlement. */
export interface PayoutFailedParams {
  /** The payout failed, and its money returns to the balance. */
  readonly outcome: 'failed';
  /** Shown to the merchant; at most 255 characters. */
  readonly failure_reason: string;
  /** Your reference for the payout; at most 255 characters. */
  readonly reference?: string | undefined;
}

/** Settlements of all merchants. */
export interface OperatorSettlements {
  /**
   * Closes a merchant's available balance into a settlement now.
   * @throws MitakoError `MERCHANT_NOT_FOUND`, `NOTHING_TO_SETTLE`
   */
  create(merchantId: string, params: SettlementCreateParams, options?: WriteOptions): Promise<SettlementRecord>;
  /** Newest first; `{ status: 'pending' }` for those to pay out. */
  list(params?: OperatorSettlementListParams, options?: CallOptions): List<SettlementRecord>;
  /**
   * All of them that the filters let through, as one CSV file (RFC 4180, UTF-8), newest first, as a string. Set a longer
   * `timeoutMs` for large files.
   */
  listCsv(params?: OperatorSettlementExportParams, options?: CallOptions): Promise<string>;
  /** @throws MitakoError `SETTLEMENT_NOT_FOUND` */
  retrieve(settlementId: string, options?: CallOptions): Promise<SettlementRecord>;
  /** In ledger order. Their `net_amount` add up to the settlement's `amount`. */
  lines(settlementId: string, params?: PagePosition, options?: CallOptions): List<SettlementLine>;
  /**
   * All lines in one CSV file (RFC 4180, UTF-8), as a string. Set a longer `timeoutMs` for large files.
   * @throws MitakoError `SETTLEMENT_NOT_FOUND`
   */
  linesCsv(settlementId: string, options?: CallOptions): Promise<string>;
  /**
   * Records that a settlement was paid out, or that its payout failed.
   * @throws MitakoError `SETTLEMENT_NOT_FOUND`, `SETTLEMENT_CLOSED`, `PAYOUT_ON_HOLD`, `PAYOUT_ACCOUNT_CHANGED`
   */
  resolve(settlementId: string, params: SettlementResolveParams, options?: WriteOptions): Promise<SettlementRecord>;
}
