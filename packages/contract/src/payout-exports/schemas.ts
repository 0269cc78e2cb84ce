import { z } from 'zod';
import { LIMITS } from '../basics/limits.ts';
import { operatorModeFields, pageFields, periodFields } from '../basics/lists.ts';
import { currency } from '../basics/money.ts';
import { setOf } from '../basics/sets.ts';
import { exactText, idParameter, optionalIdempotencyKey, timestamp } from '../basics/text.ts';
import { typed, typedBody } from '../basics/typed.ts';
import { settlementRecordFields } from '../settlements/schemas.ts';
import {
  type CreatedPayoutExport,
  type DuePayout,
  type DuePayoutListQuery,
  type DueTotals,
  type DueTotalsQuery,
  PAYOUT_EXCLUSIONS,
  PAYOUT_EXPORT_FORMATS,
  PAYOUT_STATES,
  type PayoutExport,
  type PayoutExportCreateParams,
  type PayoutExportPaidParams,
} from './types.ts';

const state = z.enum(PAYOUT_STATES);

export const duePayout = typed<DuePayout>()(z.object({ ...settlementRecordFields, state }).meta({ id: 'DuePayout' }));

export const dueTotals = typed<DueTotals>()(
  z.object({
    totals: z.array(z.object({ livemode: z.boolean(), currency: z.string(), state, count: z.int(), amount: z.int() })),
  }),
);

export const dueTotalsQuery = typed<DueTotalsQuery>()(z.strictObject(operatorModeFields));
export const duePayoutListQuery = typed<DuePayoutListQuery>()(
  z.strictObject({ ...pageFields, ...operatorModeFields, ...periodFields }),
);

export const payoutExport = typed<PayoutExport>()(
  z
    .object({
      id: z.string(),
      format: z.enum(PAYOUT_EXPORT_FORMATS),
      livemode: z.boolean(),
      currency: z.string(),
      settlements_count: z.int(),
      amount: z.int().min(1),
      pending_count: z.int(),
      paid_count: z.int(),
      failed_count: z.int(),
      created_at: timestamp,
    })
    .meta({ id: 'PayoutExport' }),
);

export const createdPayoutExport = typed<CreatedPayoutExport>()(
  z.object({
    payout_export: payoutExport,
    excluded: z.array(z.object({ settlement_id: z.string(), reason: z.enum(PAYOUT_EXCLUSIONS) })),
  }),
);

export const payoutExportCreateParams = typedBody<PayoutExportCreateParams>()(
  z.strictObject({
    livemode: z.boolean(),
    currency,
    format: z.enum(PAYOUT_EXPORT_FORMATS),
    settlement_ids: setOf(idParameter, LIMITS.payoutExportMax).min(1),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const payoutExportPaidParams = typedBody<PayoutExportPaidParams>()(
  z.strictObject({
    reference: exactText(LIMITS.descriptionLengthMax, 1).describe("The bank's reference, which the merchants read."),
    idempotency_key: optionalIdempotencyKey,
  }),
);
