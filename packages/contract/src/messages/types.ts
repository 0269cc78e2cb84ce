// Written by `npx -y pnpm@12 types` from schemas.ts, where a change begins.
import type { PeriodPageQuery } from '../basics/types.ts';
import type { Timestamp } from '../basics/values.ts';
import type { MessageChannel, MessageKind, MessageStatus } from './values.ts';

/** A message that the gateway sends to a person. Its text is not kept. */
export interface Message {
  /** `msg_…` */
  readonly id: string;
  /** What it is about. */
  readonly kind: MessageKind;
  /** How it goes. */
  readonly channel: MessageChannel;
  /** Current status. */
  readonly status: MessageStatus;
  /** `c•••@example.cm`: enough to recognise an address, not to learn it. */
  readonly recipient_masked: string;
  /** How often it was attempted. */
  readonly attempts_count: number;
  /** What the server answered last, `550`, or why it was not reached; null: nothing. */
  readonly reply_code: string | null;
  /** When it is attempted next; null: no more. */
  readonly next_attempt_at: Timestamp | null;
  /** When it was created. */
  readonly created_at: Timestamp;
  /** When it was sent, or given up. */
  readonly ended_at: Timestamp | null;
}

export interface MessageListQuery extends PeriodPageQuery {
  /** Only those in this state. */
  readonly status?: MessageStatus | undefined;
}
