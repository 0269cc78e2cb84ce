import type { Locale } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import type { Message } from '../model.ts';
import type { Mail } from '../ports/mailer.ts';
import { KINDS } from './kinds.ts';
import { mailHtml, mailText } from './layout.ts';
import { recipientOf, valuesOf } from './queue-message.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import type { Texts } from './texts/texts.ts';

export const TEXTS: Readonly<Record<Locale, Texts>> = { fr, en };

/** The mail of a message, in its language. */
export function writeMail(context: Context, message: Message): Mail {
  const { kind, locale, id } = message;
  const { publicUrl, service } = context.settings;
  const texts = TEXTS[locale];
  const written = texts.mails[kind](valuesOf(context, message) as never, service.name);
  const letter = {
    ...written,
    language: locale,
    service,
    serviceUrl: publicUrl,
    button: written.button === undefined ? null : { ...written.button, url: `${publicUrl}${written.button.path}` },
    reason: texts.reasons[KINDS[kind].class](service.name),
    words: texts.words,
  };
  return {
    id,
    senderName: service.name,
    to: recipientOf(context, message),
    subject: written.subject,
    text: mailText(letter),
    html: mailHtml(letter),
    language: locale,
  };
}
