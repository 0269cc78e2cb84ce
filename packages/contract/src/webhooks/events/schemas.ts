import { z } from 'zod';
import { widening } from '../../basics/absence.ts';
import { modeFields, pageFields, periodFields } from '../../basics/lists.ts';
import { comparedText, idParameter, optionalIdempotencyKey, timestamp } from '../../basics/text.ts';
import { typed, typedBody } from '../../basics/typed.ts';
import { EVENT_TYPES, type EventListQuery, type EventRecord, type EventReplayParams } from './types.ts';

export const eventRecord = typed<EventRecord>()(
  z
    .object({
      id: z.string(),
      event: z.enum(EVENT_TYPES),
      data: z.record(z.string(), z.unknown()),
      livemode: z.boolean(),
      sequence: z.int(),
      created_at: timestamp,
    })
    .meta({ id: 'Event' }),
);

export const eventReplayParams = typedBody<EventReplayParams>()(
  z.strictObject({
    endpoint_id: widening(comparedText(64, 1)),
    idempotency_key: optionalIdempotencyKey,
  }),
);

export const eventListQuery = typed<EventListQuery>()(
  z.strictObject({
    ...pageFields,
    ...modeFields,
    ...periodFields,
    event: z.enum(EVENT_TYPES).optional(),
    payment_id: idParameter.optional().describe('Events about this payment, its refunds and disputes.'),
  }),
);
