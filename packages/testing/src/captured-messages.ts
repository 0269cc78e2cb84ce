import type { Channel, HandedOver, Mail, TextMessage } from '@mitako/core';

/** Messages of an engine, captured instead of sent. */
export interface CapturedMessages {
  /** For `createTestGateway`, or `createGateway`: `messages: { mailer }`. */
  readonly mailer: Channel<Mail>;
  /** The same for text messages. */
  readonly sms: Channel<TextMessage>;
  /** Mails that the server accepted, oldest first; to this address only, if one is given. */
  mails(to?: string): readonly Mail[];
  /** The same of text messages, by number. */
  texts(to?: string): readonly TextMessage[];
  /** The first link in the newest mail to this address that has one: mails of one moment arrive in any order. */
  link(to: string): string;
  /** What the servers answer from now on. Default: they accept. */
  answer(outcome: HandedOver): void;
}

const ACCEPTED: HandedOver = { kind: 'accepted', reference: null };

/** Captures messages. */
export function captureMessages(): CapturedMessages {
  const mails: Mail[] = [];
  const texts: TextMessage[] = [];
  let outcome = ACCEPTED;
  const capturing = <Message>(kept: Message[]): Channel<Message> => ({
    async send(message, handOver) {
      if (outcome.kind === 'not_sent') return outcome;
      await handOver();
      if (outcome.kind === 'accepted') kept.push(message);
      return outcome;
    },
  });
  const to = <Message extends { readonly to: string }>(
    kept: readonly Message[],
    address?: string,
  ): readonly Message[] => kept.filter((each) => address === undefined || each.to === address);
  return {
    mailer: capturing(mails),
    sms: capturing(texts),
    mails: (address) => to(mails, address),
    texts: (number) => to(texts, number),
    link(address) {
      const [link] = to(mails, address)
        .flatMap(({ text }) => /https?:\/\/\S+/.exec(text)?.[0] ?? [])
        .slice(-1);
      if (link === undefined) throw new Error(`no mail with a link went to ${address}`);
      return link;
    },
    answer(next) {
      outcome = next;
    },
  };
}
