import type { Message } from '@mitako/core/engine';
import { bigint, id, integer, text } from '../engine/columns.ts';
import { table } from '../engine/table.ts';

export const messages = table<Message>()(
  'mitako_messages',
  {
    id: id('message'),
    kind: text(),
    cause: text(),
    channel: text(),
    recipientHash: text(),
    encryptedRecipient: text(),
    encryptedValues: text().nullable(),
    locale: text(),
    status: text(),
    dueAtMs: bigint(),
    expiresAtMs: bigint(),
    attemptsCount: integer(),
    replyCode: text().nullable(),
    createdAtMs: bigint(),
    endedAtMs: bigint().nullable(),
  },
  {
    leaseToken: text()
      .nullable()
      .computed(() => null),
    // When it can be claimed: when due, or at the end of the lease; null once it has ended.
    claimableAtMs: bigint()
      .nullable()
      .computed(({ endedAtMs, dueAtMs }: Message) => (endedAtMs === null ? dueAtMs : null)),
  },
);
