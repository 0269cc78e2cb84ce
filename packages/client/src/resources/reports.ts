// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { QueryParams } from '../list.ts';
import type { CallOptions } from '../options.ts';
import type { OperatorReportQuery, Report, ReportQuery } from '@mitako/contract/names';

/** Parameters of `reports.retrieve` and `reports.daysCsv`. */
export interface ReportParams extends QueryParams<ReportQuery> {}

/** What was paid, lost and paid out by day, with the period before. */
export interface Reports {
  /** Read payments, failures and payouts by day, with the previous period. */
  retrieve(params?: ReportParams, options?: CallOptions): Promise<Report>;
  /**
   * Export the days of the report as CSV. One file with all of them (RFC 4180, UTF-8), as a string. Set a longer
   * `timeoutMs` if it is large.
   */
  daysCsv(params?: ReportParams, options?: CallOptions): Promise<string>;
}

/** Parameters of `reports.retrieve` and `reports.daysCsv`. */
export interface OperatorReportParams extends QueryParams<OperatorReportQuery> {}

/** What was paid, lost and paid out by day, with the period before. */
export interface OperatorReports {
  /**
   * Read the reports of all merchants, or of one.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  retrieve(params?: OperatorReportParams, options?: CallOptions): Promise<Report>;
  /**
   * Export the days of the report of all merchants, or of one, as CSV. One file with all of them (RFC 4180, UTF-8), as
   * a string. Set a longer `timeoutMs` if it is large.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  daysCsv(params?: OperatorReportParams, options?: CallOptions): Promise<string>;
}
