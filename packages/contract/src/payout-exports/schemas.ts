import { z } from 'zod';
import { typedBody } from '../basics/body.ts';
import { isoCurrency, livemode } from '../basics/fields.ts';
import { LIMITS } from '../basics/limits.ts';
import { operatorModeFields, pageFields, periodFields } from '../basics/schemas.ts';
import { currency } from '../basics/money.ts';
import { setOf } from '../basics/sets.ts';
import { exactText, idParameter, timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { settlementRecordFields } from '../settlements/schemas.ts';
import { PAYOUT_EXCLUSIONS, PAYOUT_EXPORT_FORMATS, PAYOUT_STATES } from './values.ts';
import type * as types from './types.ts';

const state = z.enum(PAYOUT_STATES);

/** A pending settlement that is in no bank file yet. */
export const duePayout = typed<types.DuePayout>('DuePayout').component({
  ...settlementRecordFields,
  state: state.describe('Whether it may be paid now.'),
});

export const dueTotals = typed<types.DueTotals>('DueTotals').object({
  totals: z
    .array(
      /** Due payouts of one mode, currency and state. */
      typed<types.DueTotal>('DueTotal').object({
        livemode,
        currency: isoCurrency,
        state: state.describe('Whether they may be paid now.'),
        count: z.int().describe('How many there are.'),
        amount: z.int().describe('Their sum.'),
      }),
    )
    .describe('One for each mode, currency and state that occurs.'),
});

export const dueTotalsQuery = typed<types.DueTotalsQuery>('DueTotalsQuery').strict(operatorModeFields);
export const duePayoutListQuery = typed<types.DuePayoutListQuery>('DuePayoutListQuery').strict({
  ...pageFields,
  ...operatorModeFields,
  ...periodFields,
});

/** A bank file of payouts. A settlement is in one at most, so that no file pays it a second time. */
export const payoutExport = typed<types.PayoutExport>('PayoutExport').component({
  id: z.string().describe('`pex_…`, also the message id of an ISO 20022 file.'),
  format: z.enum(PAYOUT_EXPORT_FORMATS).describe('`csv`, or the message of ISO 20022.'),
  livemode,
  currency: isoCurrency,
  settlements_count: z.int().describe('How many settlements it has.'),
  amount: z.int().min(1).describe('Control sum: the sum of its settlements.'),
  pending_count: z.int().describe('How many of its settlements are pending now.'),
  paid_count: z.int().describe('How many are paid.'),
  failed_count: z.int().describe('How many failed.'),
  created_at: timestamp.describe('Time of creation.'),
});

export const createdPayoutExport = typed<types.CreatedPayoutExport>('CreatedPayoutExport').object({
  payout_export: payoutExport.describe('The file.'),
  excluded: z
    .array(
      /** A settlement that was selected and is not in the file. */
      typed<types.PayoutExclusion>('PayoutExclusion').object({
        settlement_id: z.string().describe('`stl_…`'),
        reason: z.enum(PAYOUT_EXCLUSIONS).describe('Why it is left out.'),
      }),
    )
    .describe('What was selected and is not in it.'),
});

export const payoutExportCreateParams = typedBody<types.PayoutExportCreateParams>('PayoutExportCreateParams').object({
  livemode,
  currency: currency.describe('ISO 4217 code; optional while a single currency is configured.'),
  format: z
    .enum(PAYOUT_EXPORT_FORMATS)
    .describe('`csv`, or the message of ISO 20022, which supports bank accounts only.'),
  settlement_ids: setOf(idParameter, LIMITS.payoutExportMax).min(1).describe('1 to 100.'),
});

export const payoutExportPaidParams = typedBody<types.PayoutExportPaidParams>('PayoutExportPaidParams').object({
  reference: exactText(LIMITS.descriptionLengthMax, 1).describe("The bank's reference, which the merchants read."),
});
