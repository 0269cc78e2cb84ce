import { type Locale, LOCALES } from '@mitako/contract/names';
import { findTextFaults, reworded, type Reworded, type TextFault } from '../texts/reword.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import type { Texts } from './texts/texts.ts';

export const TEXTS: Readonly<Record<Locale, Texts>> = { fr, en };

/**
 * Words in place of those of mails and text messages, by language: `{ fr: { words: { test: '[Essai]' } } }`. What is absent
 * stays. A text message has one part: 160 characters of the GSM alphabet.
 */
export type MessageTexts = { readonly [Name in Locale]?: Reworded<Texts> };

/** Each mistake. The value may come from a file without types. */
export function findMessageTextFaults(texts: unknown): readonly TextFault[] {
  return findTextFaults(TEXTS, texts);
}

/** @throws RangeError with the first mistake */
export function checkedMessageTexts(texts: MessageTexts = {}): Readonly<Record<Locale, Texts>> {
  const [fault] = findMessageTextFaults(texts);
  if (fault !== undefined) throw new RangeError(`${['messages.texts', ...fault.path].join('.')} ${fault.message}`);
  const inEach = LOCALES.map((locale) => [locale, reworded(TEXTS[locale], texts[locale] ?? {})] as const);
  return Object.fromEntries(inEach) as Record<Locale, Texts>;
}
