import type { Locale, MessageKind, Role } from '@mitako/contract/names';
import { canonicalEmail } from '../people/contact.ts';
import { isHostAddress } from '../people/host/host-address.ts';
import { DEFAULT_LOCALE } from '../checkout/default-locale.ts';
import type { Context } from '../context.ts';
import type { Origin } from '../kernel/origin.ts';
import type { Message } from '../model.ts';
import type { ChangeOf } from '../ports/changes.ts';
import { KINDS, type MessageValues } from './kinds.ts';

const MINUTE_MS = 60_000;

/** A message to write. */
export interface NewMessage<Kind extends MessageKind> {
  readonly kind: Kind;
  /** What it is sent for, once: an id of the change, `per_…:3`. Letters, digits and punctuation. */
  readonly cause: string;
  /** An address, or a number in E.164, by the channel of the kind. */
  readonly to: string;
  /** Language of whoever receives it. Default: French. */
  readonly locale?: Locale | undefined;
  readonly values: MessageValues[Kind];
  /** When it goes. Default: now. */
  readonly dueAtMs?: number;
  /** When it has become pointless. Default: by its kind, from when it goes. */
  readonly expiresAtMs?: number;
}

/**
 * The change that queues a message, for the commit of its cause: without the commit there is no message, and a cause that
 * is committed twice sends one. Nothing where the gateway has no channel for it.
 */
export function queueMessage<Kind extends MessageKind>(
  context: Context,
  { kind, cause, to, locale = DEFAULT_LOCALE, values, ...times }: NewMessage<Kind>,
): readonly ChangeOf<'message.queue'>[] {
  const { channel, lifeMs } = KINDS[kind];
  const { keyring, clock, ids } = context;
  if (context.channels[channel] === null || isHostAddress(to)) return [];
  const id = ids.next('message');
  const nowMs = clock.now();
  const { dueAtMs = nowMs, expiresAtMs = dueAtMs + lifeMs } = times;
  const recipient = channel === 'mail' ? canonicalEmail(to) : to;
  const message: Message = {
    id,
    kind,
    cause,
    channel,
    recipientHash: channel === 'mail' ? keyring.hashEmail(recipient) : keyring.hashPhone(recipient),
    encryptedRecipient: keyring.seal(recipient, messageContext('recipient', id)),
    encryptedValues: keyring.seal(JSON.stringify(values), messageContext('values', id)),
    locale,
    status: 'queued',
    dueAtMs,
    expiresAtMs,
    attemptsCount: 0,
    replyCode: null,
    createdAtMs: nowMs,
    endedAtMs: null,
  };
  return [{ type: 'message.queue', message }];
}

/**
 * Queues a link for whoever has this address. The same change whether there is an account: the worker looks it up when it
 * sends. One a minute.
 */
export function queueLinkForAddress(
  context: Context,
  kind: 'reset_password' | 'unlock' | 'sign_up',
  role: Role,
  to: string,
  { locale }: Origin,
): readonly ChangeOf<'message.queue'>[] {
  const minute = Math.floor(context.clock.now() / MINUTE_MS);
  return queueMessage(context, { kind, cause: `${role}:${minute}`, to, locale, values: { role } });
}

export function recipientOf({ keyring }: Context, { id, encryptedRecipient }: Message): string {
  return keyring.open(encryptedRecipient, messageContext('recipient', id));
}

/** What the text names: the values of its kind, as they were queued. */
export function valuesOf({ keyring }: Context, message: Message): object {
  const { id, encryptedValues } = message;
  if (encryptedValues === null) throw new TypeError(`${id} has ended.`);
  return JSON.parse(keyring.open(encryptedValues, messageContext('values', id))) as object;
}

export function messageContext(field: 'recipient' | 'values', id: string): string {
  return `message-${field}:${id}`;
}
