import type { Mail, Mailer, Sms, TextMessage } from '@mitako/core';

/** Older ones are forgotten. */
const KEPT_MAX = 200;

/** A message that would have been sent. */
export type Kept = { readonly atMs: number } & (
  | { readonly channel: 'mail'; readonly message: Mail }
  | { readonly channel: 'sms'; readonly message: TextMessage }
);

/** Keeps messages in memory instead of sending them. */
export interface Outbox {
  /** Keeps mails. */
  readonly mailer: Mailer;
  /** Keeps text messages. */
  readonly sms: Sms;
  /** Newest first. */
  readonly kept: readonly Kept[];
}

export function createOutbox(): Outbox {
  const kept: Kept[] = [];
  const keep = async (message: Kept, handOver: () => Promise<void>): Promise<{ kind: 'accepted'; reference: null }> => {
    await handOver();
    kept.unshift(message);
    kept.splice(KEPT_MAX);
    return { kind: 'accepted', reference: null };
  };
  return {
    mailer: { send: (message, handOver) => keep({ channel: 'mail', atMs: Date.now(), message }, handOver) },
    sms: { send: (message, handOver) => keep({ channel: 'sms', atMs: Date.now(), message }, handOver) },
    kept,
  };
}
