import { SPELLED } from '../basics/letters.ts';

/**
 * Text in the characters that banks pass on unchanged, those of SEPA and SWIFT (EPC 217-08): letters without accents, digits
 * and `/ - ? : ( ) . , ' +`. Letters lose their accents; what has no likeness becomes a full stop.
 */
export function bankText(text: string, lengthMax: number): string {
  const plain = text
    .replaceAll(/[œŒæÆßøØłŁđĐ‘’‛`´«»“”"–—_&ŋŊɛƐɔƆɓƁɗƊəƏ]/g, (character) => LIKE[character] ?? character)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/gu, '.')
    .trim();
  return plain.slice(0, lengthMax).trimEnd();
}

/** Letters of French and of the languages of Cameroon that normalisation does not decompose. */
const LIKE: Readonly<Record<string, string>> = {
  ...SPELLED,
  '‘': "'",
  '’': "'",
  '‛': "'",
  '`': "'",
  '´': "'",
  '«': "'",
  '»': "'",
  '“': "'",
  '”': "'",
  '"': "'",
  '–': '-',
  '—': '-',
  _: '-',
  '&': '+',
  ŋ: 'n',
  Ŋ: 'N',
  ɛ: 'e',
  Ɛ: 'E',
  ɔ: 'o',
  Ɔ: 'O',
  ɓ: 'b',
  Ɓ: 'B',
  ɗ: 'd',
  Ɗ: 'D',
  ə: 'e',
  Ə: 'E',
};
