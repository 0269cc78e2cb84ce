import type {
  CreatedPayoutExport,
  DuePayout,
  DuePayoutListQuery,
  DueTotal,
  DueTotalsQuery,
  PayoutExport,
  PayoutExportCreateParams,
  PeriodPageQuery,
  PayoutExportPaidParams,
} from '@mitako/contract/names';
import type { List, QueryParams } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Mode of due payouts. */
export interface DuePayoutListParams extends QueryParams<DuePayoutListQuery> {}

/** Mode of due payouts. */
export interface DueTotalsParams extends QueryParams<DueTotalsQuery> {}

/** Position of a page of bank files. */
export interface PayoutExportListParams extends QueryParams<PeriodPageQuery> {}

/** Due payouts and their bank files. */
export interface PayoutExports {
  /** Pending settlements that are in no bank file yet, newest first. */
  listDue(params?: DuePayoutListParams, options?: CallOptions): List<DuePayout>;
  /** Their count and sum, by mode, currency and whether they can be exported. */
  dueTotals(params?: DueTotalsParams, options?: CallOptions): Promise<readonly DueTotal[]>;
  /**
   * Puts selected payouts into a bank file. Those that cannot be paid now are in `excluded`, with the reason.
   * @throws MitakoError `NOTHING_TO_EXPORT`
   */
  create(params: PayoutExportCreateParams, options?: WriteOptions): Promise<CreatedPayoutExport>;
  /** Newest first. */
  list(params?: PayoutExportListParams, options?: CallOptions): List<PayoutExport>;
  /** @throws MitakoError `PAYOUT_EXPORT_NOT_FOUND` */
  retrieve(payoutExportId: string, options?: CallOptions): Promise<PayoutExport>;
  /**
   * The bank file as a string: CSV or ISO 20022 XML, as it was created.
   * @throws MitakoError `PAYOUT_EXPORT_NOT_FOUND`
   */
  file(payoutExportId: string, options?: CallOptions): Promise<string>;
  /**
   * Records that the bank has paid what is still pending of the file.
   * @throws MitakoError `PAYOUT_EXPORT_NOT_FOUND`, `SETTLEMENT_CLOSED`
   */
  pay(payoutExportId: string, params: PayoutExportPaidParams, options?: WriteOptions): Promise<PayoutExport>;
}
