import { doualaDay, type Role } from '@mitako/contract/names';
import { formatAmount } from '../basics/money.ts';
import type { Context } from '../context.ts';
import type { Message } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import { codeOf } from '../links/token.ts';
import { bankText } from '../payout-exports/bank-text.ts';
import type { Mail, TextMessage } from '../ports/mailer.ts';
import { audienceOf } from '../system/site-url.ts';
import { KINDS, type MailKind, type MessageValues, type TextKind } from './kinds.ts';
import { linkOfMessage, openLink } from './link-of-message.ts';
import { mailHtml, mailText } from './layout.ts';
import { factsOfMessage } from './facts-of-message.ts';
import { recipientOf, valuesOf } from './queue-message.ts';
import type { ReceiptFacts } from './texts/texts.ts';

/** A mail, and what is committed when it leaves. */
export interface WrittenMail {
  readonly mail: Mail;
  readonly changes: readonly Change[];
}

/** The mail of a message, in its language. Null: it has become pointless. */
export async function writeMail(context: Context, message: Message): Promise<WrittenMail | null> {
  const { kind, locale, id } = message;
  const { brand, rehearses } = context.settings;
  const texts = context.settings.texts[locale];
  const values = valuesOf(context, message);
  const [link, facts] = await Promise.all([
    linkOfMessage(context, message, values),
    factsOfMessage(context, message, values),
  ]);
  if (link === null || facts === null) return null;
  const all: { readonly livemode?: boolean } = { ...values, path: link.path, ...facts };
  const own = texts.mails[kind as MailKind](all as never, brand.name);
  const isTest = all.livemode === false;
  const mark = rehearses ? texts.words.rehearsal : isTest ? texts.words.test : null;
  const written = mark === null ? own : { ...own, subject: `${mark} ${own.subject}` };
  const letter = {
    ...written,
    language: locale,
    brand,
    button:
      written.button === undefined ? null : { ...written.button, url: urlOf(context, written.button.path, link.role) },
    reason: texts.reasons[KINDS[kind].class](brand.name),
    words: texts.words,
  };
  const mail: Mail = {
    id,
    senderName: brand.name,
    to: recipientOf(context, message),
    subject: written.subject,
    text: mailText(letter),
    html: mailHtml(letter),
    language: locale,
  };
  return { mail, changes: link.changes };
}

function urlOf({ settings }: Context, path: string, role: Role | null): string {
  const isOfStaff = role === null ? audienceOf(path) === 'staff' : role !== 'user';
  return `${isOfStaff ? settings.staffUrl : settings.publicUrl}${path}`;
}

/** The text message of a message, in its language. Null: it has become pointless. */
export async function writeText(context: Context, message: Message): Promise<TextMessage | null> {
  const { id, kind, locale } = message;
  // Without what the GSM alphabet lacks.
  const service = bankText(context.settings.brand.name, kind === 'phone_code' ? 40 : 20);
  const { texts, words } = context.settings.texts[locale];
  const mark = context.settings.rehearses ? `${words.rehearsal} ` : '';
  const to = recipientOf(context, message);
  const values = valuesOf(context, message);
  if (kind === 'phone_code') {
    const link = await openLink(context, values);
    return link === null ? null : { id, to, text: texts.phone_code(codeOf(context, link), service) };
  }
  const facts = await factsOfMessage(context, message, values);
  if (facts === null) return null;
  const { amount, currency } = values as MessageValues['receipt_sms'];
  const { shop, atMs, reference } = facts as ReceiptFacts;
  const named = {
    money: bankText(formatAmount(amount, currency, locale), 20),
    // All has one part.
    shop: bankText(shop, 40 - mark.length),
    date: doualaDay(atMs).split('-').toReversed().join('/'),
    reference,
  };
  return { id, to, text: mark + texts[kind as Exclude<TextKind, 'phone_code'>](named, service) };
}
