import type {
  OperatorSettlementListQuery,
  Settlement,
  SettlementCreateParams,
  SettlementLine,
  SettlementListQuery,
  SettlementRecord,
} from '@mitako/contract/names';
import type { Asked, AskedByKey, List, PagePosition } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Which settlements to list. */
export interface SettlementListParams extends AskedByKey<SettlementListQuery> {}

/** Payouts, and the rows of the ledger that each is the sum of. A key sees those of its own mode. */
export interface Settlements {
  /** Newest first. */
  list(params?: SettlementListParams, options?: CallOptions): List<Settlement>;
  /** @throws MitakoError `SETTLEMENT_NOT_FOUND` */
  retrieve(settlementId: string, options?: CallOptions): Promise<Settlement>;
  /** In the order of the ledger. Their amounts add up to the settlement's. */
  lines(settlementId: string, params?: PagePosition, options?: CallOptions): List<SettlementLine>;
  /**
   * All lines in one CSV file (RFC 4180, UTF-8), as text. Give a longer `timeoutMs` where there may be very many.
   * @throws MitakoError `SETTLEMENT_NOT_FOUND`
   */
  linesCsv(settlementId: string, options?: CallOptions): Promise<string>;
}

/** Which settlements of all merchants to list. */
export interface OperatorSettlementListParams extends Asked<OperatorSettlementListQuery> {}

/** What became of a payout. */
export type SettlementResolveParams = PayoutPaidParams | PayoutFailedParams;

/** A payout that the merchant has. */
export interface PayoutPaidParams {
  readonly outcome: 'paid';
  /** Your own reference of the payout; at most 255 characters. */
  readonly reference?: string | undefined;
}

/** A payout that did not go through: its amount is the merchant's to be settled again. */
export interface PayoutFailedParams {
  readonly outcome: 'failed';
  /** For the merchant to read; at most 255 characters. */
  readonly failure_reason: string;
  /** Your own reference of the payout; at most 255 characters. */
  readonly reference?: string | undefined;
}

/** Payouts to all merchants. */
export interface OperatorSettlements {
  /**
   * Closes what a merchant has available into a settlement now.
   * @throws MitakoError `MERCHANT_NOT_FOUND`, `NOTHING_TO_SETTLE`
   */
  create(merchantId: string, params: SettlementCreateParams, options?: WriteOptions): Promise<SettlementRecord>;
  /** Newest first; `{ status: 'pending' }` for those to pay out. */
  list(params?: OperatorSettlementListParams, options?: CallOptions): List<SettlementRecord>;
  /** @throws MitakoError `SETTLEMENT_NOT_FOUND` */
  retrieve(settlementId: string, options?: CallOptions): Promise<SettlementRecord>;
  /** In the order of the ledger. Their amounts add up to the settlement's. */
  lines(settlementId: string, params?: PagePosition, options?: CallOptions): List<SettlementLine>;
  /**
   * All lines in one CSV file (RFC 4180, UTF-8), as text. Give a longer `timeoutMs` where there may be very many.
   * @throws MitakoError `SETTLEMENT_NOT_FOUND`
   */
  linesCsv(settlementId: string, options?: CallOptions): Promise<string>;
  /**
   * Says that a settlement was paid out, or that its payout failed.
   * @throws MitakoError `SETTLEMENT_NOT_FOUND`, `SETTLEMENT_CLOSED`
   */
  resolve(settlementId: string, params: SettlementResolveParams, options?: WriteOptions): Promise<SettlementRecord>;
}
