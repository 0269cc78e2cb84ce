import { z } from 'zod';
import { isoCurrency, livemode, nullableString } from '../../basics/fields.ts';
import { modeFields } from '../../basics/schemas.ts';
import { storedAmount } from '../../basics/money.ts';
import { timestamp } from '../../basics/text.ts';
import { aliased, typed } from '../../basics/typed.ts';
import type * as types from './types.ts';

export const overviewQuery = typed<types.OverviewQuery>('OverviewQuery').strict({
  ...modeFields,
  days: aliased('number', z.enum(['7', '30', '90']).default('7').transform(Number)).describe(
    'Number of days of volume, including today: 7, 30 or 90. Default: 7.',
  ),
});

/** Volume paid and refunded in a day; a few seconds behind the payments themselves. */
const dayVolume = typed<types.DayVolume>('DayVolume').object({
  date: z.string().describe('`2026-01-31`'),
  currency: isoCurrency,
  payments_count: z.int().describe('How many payments succeeded.'),
  amount: storedAmount.describe('Before fees and refunds.'),
  refunds_count: z.int().describe('How many refunds succeeded.'),
  amount_refunded: storedAmount.describe("Refunds that succeeded on this day, regardless of the payment's date."),
});

/** Outcomes of the newest ended payments, by creation time: at most 200. */
const outcomes = typed<types.PaymentOutcomes>('PaymentOutcomes').object({
  decided: z.int().describe('Payments that ended.'),
  succeeded: z.int().describe('Includes payments that were refunded later.'),
  failed: z.int().describe('Those of them that failed.'),
  expired: z.int().describe('Those of them that expired.'),
  canceled: z.int().describe('Those of them that were canceled.'),
  succeeded_percent: z
    .int()
    .nullable()
    .describe('Percentage of decided payments, whatever their number of attempts; null if there are none.'),
});

/** What needs attention. Counts end at 100. */
const attention = typed<types.Attention>('Attention').object({
  kyc_status: z
    .enum(['not_started', 'needs_info', 'rejected'])
    .nullable()
    .describe('Null when the merchant has nothing to do.'),
  endpoints: z
    .array(
      typed<types.EndpointTrouble>('EndpointTrouble').object({
        id: z.string().describe('`whe_…`'),
        url: z.string().describe('Absolute address; `https` in live mode.'),
        state: z
          .enum(['failing', 'disabled'])
          .describe('`failing`: an attempt failed without a later success. `disabled`: the gateway disabled it.'),
        failing_since: timestamp.nullable().describe('Time of the first failed attempt; null if it is disabled.'),
      }),
    )
    .describe('Webhook endpoints that fail.'),
  disputes: z
    .object({
      count: z.int().describe('How many there are.'),
      next_due_at: timestamp.nullable().describe('The first deadline; null without one.'),
    })
    .describe('Disputes that still accept evidence.'),
  payments_in_review: z.int().describe('Payments whose outcome the operator has to determine.'),
  failed_settlements: z
    .array(
      typed<types.FailedSettlement>('FailedSettlement').object({
        id: z.string().describe('`stl_…`'),
        amount: storedAmount.describe('In the minor unit of the currency; XAF has none, so whole francs.'),
        currency: isoCurrency,
        failure_reason: nullableString.describe("Why it failed, in the operator's words; null unless it did."),
      }),
    )
    .describe('The latest settlement of each currency whose payout failed.'),
});

/** Volume, success rate and open tasks of a merchant in one mode. */
export const overview = typed<types.Overview>('Overview').component({
  livemode,
  volume: z.array(dayVolume).describe('One entry per day of Africa/Douala and currency, oldest first, today last.'),
  outcomes: outcomes.describe('How payments ended.'),
  attention: attention.describe('What needs attention.'),
});
