import { z } from 'zod';
import { operatorPageFields } from '../basics/lists.ts';
import { amount } from '../basics/money.ts';
import { idempotencyKey, idParameter, timestamp } from '../basics/text.ts';
import { typed, typedBody } from '../basics/typed.ts';
import { failureCode, paymentMethod } from '../payments/schemas.ts';
import { railDetail } from '../rails/schemas.ts';
import {
  ATTEMPT_STATUSES,
  RAIL_CHOICES,
  type AttemptListQuery,
  type AttemptRecord,
  type AttemptResolveParams,
} from './types.ts';

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
      amount,
      currency: z.string(),
      livemode: z.boolean(),
      failure_code: failureCode.nullable(),
      rail_detail: railDetail.nullable(),
      polls_count: z.int(),
      unapplied_funds: z.enum(['owed', 'returned']).nullable(),
      created_at: timestamp,
      updated_at: timestamp,
    })
    .meta({ id: 'Attempt' }),
);

export const attemptListQuery = typed<AttemptListQuery>()(
  z.strictObject({
    ...operatorPageFields,
    status: z.enum(ATTEMPT_STATUSES).optional(),
    payment_id: idParameter.optional(),
  }),
);

export const attemptResolveParams = typedBody<AttemptResolveParams>()(
  z.strictObject({
    outcome: z
      .enum(['succeeded', 'failed', 'returned'])
      .describe('`returned`: the operator returned the unapplied funds of a `paid_late` attempt by other means.'),
    failure_code: failureCode.optional().describe('With `failed`. Default: `provider_error`.'),
    idempotency_key: idempotencyKey.optional(),
  }),
);
