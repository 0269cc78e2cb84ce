import { z } from 'zod';
import { amount } from '../basics/money.ts';
import { timestamp } from '../basics/text.ts';
import { failureCode, paymentMethod } from '../payments/schemas.ts';
import { ATTEMPT_STATUSES, type AttemptRecord } from './types.ts';

export const attemptRecord = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    merchant_id: z.string(),
    status: z.enum(ATTEMPT_STATUSES),
    method: paymentMethod,
    rail: z.string(),
    rail_reference: z.string().nullable(),
    amount,
    currency: z.string(),
    livemode: z.boolean(),
    failure_code: failureCode.nullable(),
    polls_count: z.int(),
    late_money: z.enum(['owed', 'returned']).nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Attempt' }) satisfies z.ZodType<AttemptRecord>;
