import { ROLES } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { deciding, refuse } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import type { Message } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import { recipientOf } from './queue-message.ts';
import { messageToWire } from './wire.ts';

/** Of a program that reads the mailbox of the sender. The same again is answered alike. */
export const reportBounce = deciding<'reportBounce'>(async (context, { parameters }) => {
  const message = await context.store.read.messageById(parameters.message_id);
  if (message?.channel !== 'mail') return refuse('MESSAGE_NOT_FOUND');
  const bounced: Message = { ...message, status: 'bounced' };
  const answer = succeeded(200, { message: messageToWire(context, bounced) });
  if (message.status === 'bounced') return { changes: [], answer };
  const { id, status: from } = message;
  if (from !== 'sent' && from !== 'unclear') return refuse('MESSAGE_NOT_FOUND');
  return { changes: [{ type: 'message.bounce', id, from }, ...bounceOf(context, message)], answer };
});

/**
 * The accounts with this address are asked to correct it, and get no notices until then. A payer's receipt that comes back is
 * no account's.
 */
export function bounceOf(context: Context, message: Message): readonly Change[] {
  if (message.channel !== 'mail') return [];
  const recipient = recipientOf(context, message);
  const nowMs = context.clock.now();
  return context.keyring
    .under((keys) => keys.hashEmail(recipient))
    .flatMap((emailHash) => ROLES.map((role) => ({ type: 'principal.note_bounce' as const, role, emailHash, nowMs })));
}

/**
 * Whether a refusal for good is about the address, not about what was written or who wrote it: by its enhanced code (RFC 3463)
 * 5.1.x or a disabled mailbox, or 550, 551 and 553 without one.
 */
export function isOfAddress(code: string): boolean {
  return /^5\d\d 5\.(?:1\.\d+|2\.1)$|^55[013]$/.test(code);
}
