import type { OwnText } from '@mitako/contract';
import type { Language } from './text/catalogue.ts';

/** What a merchant wrote, in the language of the page; in the other one where that is missing. */
export function ownTextIn(text: OwnText | null, language: Language): string | null {
  if (text === null) return null;
  return language === 'fr' ? (text.fr ?? text.en) : (text.en ?? text.fr);
}
