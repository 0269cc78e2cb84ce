import { flagOf } from '../engine/columns.ts';
import type { SomeDefinitions } from '../engine/change.ts';
import { computed } from '../engine/placeholder.ts';
import { valuesOf } from '../engine/table.ts';
import { update } from '../engine/write.ts';
import { messages } from './tables.ts';

export const messageChanges = {
  // Custom SQL: a cause that is committed again leaves its message as it is.
  'message.queue': ({ any }) => [
    any((db, { message }) =>
      db
        .insertInto('mitako_messages')
        .values(valuesOf(messages, message))
        .onConflict((conflict) => conflict.doNothing()),
    ),
  ],

  'message.hand_over': ({ one }) => [
    one(
      update(messages, ({ id, leaseToken }) => ({
        set: { status: 'handing_over' },
        where: { id, leaseToken, status: 'queued' },
      })),
    ),
  ],

  'message.postpone': ({ one }) => [
    one(
      update(messages, (change) => ({
        set: {
          status: 'queued',
          dueAtMs: change.dueAtMs,
          claimableAtMs: change.dueAtMs,
          replyCode: change.replyCode,
          leaseToken: null,
        },
        add: { attemptsCount: computed(change, ({ isTry }) => flagOf(isTry) - 1) },
        where: { id: change.id, leaseToken: change.leaseToken },
      })),
    ),
  ],

  'message.bounce': ({ one }) => [
    one(update(messages, ({ id, from }) => ({ set: { status: 'bounced' }, where: { id, status: from } }))),
  ],

  'message.end': ({ one }) => [
    one(
      update(messages, ({ id, leaseToken, status, replyCode, nowMs }) => ({
        set: { status, replyCode, endedAtMs: nowMs, encryptedValues: null, claimableAtMs: null, leaseToken: null },
        where: { id, leaseToken },
      })),
    ),
  ],
} satisfies SomeDefinitions;
