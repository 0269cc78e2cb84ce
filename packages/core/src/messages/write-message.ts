import type { Locale } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Message } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import { codeOf } from '../links/token.ts';
import { bankText } from '../payout-exports/bank-text.ts';
import type { Mail, TextMessage } from '../ports/mailer.ts';
import { KINDS, type MailKind, type TextKind } from './kinds.ts';
import { linkOfMessage, openLink } from './link-of-message.ts';
import { mailHtml, mailText } from './layout.ts';
import { sumsOfMessage } from './sums-of-message.ts';
import { recipientOf, valuesOf } from './queue-message.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import type { Texts } from './texts/texts.ts';

export const TEXTS: Readonly<Record<Locale, Texts>> = { fr, en };

/** A mail, and what is committed when it leaves. */
export interface WrittenMail {
  readonly mail: Mail;
  readonly changes: readonly Change[];
}

/** The mail of a message, in its language. Null: it has become pointless. */
export async function writeMail(context: Context, message: Message): Promise<WrittenMail | null> {
  const { kind, locale, id } = message;
  const { publicUrl, service } = context.settings;
  const texts = TEXTS[locale];
  const values = valuesOf(context, message);
  const [link, sums] = await Promise.all([
    linkOfMessage(context, message, values),
    sumsOfMessage(context, message, values),
  ]);
  if (link === null || sums === null) return null;
  const own = texts.mails[kind as MailKind]({ ...values, path: link.path, sums } as never, service.name);
  const isTest = 'livemode' in values && values.livemode === false;
  const written = isTest ? { ...own, subject: `${texts.words.test} ${own.subject}` } : own;
  const letter = {
    ...written,
    language: locale,
    service,
    button: written.button === undefined ? null : { ...written.button, url: `${publicUrl}${written.button.path}` },
    reason: texts.reasons[KINDS[kind].class](service.name),
    words: texts.words,
  };
  const mail: Mail = {
    id,
    senderName: service.name,
    to: recipientOf(context, message),
    subject: written.subject,
    text: mailText(letter),
    html: mailHtml(letter),
    language: locale,
  };
  return { mail, changes: link.changes };
}

/** The text message of a message, in its language. Null: it has become pointless. */
export async function writeText(context: Context, message: Message): Promise<TextMessage | null> {
  const link = await openLink(context, valuesOf(context, message));
  if (link === null) return null;
  const write = TEXTS[message.locale].texts[message.kind as TextKind];
  // Without what the GSM alphabet lacks.
  const text = write(codeOf(context, link), bankText(context.settings.service.name, 40));
  return { id: message.id, to: recipientOf(context, message), text };
}
