import { z } from 'zod';
import { describing, widening } from '../basics/absence.ts';
import { LIMITS } from '../basics/limits.ts';
import { operatorFields, pageFields, periodFields } from '../basics/lists.ts';
import { amount, storedAmount } from '../basics/money.ts';
import { idParameter, linesText, optionalIdempotencyKey, timestamp } from '../basics/text.ts';
import { railDetail } from '../rails/schemas.ts';
import { typed, typedBody } from '../basics/typed.ts';
import { failureCode, ofPayment } from '../payments/schemas.ts';
import {
  type Refund,
  REFUND_SOURCES,
  REFUND_STATUSES,
  type RefundCreateParams,
  type RefundExportQuery,
  type RefundListQuery,
  type RefundRecord,
  type RefundResolveParams,
} from './types.ts';

const refundFields = {
  id: z.string(),
  payment_id: z.string(),
  dispute_id: z.string().nullable(),
  amount,
  currency: z.string(),
  status: z.enum(REFUND_STATUSES),
  reason: z.string().nullable(),
  failure_code: failureCode.nullable(),
  livemode: z.boolean(),
  transaction_id: z.string().nullable(),
  fee_returned: storedAmount,
  created_at: timestamp,
  updated_at: timestamp,
};

export const refund = typed<Refund>()(z.object(refundFields).meta({ id: 'Refund' }));

/** Data of `refund.*` events. */
export const refundEventData = z.object({ ...refundFields, ...ofPayment }).meta({ id: 'RefundEventData' });

export const refundRecord = typed<RefundRecord>()(
  z
    .object({
      ...refundFields,
      merchant_id: z.string(),
      answered_by: z.enum(REFUND_SOURCES).nullable(),
      rail_detail: railDetail.nullable(),
    })
    .meta({ id: 'RefundRecord' }),
);

export const refundCreateParams = typedBody<RefundCreateParams>()(
  z.strictObject({
    amount: widening(amount).describe('Default: what is left to refund.'),
    reason: describing(linesText(LIMITS.descriptionLengthMax)),
    idempotency_key: optionalIdempotencyKey,
  }),
);

const refundFilters = {
  ...operatorFields,
  ...periodFields,
  status: z.enum(REFUND_STATUSES).optional(),
  payment_id: idParameter.optional(),
};

export const refundListQuery = typed<RefundListQuery>()(z.strictObject({ ...pageFields, ...refundFilters }));

export const refundExportQuery = typed<RefundExportQuery>()(z.strictObject(refundFilters));

export const refundResolveParams = typedBody<RefundResolveParams>()(
  z.strictObject({
    outcome: z.enum(['succeeded', 'failed']),
    failure_code: describing(failureCode).describe('With `failed`. Default: `provider_error`.'),
    idempotency_key: optionalIdempotencyKey,
  }),
);
