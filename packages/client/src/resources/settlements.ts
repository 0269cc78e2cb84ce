// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { SettlementResolveParams } from '../clients/params.ts';
import type { KeyQueryParams, List, PagePosition, QueryParams } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
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

/** Parameters of `settlements.list`. */
export interface SettlementListParams extends KeyQueryParams<SettlementListQuery> {}

/** Parameters of `settlements.listCsv`. */
export interface SettlementExportParams extends KeyQueryParams<SettlementExportQuery> {}

/** Payouts to the merchant, and the ledger entries that they sum up. */
export interface Settlements {
  /** List settlements, newest first. */
  list(params?: SettlementListParams, options?: CallOptions): List<Settlement>;
  /**
   * Export settlements as CSV, newest first. One file with all of them (RFC 4180, UTF-8), as a string. Set a longer
   * `timeoutMs` if it is large.
   */
  listCsv(params?: SettlementExportParams, options?: CallOptions): Promise<string>;
  /**
   * Read a settlement.
   * @throws MitakoError `SETTLEMENT_NOT_FOUND`
   */
  retrieve(settlementId: string, options?: CallOptions): Promise<SettlementWithDestination>;
  /**
   * List the lines of a settlement in ledger order. Their `net_amount` add up to the `amount` of the settlement.
   * @throws MitakoError `SETTLEMENT_NOT_FOUND`
   */
  lines(settlementId: string, params?: PagePosition, options?: CallOptions): List<SettlementLine>;
  /**
   * Export all lines of a settlement as CSV. One file with all of them (RFC 4180, UTF-8), as a string. Set a longer
   * `timeoutMs` if it is large.
   * @throws MitakoError `SETTLEMENT_NOT_FOUND`
   */
  linesCsv(settlementId: string, options?: CallOptions): Promise<string>;
}

/** Parameters of `settlements.list`. */
export interface OperatorSettlementListParams extends QueryParams<OperatorSettlementListQuery> {}

/** Parameters of `settlements.listCsv`. */
export interface OperatorSettlementExportParams extends QueryParams<OperatorSettlementExportQuery> {}

/** Settlements of all merchants. */
export interface OperatorSettlements {
  /**
   * Close the available balance of a merchant into a settlement now.
   * @throws MitakoError `MERCHANT_NOT_FOUND`, `NOTHING_TO_SETTLE`
   */
  create(merchantId: string, params: SettlementCreateParams, options?: WriteOptions): Promise<SettlementRecord>;
  /** List settlements of all merchants, newest first, `{ status: 'pending' }` for those to pay out. */
  list(params?: OperatorSettlementListParams, options?: CallOptions): List<SettlementRecord>;
  /**
   * Export settlements of all merchants as CSV, newest first. One file with all of them (RFC 4180, UTF-8), as a string.
   * Set a longer `timeoutMs` if it is large.
   */
  listCsv(params?: OperatorSettlementExportParams, options?: CallOptions): Promise<string>;
  /**
   * Read a settlement of any merchant.
   * @throws MitakoError `SETTLEMENT_NOT_FOUND`
   */
  retrieve(settlementId: string, options?: CallOptions): Promise<SettlementRecord>;
  /**
   * List the lines of a settlement of any merchant in ledger order.
   * @throws MitakoError `SETTLEMENT_NOT_FOUND`
   */
  lines(settlementId: string, params?: PagePosition, options?: CallOptions): List<SettlementLine>;
  /**
   * Export all lines of a settlement of any merchant as CSV. One file with all of them (RFC 4180, UTF-8), as a string.
   * Set a longer `timeoutMs` if it is large.
   * @throws MitakoError `SETTLEMENT_NOT_FOUND`
   */
  linesCsv(settlementId: string, options?: CallOptions): Promise<string>;
  /**
   * Resolve a settlement: paid out, or payout failed.
   * @throws MitakoError `SETTLEMENT_NOT_FOUND`, `SETTLEMENT_CLOSED`, `PAYOUT_ON_HOLD`, `PAYOUT_ACCOUNT_CHANGED`
   */
  resolve(settlementId: string, params: SettlementResolveParams, options?: WriteOptions): Promise<SettlementRecord>;
}
