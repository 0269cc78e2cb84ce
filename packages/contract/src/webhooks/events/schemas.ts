import { z } from 'zod';
import { widening } from '../../basics/absence.ts';
import { typedBody } from '../../basics/body.ts';
import { createdAt, livemode } from '../../basics/fields.ts';
import { modeFields, pageFields, periodFields } from '../../basics/schemas.ts';
import { comparedText, idParameter } from '../../basics/text.ts';
import { typed } from '../../basics/typed.ts';
import { EVENT_TYPES } from './values.ts';
import type * as types from './types.ts';

/** A stored event; `data` is what the webhook carried. */
export const eventRecord = typed<types.EventRecord>('EventRecord').component(
  {
    id: z.string().describe('`evt_…`'),
    event: z.enum(EVENT_TYPES).describe('Name of the event, `payment.succeeded`.'),
    data: z.record(z.string(), z.unknown()).describe('What the event is about.'),
    livemode,
    sequence: z
      .int()
      .describe(
        'Counts the events of a payment with its refunds and disputes, or of a settlement, from 1 without gaps; else 0.',
      ),
    created_at: createdAt,
    rehearsal: z
      .literal(true)
      .optional()
      .describe('In a rehearsal: no money moved, whatever `livemode` says. Otherwise absent.'),
  },
  'Event',
);

export const eventReplayParams = typedBody<types.EventReplayParams>('EventReplayParams').object({
  endpoint_id: widening(comparedText(64, 1)).describe('Default: all enabled endpoints subscribed now.'),
});

export const eventListQuery = typed<types.EventListQuery>('EventListQuery').strict({
  ...pageFields,
  ...modeFields,
  ...periodFields,
  event: z.enum(EVENT_TYPES).optional().describe('Only events of this type.'),
  payment_id: idParameter.optional().describe('Events about this payment, its refunds and disputes.'),
});
