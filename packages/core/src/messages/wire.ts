import type { Message as WireMessage } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import type { Message } from '../model.ts';
import { recipientOf } from './queue-message.ts';

export function messageToWire(context: Context, message: Message): WireMessage {
  const { id, kind, channel, status, attemptsCount, replyCode, dueAtMs, createdAtMs, endedAtMs } = message;
  return {
    id,
    kind,
    channel,
    status,
    recipient_masked: masked(recipientOf(context, message)),
    attempts_count: attemptsCount,
    reply_code: replyCode,
    next_attempt_at: status === 'queued' ? timestamp(dueAtMs) : null,
    created_at: timestamp(createdAtMs),
    ended_at: timestampOrNull(endedAtMs),
  };
}

/** `c•••@example.cm`, or a number's last four digits. */
function masked(recipient: string): string {
  const at = recipient.lastIndexOf('@');
  return at < 0 ? `•••• ${recipient.slice(-4)}` : `${[...recipient].at(0) ?? ''}•••${recipient.slice(at)}`;
}
