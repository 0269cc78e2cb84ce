import type { Locale, OwnText } from '@mitako/contract';

/** What a merchant wrote, in the language that the page takes others' texts in; in the other one where that is missing. */
export function ownTextIn(text: OwnText | null, language: Locale): string | null {
  if (text === null) return null;
  return text[language] ?? text.fr ?? text.en;
}
