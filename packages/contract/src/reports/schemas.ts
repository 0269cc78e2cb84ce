import { z } from 'zod';
import { isoCurrency, livemode } from '../basics/fields.ts';
import { modeFields, queryInteger } from '../basics/schemas.ts';
import { storedAmount } from '../basics/money.ts';
import { idParameter } from '../basics/text.ts';
import { part, typed } from '../basics/typed.ts';
import type * as types from './types.ts';

const REPORT_DAYS_MAX = 366;

const periodFields = {
  to: z.iso
    .date()
    .refine((day) => day >= '2000-01-01', 'must be a day since 2000')
    .optional()
    .describe('Last day, `2026-01-31`. Default: today in Douala.'),
  days: queryInteger
    .pipe(z.int().min(1).max(REPORT_DAYS_MAX))
    .default(30)
    .describe('Number of days that end with `to`, 1 … 366. Default: 30.'),
};

/** The period of a report. */
export const reportQuery = typed<types.ReportQuery>('ReportQuery').strict({ ...periodFields, ...modeFields });

/** The period of a report, of one merchant or of all. */
export const operatorReportQuery = typed<types.OperatorReportQuery>('OperatorReportQuery').strict({
  ...periodFields,
  mode: z.enum(['live', 'test']).default('live').describe('Default: `live`.'),
  merchant_id: idParameter.optional().describe('Default: all merchants together.'),
});

const figures = {
  payments_count: z.int().describe('How many payments succeeded, also those refunded later.'),
  amount: storedAmount.describe('Paid, before fees and refunds.'),
  refunds_count: z.int().describe('How many refunds succeeded.'),
  amount_refunded: storedAmount.describe('Refunded.'),
  failed_count: z.int().describe('How many payments failed.'),
  canceled_count: z.int().describe('How many payments were canceled.'),
  expired_count: z.int().describe('How many payments expired.'),
  succeeded_percent: z
    .int()
    .nullable()
    .describe(
      'Percentage of ended payments that succeeded, rounded, whatever their number of attempts; null if none ended.',
    ),
  payouts_count: z.int().describe('Number of payouts.'),
  amount_paid_out: storedAmount.describe('Paid out.'),
};

/** What was counted. Each event counts on its own day: a refund on the day it succeeded. */
part('ReportFigures', figures);

/** Sums of a currency. */
const total = typed<types.ReportTotal>('ReportTotal').object({ currency: isoCurrency, ...figures });
/** A day of a currency, even without any payment. */
const day = typed<types.ReportDay>('ReportDay').object({
  date: z.string().describe('`2026-01-31`'),
  currency: isoCurrency,
  ...figures,
});

/**
 * What was paid, refunded, lost and paid out in a period, by days of Africa/Douala; a few seconds behind the payments.
 */
export const report = typed<types.Report>('Report').component({
  livemode,
  from: z.string().describe('First day, `2026-01-01`.'),
  to: z.string().describe('Last day, included.'),
  time_zone: z.literal('Africa/Douala').describe('Whose days are counted.'),
  totals: z.array(total).describe('Sums of the period, one entry per currency.'),
  days: z.array(day).describe('One entry per day and currency, oldest first.'),
  methods: z
    .array(
      /** What was paid with a method. */
      typed<types.ReportMethod>('ReportMethod').object({
        method: z.string().describe('`wallet`, `cash`, or the provider.'),
        currency: isoCurrency,
        payments_count: z.int().describe('How many payments succeeded with it.'),
        amount: storedAmount.describe('Paid with it, before fees and refunds.'),
      }),
    )
    .describe('What was paid, by payment method, the largest amount first.'),
  failures: z
    .array(
      /** Payments that failed for a reason. */
      typed<types.ReportFailure>('ReportFailure').object({
        reason: z.string().describe('As `failure_code` of the payments.'),
        currency: isoCurrency,
        payments_count: z.int().describe('How many payments.'),
        amount: storedAmount.describe('Their amounts.'),
      }),
    )
    .describe('Why payments failed, the most frequent reason first.'),
  previous:
    /** The period before, to compare with. */
    typed<types.ReportPrevious>('ReportPrevious')
      .object({
        from: z.string().describe('First day, `2025-12-02`.'),
        to: z.string().describe('Last day, included.'),
        totals: z.array(total).describe('Sums of that period, one entry per currency.'),
        days: z.array(day).describe('One entry per day and currency, oldest first.'),
      })
      .describe('As many days, up to the day before `from`.'),
});
