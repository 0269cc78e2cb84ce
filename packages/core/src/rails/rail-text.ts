import { SPELLED } from '../basics/letters.ts';

/** Rules of a provider for text shown to the payer. Unaccented letters, digits and single spaces are always allowed. */
export interface RailTextRules {
  /** In characters; at least 8. */
  readonly lengthMax: number;
  /** Further allowed characters, `.,-`. Any other becomes a space: MTN, for example, rejects apostrophes. */
  readonly punctuation: string;
}

/** For a merchant whose name contains nothing that the provider accepts. */
const LAST_RESORT = 'Paiement';

/**
 * A payment's description in the form that a provider accepts: without accents, other characters replaced, cut at the
 * end of a word. Never empty: the fallback is the merchant's name.
 */
export function railText(description: string | null, merchantName: string, rules: RailTextRules): string {
  return fit(description ?? '', rules) || fit(merchantName, rules) || fit(LAST_RESORT, rules);
}

function fit(text: string, { lengthMax, punctuation }: RailTextRules): string {
  const plain = text
    .replaceAll(/[œŒæÆßøØłŁđĐ]/g, (letter) => SPELLED[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[‘’ʼ]/g, "'");
  const taken = [...plain].map((character) =>
    /[A-Za-z0-9]/.test(character) || punctuation.includes(character) ? character : ' ',
  );
  const whole = taken.join('').replaceAll(/ +/g, ' ').trim();
  // Punctuation alone means nothing to the payer, and some providers reject it.
  return /[A-Za-z0-9]/.test(whole) ? cut(whole, lengthMax) : '';
}

/** Cuts at the end of a word if possible; a single long word is cut within. */
function cut(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  const end = text.lastIndexOf(' ', lengthMax);
  return text.slice(0, end > 0 ? end : lengthMax);
}
