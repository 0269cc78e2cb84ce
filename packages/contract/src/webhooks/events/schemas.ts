import { z } from 'zod';
import { idempotencyKey, text, timestamp } from '../../basics/text.ts';
import { EVENT_TYPES, type EventRecord } from './types.ts';

export const eventRecord = z
  .object({
    id: z.string(),
    event: z.enum(EVENT_TYPES),
    data: z.record(z.string(), z.unknown()),
    livemode: z.boolean(),
    sequence: z.int(),
    created_at: timestamp,
  })
  .meta({ id: 'Event' }) satisfies z.ZodType<EventRecord>;

export const eventReplayParams = z.strictObject({
  endpoint_id: text(64, 1).optional(),
  idempotency_key: idempotencyKey.optional(),
});
