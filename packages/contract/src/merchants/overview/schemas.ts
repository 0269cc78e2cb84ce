import { z } from 'zod';
import { modeFields } from '../../basics/lists.ts';
import { storedAmount } from '../../basics/money.ts';
import { timestamp } from '../../basics/text.ts';
import { typed } from '../../basics/typed.ts';
import type { Overview, OverviewQuery } from './types.ts';

export const overviewQuery = typed<OverviewQuery>()(
  z.strictObject({
    ...modeFields,
    days: z
      .enum(['7', '30', '90'])
      .default('7')
      .transform(Number)
      .describe('Number of days of volume, including today.'),
  }),
);

const dayVolume = z.object({
  date: z.string(),
  currency: z.string(),
  payments_count: z.int(),
  amount: storedAmount,
  refunds_count: z.int(),
  amount_refunded: storedAmount,
});

const outcomes = z.object({
  decided: z.int(),
  succeeded: z.int(),
  failed: z.int(),
  expired: z.int(),
  canceled: z.int(),
  succeeded_percent: z.int().nullable(),
});

const attention = z.object({
  kyc_status: z.enum(['not_started', 'needs_info', 'rejected']).nullable(),
  endpoints: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      state: z.enum(['failing', 'disabled']),
      failing_since: timestamp.nullable(),
    }),
  ),
  disputes: z.object({ count: z.int(), next_due_at: timestamp.nullable() }),
  payments_in_review: z.int(),
  failed_settlements: z.array(
    z.object({
      id: z.string(),
      amount: storedAmount,
      currency: z.string(),
      failure_reason: z.string().nullable(),
    }),
  ),
});

export const overview = typed<Overview>()(
  z.object({ livemode: z.boolean(), volume: z.array(dayVolume), outcomes, attention }).meta({ id: 'Overview' }),
);
