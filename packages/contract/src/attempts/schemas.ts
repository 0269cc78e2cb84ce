import { z } from 'zod';
import { describing } from '../basics/absence.ts';
import { typedBody } from '../basics/body.ts';
import {
  createdAt,
  isoCurrency,
  livemode,
  merchantId,
  nullableString,
  paymentId,
  pick,
  updatedAt,
} from '../basics/fields.ts';
import { LIMITS } from '../basics/limits.ts';
import { operatorModeFields, pageFields, periodFields } from '../basics/schemas.ts';
import { amount, storedAmount } from '../basics/money.ts';
import { idParameter, linesText, text, timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { failureCode, paymentMethod } from '../payments/schemas.ts';
import { railDetail } from '../rails/schemas.ts';
import { ATTEMPT_OUTCOMES, ATTEMPT_STATUSES, RAIL_CHOICES, UNAPPLIED_FUNDS_STEPS } from './values.ts';
import type * as types from './types.ts';

/** An operator's decision about an attempt. Who decided is in the audit log. */
export const attemptResolution = typed<types.AttemptResolution>('AttemptResolution').object({
  outcome: z.enum(ATTEMPT_OUTCOMES).describe("The operator's finding."),
  reason: z.string().describe('In words, for people.'),
  resolved_at: timestamp.describe('When the operator resolved it.'),
});

export const attemptFields = {
  id: z.string().describe('`att_…`'),
  payment_id: paymentId,
  merchant_id: merchantId,
  status: z.enum(ATTEMPT_STATUSES).describe('Current status.'),
  method: paymentMethod.describe('The payment method.'),
  rail: z.string().describe('Id of the rail that talks to the provider.'),
  rail_choice: z.enum(RAIL_CHOICES).describe('Why this rail was chosen.'),
  rail_reference: nullableString.describe('What the rail calls it: the reference its own support asks for.'),
  accepted_at: timestamp
    .nullable()
    .describe('When the provider was first known to have accepted the request; null: it is not known to have.'),
  amount,
  currency: isoCurrency,
  livemode,
  failure_code: failureCode.nullable().describe('Why it failed; null unless it did.'),
  rail_detail: railDetail.nullable().describe("The provider's own words about the last outcome; null: none."),
  polls_count: z.int().describe('Number of status polls at the rail.'),
  unapplied_funds: z
    .enum(['owed', 'returned'])
    .nullable()
    .describe(
      'Where the money of a late payment (`paid_late`) is: held in suspense and `owed` to the payer, or `returned`. Null for any other attempt.',
    ),
  resolution: attemptResolution.nullable().describe('The last decision of an operator; null: none was needed.'),
  created_at: createdAt,
  updated_at: updatedAt,
};

/** An attempt as the operator sees it. */
export const attemptRecord = typed<types.AttemptRecord>('AttemptRecord').component(attemptFields, 'Attempt');

/** The period that is counted, in one mode. */
export const attemptTotalsQuery = typed<types.AttemptTotalsQuery>('AttemptTotalsQuery').strict({
  mode: z.enum(['live', 'test']).default('live').describe('Default: `live`.'),
  ...periodFields,
});

export const attemptTotals = typed<types.AttemptTotals>('AttemptTotals').object({
  totals: z
    .array(
      /** The attempts with a payment method in a currency. */
      typed<types.AttemptTotal>('AttemptTotal').component({
        method: z.string().describe('`wallet`, `cash`, or the provider.'),
        currency: isoCurrency,
        attempts_count: z.int().describe('How many began in the period.'),
        succeeded_count: z.int().describe('Those of them that succeeded by now.'),
        failed_count: z.int().describe('Those of them that failed by now; the others have no outcome yet.'),
        amount: storedAmount.describe('Sum of those that succeeded, before fees and refunds.'),
      }),
    )
    .describe('The largest amount first.'),
  truncated: z.boolean().describe('True: there were more attempts, and the newest 20 000 are counted.'),
});

const DAY_MISSING = { path: ['day'], error: 'must be given with "rail" or "provider"' };

const attemptFilters = {
  merchant_id: idParameter.optional().describe('Only those of this merchant.'),
  ...operatorModeFields,
  ...periodFields,
  status: z.enum(ATTEMPT_STATUSES).optional().describe('Only those with this status.'),
  payment_id: idParameter.optional().describe('Only those of this payment.'),
  rail: text(32, 1).optional().describe('Id of the rail. Only with `day`.'),
  provider: text(40, 1).optional().describe("The provider's id, `mtn_momo`. Only with `day`."),
  day: z.iso
    .date()
    .optional()
    .describe('`2026-01-31`: those made on this day of Africa/Douala. Required with `rail` or `provider`.'),
};

export const attemptListQuery = typed<types.AttemptListQuery>('AttemptListQuery').of(
  z.strictObject({ ...pageFields, ...attemptFilters }).refine(isOfOneDay, DAY_MISSING),
);

/** Filters of the file of attempts: those of the list. */
export const attemptExportQuery = typed<types.AttemptExportQuery>('AttemptExportQuery').of(
  z.strictObject(attemptFilters).refine(isOfOneDay, DAY_MISSING),
);

/** Rails and providers have no index for each combination of filters: a day bounds what is looked through. */
function isOfOneDay({ rail, provider, day }: types.AttemptExportQuery): boolean {
  return day !== undefined || (rail ?? provider) === undefined;
}

/** The provider's current status of an attempt. Nothing is recorded. */
export const attemptLookup = typed<types.AttemptLookup>('AttemptLookup').component({
  attempt_id: z.string().describe('`att_…`, the attempt that it is about.'),
  rail: z.string().describe('Id of the rail that talks to the provider.'),
  status: z
    .enum(['pending', 'paid', 'failed', 'absent', 'unknown'])
    .describe(
      '`absent`: the provider does not know the charge; it may still arrive there. `unknown`: it did not answer within 10 seconds, or its answer is inconclusive.',
    ),
  rail_reference: nullableString.describe("The provider's reference, from this answer or an earlier one."),
  amount: amount.describe('The amount requested from the payer.'),
  currency: isoCurrency,
  collected: z
    .object({
      amount: z.int().min(0).describe('In the minor unit of the currency; XAF has none, so whole francs.'),
      currency: nullableString.describe(
        'ISO 4217 code, `XAF`; null if the provider reports an amount without a currency.',
      ),
    })
    .nullable()
    .describe('With `paid`: the amount that the provider reports as collected; null if it reports none.'),
  failure_code: failureCode.nullable().describe('With `failed`.'),
  rail_detail: railDetail.nullable().describe("The provider's own words; null: none."),
  payer_active: z
    .boolean()
    .nullable()
    .describe(
      "Whether the payer's number has an account that can pay, according to the provider; null without an answer within 5 s.",
    ),
  asked_at: timestamp.describe('Time of the look-up.'),
});

/** Money that waits in suspense until its payer has it back: of a late payment, or of a lost dispute. */
export const unappliedFunds = typed<types.UnappliedFunds>('UnappliedFunds').component({
  attempt_id: z.string().describe('`att_…`, the attempt that collected it.'),
  dispute_id: nullableString.describe('`dsp_…`, the lost dispute; null for a late payment.'),
  ...pick(attemptFields, 'payment_id', 'merchant_id', 'method', 'rail'),
  rail_reference: nullableString.describe("The provider's reference; null if it gave none."),
  ...pick(attemptFields, 'amount', 'currency', 'livemode'),
  since: timestamp.describe('When the money was booked to suspense.'),
  refund: z
    .object({
      status: z
        .enum(['not_tried', 'pending', 'refused', 'impossible'])
        .describe(
          '`refused`: by the rail, each time. `impossible`: the rail makes no such refund, or is no longer configured. A late payment is tried again in any case, the money of a dispute when the operator asks for it.',
        ),
      tries: z.int().describe('Number of refund requests to the rail.'),
      next_try_at: timestamp
        .nullable()
        .describe('When the refund is tried again; null: only when the operator asks for it.'),
    })
    .describe('The refund that returns the money.'),
  next_step: z.enum(UNAPPLIED_FUNDS_STEPS).describe('What happens next.'),
});

export const attemptResolveParams = typedBody<types.AttemptResolveParams>('AttemptResolveParams').object({
  outcome: z
    .enum(ATTEMPT_OUTCOMES)
    .describe('`returned`: the operator returned the unapplied funds of a `paid_late` attempt by other means.'),
  reason: linesText(LIMITS.noteLengthMax, 1).describe(
    "How you know. Kept with the attempt, in the payment's timeline, which the merchant reads, and in the audit log.",
  ),
  failure_code: describing(failureCode).describe('With `failed`; default: `provider_error`.'),
});
