import type { Locale } from '@mitako/contract';
import { BUTTONS } from './buttons.ts';
import { COUNTS } from './counts.ts';
import { NAMES } from './names.ts';
import { SENTENCES } from './sentences.ts';
import { SHOP, SUBJECTS } from './subjects.ts';

/** The words that all pages share, in one language. */
export interface Words {
  readonly names: Readonly<Record<keyof (typeof NAMES)[Locale], string>>;
  readonly subjects: Readonly<Record<keyof (typeof SUBJECTS)[Locale], string>>;
  readonly buttons: (typeof BUTTONS)[Locale];
  readonly counts: (typeof COUNTS)[Locale];
  readonly sentences: (typeof SENTENCES)[Locale];
}

/** @param isShop whether the gateway has one merchant, the shop that it is of */
export function wordsIn(locale: Locale, isShop = false): Words {
  const { name } = SHOP[locale];
  return {
    names: { ...NAMES[locale], ...(isShop && { merchant: name }) },
    subjects: { ...SUBJECTS[locale], ...(isShop && { merchants: name }) },
    buttons: BUTTONS[locale],
    counts: COUNTS[locale],
    sentences: SENTENCES[locale],
  };
}
