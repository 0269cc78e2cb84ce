import type { Locale, OwnText } from '@mitako/contract';

/** What a merchant wrote, in the language of the page; in the other one where that is missing. */
export function ownTextIn(text: OwnText | null, locale: Locale): string | null {
  if (text === null) return null;
  return locale === 'fr' ? (text.fr ?? text.en) : (text.en ?? text.fr);
}
