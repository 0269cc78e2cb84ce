import type { Locale } from '@mitako/contract';
import { BUTTONS } from './buttons.ts';
import { COUNTS } from './counts.ts';
import { NAMES } from './names.ts';
import { SENTENCES } from './sentences.ts';
import { SUBJECTS } from './subjects.ts';

/** The words that all pages share, in one language. */
export interface Words {
  readonly names: (typeof NAMES)[Locale];
  readonly subjects: (typeof SUBJECTS)[Locale];
  readonly buttons: (typeof BUTTONS)[Locale];
  readonly counts: (typeof COUNTS)[Locale];
  readonly sentences: (typeof SENTENCES)[Locale];
}

export function wordsIn(locale: Locale): Words {
  return {
    names: NAMES[locale],
    subjects: SUBJECTS[locale],
    buttons: BUTTONS[locale],
    counts: COUNTS[locale],
    sentences: SENTENCES[locale],
  };
}
