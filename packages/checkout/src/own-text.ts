import type { Locale, OwnText } from '@mitako/contract';

/** The merchant's text in the page's language, else in the other language. */
export function ownTextIn(text: OwnText | null, language: Locale): string | null {
  if (text === null) return null;
  return text[language] ?? text.fr ?? text.en;
}
