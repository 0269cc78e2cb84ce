import type { MerchantMode } from '@mitako/core';
import { isNumber, type SearchWords } from '@mitako/core/engine';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { Reader } from '../../engine/reader.ts';
import { countingTerms, type TermRange } from './terms.ts';

/** How the payments of a text are found, at a bounded cost. */
export type TextPlan =
  /** Few begin so: all of them. */
  | { readonly by: 'range'; readonly range: TermRange }
  /** Many do, or the words are of a description: the newest payments, by their texts. */
  | { readonly by: 'payments'; readonly rest: readonly Expression<SqlBool>[] };

/** A shorter beginning is in too many references. */
const BEGINNING_LENGTH_MIN = 3;

/** @param fewMax payments that may all be examined */
export function createTermPlanner(
  reader: Reader,
  fewMax: number,
): (owner: MerchantMode, searched: SearchWords) => Promise<TextPlan | null> {
  const countOf = reader.prepared(countingTerms(fewMax + 1));

  /** By the terms that have rows; null: none begins so. */
  return async (owner, { joined }) => {
    // A number is a whole one, if a payment has it: what begins with 17 is rarely meant.
    const ranges = [
      ...(isNumber(joined) ? [{ from: joined, to: `${joined}${BEFORE_LETTERS}` }] : []),
      ...(joined.length < BEGINNING_LENGTH_MIN ? [] : [{ from: joined, to: `${joined}${LAST_CHARACTER}` }]),
    ];
    for (const range of ranges) {
      const [row] = await countOf({ ...owner, ...range });
      const count = row?.count ?? 0;
      if (count > fewMax) return { by: 'payments', rest: [begins(joined)] };
      if (count > 0) return { by: 'range', range };
    }
    return null;
  };
}

/** Payments whose texts have all words, among the newest. */
export function byTexts({ words }: SearchWords): TextPlan {
  return { by: 'payments', rest: words.map(begins) };
}

const BEFORE_LETTERS = ' ';
/** In bytes, as terms are compared. */
const LAST_CHARACTER = '\u{10FFFF}';

/** Words have neither `%` nor `_`. */
function begins(word: string): Expression<SqlBool> {
  return sql<SqlBool>`(search_text is not null and search_text like ${`% ${word}%`})`;
}
