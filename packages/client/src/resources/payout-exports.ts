// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { List, QueryParams } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type {
  CreatedPayoutExport,
  DuePayout,
  DuePayoutListQuery,
  DueTotal,
  DueTotalsQuery,
  PayoutExport,
  PayoutExportCreateParams,
  PayoutExportPaidParams,
  PeriodPageQuery,
} from '@mitako/contract/names';

/** Parameters of `payoutExports.listDue`. */
export interface DuePayoutListParams extends QueryParams<DuePayoutListQuery> {}

/** Parameters of `payoutExports.dueTotals`. */
export interface DueTotalsParams extends QueryParams<DueTotalsQuery> {}

/** Parameters of `payoutExports.list`. */
export interface PayoutExportListParams extends QueryParams<PeriodPageQuery> {}

/** Due payouts and their bank files (CSV, ISO 20022). */
export interface PayoutExports {
  /** List the pending settlements that are in no bank file yet, newest first. */
  listDue(params?: DuePayoutListParams, options?: CallOptions): List<DuePayout>;
  /** Count and sum of due payouts, by mode, currency and whether they can be exported. */
  dueTotals(params?: DueTotalsParams, options?: CallOptions): Promise<readonly DueTotal[]>;
  /**
   * Export selected payouts as a bank file; those that cannot be paid now are excluded, with the reason.
   * @throws MitakoError `NOTHING_TO_EXPORT`
   */
  create(params: PayoutExportCreateParams, options?: WriteOptions): Promise<CreatedPayoutExport>;
  /** List bank files, newest first. */
  list(params?: PayoutExportListParams, options?: CallOptions): List<PayoutExport>;
  /**
   * Retrieve a bank file with its total and the status of its payouts.
   * @throws MitakoError `PAYOUT_EXPORT_NOT_FOUND`
   */
  retrieve(payoutExportId: string, options?: CallOptions): Promise<PayoutExport>;
  /**
   * Download a bank file; the same bytes each time. CSV or ISO 20022 XML.
   * @throws MitakoError `PAYOUT_EXPORT_NOT_FOUND`
   */
  file(payoutExportId: string, options?: CallOptions): Promise<string>;
  /**
   * Record that the bank has paid the payouts of a file that are still pending.
   * @throws MitakoError `PAYOUT_EXPORT_NOT_FOUND`, `SETTLEMENT_CLOSED`
   */
  pay(payoutExportId: string, params: PayoutExportPaidParams, options?: WriteOptions): Promise<PayoutExport>;
}
