import { z } from 'zod';
import { modeFields, queryInteger } from '../basics/lists.ts';
import { storedAmount } from '../basics/money.ts';
import { idParameter } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import type { OperatorReportQuery, Report, ReportQuery } from './types.ts';

const REPORT_DAYS_MAX = 366;

const periodFields = {
  to: z.iso
    .date()
    .refine((day) => day >= '2000-01-01', 'must be a day since 2000')
    .optional()
    .describe('Last day. Default: today in Douala.'),
  days: queryInteger
    .pipe(z.int().min(1).max(REPORT_DAYS_MAX))
    .default(30)
    .describe('Number of days, ending with `to`.'),
};

export const reportQuery = typed<ReportQuery>()(z.strictObject({ ...periodFields, ...modeFields }));

export const operatorReportQuery = typed<OperatorReportQuery>()(
  z.strictObject({
    ...periodFields,
    mode: z.enum(['live', 'test']).default('live'),
    merchant_id: idParameter.optional().describe('Default: all merchants together.'),
  }),
);

const counted = { payments_count: z.int(), amount: storedAmount };

const totalFields = {
  currency: z.string(),
  ...counted,
  refunds_count: z.int(),
  amount_refunded: storedAmount,
  failed_count: z.int(),
  canceled_count: z.int(),
  expired_count: z.int(),
  succeeded_percent: z.int().nullable(),
  payouts_count: z.int(),
  amount_paid_out: storedAmount,
};

const total = z.object(totalFields);
const day = z.object({ date: z.string(), ...totalFields });

export const report = typed<Report>()(
  z
    .object({
      livemode: z.boolean(),
      from: z.string(),
      to: z.string(),
      time_zone: z.literal('Africa/Douala'),
      totals: z.array(total),
      days: z.array(day),
      methods: z.array(z.object({ method: z.string(), currency: z.string(), ...counted })),
      failures: z.array(z.object({ reason: z.string(), currency: z.string(), ...counted })),
      previous: z.object({ from: z.string(), to: z.string(), totals: z.array(total), days: z.array(day) }),
    })
    .meta({ id: 'Report' }),
);
