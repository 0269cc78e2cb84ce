import { z } from 'zod';
import { createdAt, nullableString } from '../basics/fields.ts';
import { pageFields, periodFields } from '../basics/schemas.ts';
import { timestamp } from '../basics/text.ts';
import { typed } from '../basics/typed.ts';
import { MESSAGE_CHANNELS, MESSAGE_KINDS, MESSAGE_STATUSES } from './values.ts';
import type * as types from './types.ts';

/** A message that the gateway sends to a person. Its text is not kept. */
export const message = typed<types.Message>('Message').component({
  id: z.string().describe('`msg_…`'),
  kind: z.enum(MESSAGE_KINDS).describe('What it is about.'),
  channel: z.enum(MESSAGE_CHANNELS).describe('How it goes.'),
  status: z.enum(MESSAGE_STATUSES).describe('Current status.'),
  recipient_masked: z.string().describe('`c•••@example.cm`: enough to recognise an address, not to learn it.'),
  attempts_count: z.int().describe('How often it was attempted.'),
  reply_code: nullableString.describe(
    'What the server answered last, `550`, or why it was not reached; null: nothing.',
  ),
  next_attempt_at: timestamp.nullable().describe('When it is attempted next; null: no more.'),
  created_at: createdAt,
  ended_at: timestamp.nullable().describe('When it was sent, or given up.'),
});

export const messageListQuery = typed<types.MessageListQuery>('MessageListQuery').strict({
  ...pageFields,
  status: z.enum(MESSAGE_STATUSES).optional().describe('Only those in this state.'),
  ...periodFields,
});
