import type { Locale, MessageChannel, MessageKind, MessageStatus } from '@mitako/contract/names';

/** A message to a person. Written in the commit of its cause, and sent by the worker. */
export interface Message {
  /** `msg_…` */
  readonly id: string;
  readonly kind: MessageKind;
  /** Unique with kind and recipient: a message goes once for each. */
  readonly cause: string;
  readonly channel: MessageChannel;
  readonly recipientHash: string;
  readonly encryptedRecipient: string;
  /** What the text names; null once it has ended. Never a code, a token or a password: the worker derives them. */
  readonly encryptedValues: string | null;
  readonly locale: Locale;
  readonly status: MessageStatus;
  readonly dueAtMs: number;
  /** Not sent from then on. */
  readonly expiresAtMs: number;
  readonly attemptsCount: number;
  readonly replyCode: string | null;
  readonly createdAtMs: number;
  readonly endedAtMs: number | null;
}
