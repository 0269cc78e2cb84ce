/** What a provider takes as a text for the payer. Letters without accents, digits and single spaces always pass. */
export interface RailTextRules {
  /** In characters; at least 8. */
  readonly lengthMax: number;
  /** Which other characters pass, `.,-`. Whatever is not among them becomes a space: MTN refuses apostrophes, for one. */
  readonly punctuation: string;
}

/** For a merchant whose very name holds nothing that the provider takes. */
const LAST_RESORT = 'Paiement';

/**
 * A payment's description as a provider takes it: accents dropped, other characters replaced, cut at the end of a word.
 * Never empty: without a description, or when nothing of it is left, it is the merchant's name.
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
  // Marks alone tell the payer nothing, and some providers take them for no text.
  return /[A-Za-z0-9]/.test(whole) ? cut(whole, lengthMax) : '';
}

/** At the end of a word where there is one; a single long word is cut within. */
function cut(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  const end = text.lastIndexOf(' ', lengthMax);
  return text.slice(0, end > 0 ? end : lengthMax);
}

/** Letters that Unicode does not take apart. */
const SPELLED: Readonly<Record<string, string>> = {
  œ: 'oe',
  Œ: 'OE',
  æ: 'ae',
  Æ: 'AE',
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
};
