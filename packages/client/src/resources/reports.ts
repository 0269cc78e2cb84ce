import type { OperatorReportQuery, Report, ReportQuery } from '@mitako/contract/names';
import type { QueryParams } from '../list.ts';
import type { CallOptions } from '../options.ts';

/** Period and mode of a merchant's report. */
export interface ReportParams extends QueryParams<ReportQuery> {}

/** Period, mode and merchant of an operator's report. */
export interface OperatorReportParams extends QueryParams<OperatorReportQuery> {}

/** Figures by day, with the period before. */
export interface Reports {
  /** Reads what was paid, lost and paid out; the last 30 days unless others are given. */
  retrieve(params?: ReportParams, options?: CallOptions): Promise<Report>;
  /** The days as one CSV file (RFC 4180, UTF-8). */
  daysCsv(params?: ReportParams, options?: CallOptions): Promise<string>;
}

/** Figures by day over all merchants, with the period before. */
export interface OperatorReports {
  /**
   * Reads the figures of all merchants, or of one.
   * @throws MitakoError `MERCHANT_NOT_FOUND`
   */
  retrieve(params?: OperatorReportParams, options?: CallOptions): Promise<Report>;
  /** The days as one CSV file (RFC 4180, UTF-8). */
  daysCsv(params?: OperatorReportParams, options?: CallOptions): Promise<string>;
}
