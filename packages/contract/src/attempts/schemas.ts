import { z } from 'zod';
import { describing } from '../basics/absence.ts';
import { operatorModeFields, pageFields, periodFields } from '../basics/lists.ts';
import { amount } from '../basics/money.ts';
import { LIMITS } from '../basics/limits.ts';
import { idParameter, linesText, optionalIdempotencyKey, text, timestamp } from '../basics/text.ts';
import { typed, typedBody } from '../basics/typed.ts';
import { failureCode, paymentMethod } from '../payments/schemas.ts';
import { railDetail } from '../rails/schemas.ts';
import {
  ATTEMPT_OUTCOMES,
  ATTEMPT_STATUSES,
  RAIL_CHOICES,
  UNAPPLIED_FUNDS_STEPS,
  type AttemptExportQuery,
  type AttemptListQuery,
  type AttemptLookup,
  type AttemptRecord,
  type AttemptResolution,
  type AttemptResolveParams,
  type UnappliedFunds,
} from './types.ts';

export const attemptResolution = typed<AttemptResolution>()(
  z.object({ outcome: z.enum(ATTEMPT_OUTCOMES), reason: z.string(), resolved_at: timestamp }),
);

export const attemptRecord = typed<AttemptRecord>()(
  z
    .object({
      id: z.string(),
      payment_id: z.string(),
      merchant_id: z.string(),
      status: z.enum(ATTEMPT_STATUSES),
      method: paymentMethod,
      rail: z.string(),
      rail_choice: z.enum(RAIL_CHOICES),
      rail_reference: z.string().nullable(),
      accepted_at: timestamp.nullable(),
      amount,
      currency: z.string(),
      livemode: z.boolean(),
      failure_code: failureCode.nullable(),
      rail_detail: railDetail.nullable(),
      polls_count: z.int(),
      unapplied_funds: z.enum(['owed', 'returned']).nullable(),
      resolution: attemptResolution.nullable(),
      created_at: timestamp,
      updated_at: timestamp,
    })
    .meta({ id: 'Attempt' }),
);

const DAY_MISSING = { path: ['day'], error: 'must be given with "rail" or "provider"' };

const attemptFilters = {
  merchant_id: idParameter.optional(),
  ...operatorModeFields,
  ...periodFields,
  status: z.enum(ATTEMPT_STATUSES).optional(),
  payment_id: idParameter.optional(),
  rail: text(32, 1).optional().describe('Id of the rail. Only with `day`.'),
  provider: text(40, 1).optional().describe('Id of the provider, `mtn_momo`. Only with `day`.'),
  day: z.iso.date().optional().describe('Those made on this day of Africa/Douala. Required with `rail` or `provider`.'),
};

export const attemptListQuery = typed<AttemptListQuery>()(
  z.strictObject({ ...pageFields, ...attemptFilters }).refine(isOfOneDay, DAY_MISSING),
);

export const attemptExportQuery = typed<AttemptExportQuery>()(
  z.strictObject(attemptFilters).refine(isOfOneDay, DAY_MISSING),
);

/** Rails and providers have no index for each combination of filters: a day bounds what is looked through. */
function isOfOneDay({ rail, provider, day }: AttemptExportQuery): boolean {
  return day !== undefined || (rail ?? provider) === undefined;
}

export const attemptLookup = typed<AttemptLookup>()(
  z
    .object({
      attempt_id: z.string(),
      rail: z.string(),
      status: z.enum(['pending', 'paid', 'failed', 'absent', 'unknown']),
      rail_reference: z.string().nullable(),
      amount,
      currency: z.string(),
      collected: z.object({ amount: z.int().min(0), currency: z.string().nullable() }).nullable(),
      failure_code: failureCode.nullable(),
      rail_detail: railDetail.nullable(),
      payer_active: z.boolean().nullable(),
      asked_at: timestamp,
    })
    .meta({ id: 'AttemptLookup' }),
);

export const unappliedFunds = typed<UnappliedFunds>()(
  z
    .object({
      attempt_id: z.string(),
      dispute_id: z.string().nullable(),
      payment_id: z.string(),
      merchant_id: z.string(),
      method: paymentMethod,
      rail: z.string(),
      rail_reference: z.string().nullable(),
      amount,
      currency: z.string(),
      livemode: z.boolean(),
      since: timestamp,
      refund: z.object({
        status: z.enum(['not_tried', 'pending', 'refused', 'impossible']),
        tries: z.int(),
        next_try_at: timestamp.nullable(),
      }),
      next_step: z.enum(UNAPPLIED_FUNDS_STEPS),
    })
    .meta({ id: 'UnappliedFunds' }),
);

export const attemptResolveParams = typedBody<AttemptResolveParams>()(
  z.strictObject({
    outcome: z
      .enum(ATTEMPT_OUTCOMES)
      .describe('`returned`: the operator returned the unapplied funds of a `paid_late` attempt by other means.'),
    reason: linesText(LIMITS.noteLengthMax, 1).describe(
      "How you know. Kept with the attempt, in the payment's timeline, which the merchant reads, and in the audit log.",
    ),
    failure_code: describing(failureCode).describe('With `failed`. Default: `provider_error`.'),
    idempotency_key: optionalIdempotencyKey,
  }),
);
