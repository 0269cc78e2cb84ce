import { z } from 'zod';
import type { Dispute } from '../names/resources.ts';
import { DISPUTE_STATUSES } from '../names/statuses.ts';
import { amount } from './payments.ts';
import { timestamp } from './text.ts';

export const dispute = z
  .object({
    id: z.string(),
    payment_id: z.string(),
    amount,
    currency: z.string(),
    status: z.enum(DISPUTE_STATUSES),
    reason: z.string().nullable(),
    livemode: z.boolean(),
    due_at: timestamp,
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Dispute' }) satisfies z.ZodType<Dispute>;
