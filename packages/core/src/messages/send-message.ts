import type { Context } from '../context.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import type { Message } from '../model.ts';
import type { Change, ChangeOf } from '../ports/changes.ts';
import type { HandedOver } from '../ports/mailer.ts';
import { decideUnderLease } from '../worker/decide-under-lease.ts';
import { bounceOf, isOfAddress } from './bounces.ts';
import { writeMail, writeText } from './write-message.ts';

const MINUTE_MS = 60_000;
/** After an answer that it may be accepted later; then hourly. */
const DELAYS_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);
/** A channel that takes longer hangs: nobody waits for it. */
const SEND_MS_MAX = 30_000;

/** A lease on a message. */
export interface MessageLease {
  readonly leaseToken: string;
  readonly leaseEndsAtMs: number;
}

/**
 * Sends a message that this process has claimed, at most once: that it is being handed over is committed before the text
 * leaves, and what is found in that state has an unknown end. It is shown to the operator and never sent again.
 * @param pauseMs when the channel is to blame, it is attempted again after this
 * @returns whether the channel was reached
 */
export async function sendMessage(
  context: Context,
  message: Message,
  lease: MessageLease,
  pauseMs: number,
): Promise<boolean> {
  const nowMs = context.clock.now();
  if (message.status === 'handing_over') return ended(context, message, lease, 'unclear', null);
  if (message.expiresAtMs <= nowMs) return ended(context, message, lease, 'expired', message.replyCode);
  const outcome = await handOver(context, message, lease);
  if (outcome === null) return ended(context, message, lease, 'dropped', null);
  switch (outcome.kind) {
    case 'accepted':
      return ended(context, message, lease, 'sent', null);
    case 'unclear':
      return ended(context, message, lease, 'unclear', null);
    case 'not_sent':
      await postponed(context, message, lease, { delayMs: pauseMs, replyCode: outcome.reason, isTry: false });
      return false;
    case 'refused': {
      if (outcome.isFinal) return ended(context, message, lease, 'refused', outcome.code);
      const delayMs = DELAYS_MS[message.attemptsCount - 1] ?? 60 * MINUTE_MS;
      return postponed(context, message, lease, { delayMs, replyCode: outcome.code, isTry: true });
    }
  }
}

/** What the channel says, or that it did not say anything in time. Null: the message has become pointless. */
async function handOver(context: Context, message: Message, { leaseToken }: MessageLease): Promise<HandedOver | null> {
  const { clock, logger } = context;
  const { id, channel } = message;
  const over = new AbortController();
  let hasLeft = false;
  const leave = async (changes: readonly Change[]): Promise<void> => {
    const handedOver: Change = { type: 'message.hand_over', id, leaseToken };
    const isHeld = !over.signal.aborted && (await commitOnce(context, [handedOver, ...changes]));
    // Meanwhile the time may be over.
    if (!isHeld || over.signal.aborted) throw new Error('The message is not to be sent now.');
    hasLeft = true;
  };
  const unknown = (): HandedOver => (hasLeft ? { kind: 'unclear' } : { kind: 'not_sent', reason: 'TIMEOUT' });
  try {
    const sent = await prepared(context, message, leave);
    if (sent === null) return null;
    return await Promise.race([sent(), clock.sleep(SEND_MS_MAX, over.signal).then(unknown)]);
  } catch (error) {
    logger.error({ message_id: id, channel, error }, 'message could not be sent');
    return hasLeft ? { kind: 'unclear' } : { kind: 'not_sent', reason: 'FAULT' };
  } finally {
    over.abort();
  }
}

/** What sends the message. Null: it has become pointless. */
async function prepared(
  context: Context,
  message: Message,
  leave: (changes: readonly Change[]) => Promise<void>,
): Promise<(() => Promise<HandedOver>) | null> {
  const { mail, sms } = context.channels;
  if (message.channel === 'sms') {
    const text = await writeText(context, message);
    if (text === null || sms === null) return null;
    return () => sms.send(text, () => leave([]));
  }
  const written = await writeMail(context, message);
  if (written === null || mail === null) return null;
  return () => mail.send(written.mail, () => leave(written.changes));
}

async function ended(
  context: Context,
  message: Message,
  lease: MessageLease,
  status: ChangeOf<'message.end'>['status'],
  replyCode: string | null,
): Promise<true> {
  const { id, kind, channel } = message;
  const { leaseToken, leaseEndsAtMs } = lease;
  const nowMs = context.clock.now();
  const bounce = status === 'refused' && isOfAddress(replyCode ?? '') ? bounceOf(context, message) : [];
  const end: ChangeOf<'message.end'> = { type: 'message.end', id, leaseToken, status, replyCode, nowMs };
  await decideUnderLease(context, () => [end, ...bounce], leaseEndsAtMs);
  const fields = { message_id: id, kind, channel, status, reply: replyCode };
  if (status === 'sent') context.logger.info(fields, 'message sent');
  else if (status === 'dropped') context.logger.info(fields, 'message not needed');
  else context.logger.warn(fields, 'message not delivered');
  return true;
}

async function postponed(
  context: Context,
  { id, kind, channel, expiresAtMs }: Message,
  { leaseToken, leaseEndsAtMs }: MessageLease,
  next: { readonly delayMs: number; readonly replyCode: string; readonly isTry: boolean },
): Promise<true> {
  const { delayMs, replyCode, isTry } = next;
  const dueAtMs = Math.min(context.clock.now() + delayMs, expiresAtMs);
  const change: ChangeOf<'message.postpone'> = { type: 'message.postpone', id, leaseToken, dueAtMs, replyCode, isTry };
  await decideUnderLease(context, () => [change], leaseEndsAtMs);
  context.logger.warn({ message_id: id, kind, channel, reply: replyCode }, 'message not sent yet');
  return true;
}
