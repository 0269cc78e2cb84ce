import { LIMITS } from '@mitako/contract/names';
import { idsOfSlug } from '../basics/ids.ts';
import type { PaymentMark } from './reads.ts';
import { searchWordsIn } from './search-words.ts';

/**
 * What a search text may match: a payment's id, a transaction's id, a slug or checkout URL, the merchant's reference or
 * its beginning or last number, a provider's reference, an amount, the last three digits of a phone number, or words of
 * a description.
 */
export function paymentMarksIn(search: string): readonly PaymentMark[] {
  const text = search.trim();
  const marks: PaymentMark[] = [];
  // References match exactly, including spaces.
  if (search.length <= LIMITS.customerReferenceLengthMax) marks.push({ customerReference: search });
  if (text !== search && text !== '' && text.length <= LIMITS.customerReferenceLengthMax) {
    marks.push({ customerReference: text });
  }
  const id = text.toLowerCase();
  if (id.startsWith('pay_')) marks.push({ id });
  if (id.startsWith('tx_')) marks.push({ transferId: id });
  const slug = slugIn(text);
  if (slug !== null) marks.push({ slug });
  marks.push(...numbersIn(text));
  const words = searchWordsIn(text);
  if (words !== null) marks.push(words);
  return marks;
}

/** The last segment of a checkout URL, or of what looks like one. */
export function slugIn(text: string): string | null {
  const path = /\/checkout\/([^/?#]+)/.exec(text)?.[1] ?? text;
  return idsOfSlug(path) === null ? null : path;
}

/** Common spellings, including our pages': `5 000`, `5 000 FCFA`, `FCFA 5,000`, `+237 653 45 67 89`. */
function numbersIn(text: string): readonly PaymentMark[] {
  const digits = text.replaceAll(/^(?:FCFA|XAF)|(?:FCFA|XAF)$|[\s.,]/gi, '');
  if (!/^\+?\d{1,15}$/.test(digits)) return [];
  const amount = digits.startsWith('+') ? 0 : Number(digits);
  return [
    ...(amount >= LIMITS.amountMin && amount <= LIMITS.amountMax ? [{ amount }] : []),
    ...(digits.length === 3 ? [{ phoneEnding: digits }] : []),
  ];
}
