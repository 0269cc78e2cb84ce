// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { ModeQuery } from '../basics/types.ts';
import type { Amount, Mode } from '../basics/values.ts';

/** The period of a report. */
export interface ReportQuery extends ModeQuery {
  /** Last day, `2026-01-31`. Default: today in Douala. */
  readonly to?: string | undefined;
  /** Number of days that end with `to`, 1 … 366. Default: 30. */
  readonly days: number;
}

/** The period of a report, of one merchant or of all. */
export interface OperatorReportQuery {
  /** Last day, `2026-01-31`. Default: today in Douala. */
  readonly to?: string | undefined;
  /** Number of days that end with `to`, 1 … 366. Default: 30. */
  readonly days: number;
  /** Default: `live`. */
  readonly mode: Mode;
  /** Default: all merchants together. */
  readonly merchant_id?: string | undefined;
}

/** What was counted. Each event counts on its own day: a refund on the day it succeeded. */
export interface ReportFigures {
  /** How many payments succeeded, also those refunded later. */
  readonly payments_count: number;
  /** Paid, before fees and refunds. */
  readonly amount: Amount;
  /** How many refunds succeeded. */
  readonly refunds_count: number;
  /** Refunded. */
  readonly amount_refunded: Amount;
  /** How many payments failed. */
  readonly failed_count: number;
  /** How many payments were canceled. */
  readonly canceled_count: number;
  /** How many payments expired. */
  readonly expired_count: number;
  /** Percentage of ended payments that succeeded, rounded, whatever their number of attempts; null if none ended. */
  readonly succeeded_percent: number | null;
  /** Number of payouts. */
  readonly payouts_count: number;
  /** Paid out. */
  readonly amount_paid_out: Amount;
}

/** Sums of a currency. */
export interface ReportTotal extends ReportFigures {
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
}

/** A day of a currency, even without any payment. */
export interface ReportDay extends ReportTotal {
  /** `2026-01-31` */
  readonly date: string;
}

/** What was paid with a method. */
export interface ReportMethod {
  /** `wallet`, `cash`, or the provider. */
  readonly method: string;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** How many payments succeeded with it. */
  readonly payments_count: number;
  /** Paid with it, before fees and refunds. */
  readonly amount: Amount;
}

/** Payments that failed for a reason. */
export interface ReportFailure {
  /** As `failure_code` of the payments. */
  readonly reason: string;
  /** ISO 4217 code, `XAF`. */
  readonly currency: string;
  /** How many payments. */
  readonly payments_count: number;
  /** Their amounts. */
  readonly amount: Amount;
}

/** The period before, to compare with. */
export interface ReportPrevious {
  /** First day, `2025-12-02`. */
  readonly from: string;
  /** Last day, included. */
  readonly to: string;
  /** Sums of that period, one entry per currency. */
  readonly totals: readonly ReportTotal[];
  /** One entry per day and currency, oldest first. */
  readonly days: readonly ReportDay[];
}

/**
 * What was paid, refunded, lost and paid out in a period, by days of Africa/Douala; a few seconds behind the payments.
 */
export interface Report {
  /** True: real money. False: test mode. */
  readonly livemode: boolean;
  /** First day, `2026-01-01`. */
  readonly from: string;
  /** Last day, included. */
  readonly to: string;
  /** Whose days are counted. */
  readonly time_zone: 'Africa/Douala';
  /** Sums of the period, one entry per currency. */
  readonly totals: readonly ReportTotal[];
  /** One entry per day and currency, oldest first. */
  readonly days: readonly ReportDay[];
  /** What was paid, by payment method, the largest amount first. */
  readonly methods: readonly ReportMethod[];
  /** Why payments failed, the most frequent reason first. */
  readonly failures: readonly ReportFailure[];
  /** As many days, up to the day before `from`. */
  readonly previous: ReportPrevious;
}
