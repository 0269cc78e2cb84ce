import type { MerchantMode } from '@mitako/core';
import { isIndexed, isNumber } from '@mitako/core/engine';
import { type Expression, sql, type SqlBool } from 'kysely';
import type { Reader } from '../../engine/reader.ts';
import { TERMS_MAX, type TermRange, type WordIndex } from './word-index.ts';

/** How the payments with all words are found, at a bounded cost. */
export type WordsPlan =
  /** There are none. */
  | { readonly by: 'nothing' }
  /** Few have a word: all of them. */
  | { readonly by: 'range'; readonly range: TermRange; readonly rest: readonly Expression<SqlBool>[] }
  /** Few terms begin with a word: the newest of each. */
  | { readonly by: 'terms'; readonly terms: readonly string[]; readonly rest: readonly Expression<SqlBool>[] }
  /** Many payments have each word, in many terms: the newest payments. */
  | { readonly by: 'payments'; readonly rest: readonly Expression<SqlBool>[] };

interface Word {
  readonly range: TermRange;
  /** Payments with it, counted up to one more than may be examined. */
  readonly count: number;
  /** On a payment's text. */
  readonly test: Expression<SqlBool>;
}

/** @param fewMax payments that may all be examined */
export function createWordsPlanner(
  reader: Reader,
  index: WordIndex,
  fewMax: number,
): (owner: MerchantMode, words: readonly string[]) => Promise<WordsPlan> {
  const countOf = reader.prepared(index.counting(fewMax + 1));
  const termsIn = reader.prepared(index.walking);

  return async (owner, words) => {
    const found = await Promise.all(words.filter(isIndexed).map((word) => wordOf(owner, word)));
    if (found.length === 0 || found.some(({ count }) => count === 0)) return { by: 'nothing' };
    const confirming = words.filter((word) => !isIndexed(word)).map((word) => begins(word));
    const [rarest] = found.toSorted((one, other) => one.count - other.count);
    if (rarest !== undefined && rarest.count <= fewMax) {
      return { by: 'range', range: rarest.range, rest: restBeside(rarest) };
    }
    const walked = await Promise.all(
      found.map(async (word) => ({ word, terms: await termsIn({ ...owner, ...word.range }) })),
    );
    const [narrowest] = walked.toSorted((one, other) => one.terms.length - other.terms.length);
    if (narrowest === undefined || narrowest.terms.length === 0) return { by: 'nothing' };
    if (narrowest.terms.length <= TERMS_MAX) {
      return { by: 'terms', terms: narrowest.terms.map(({ term }) => term), rest: restBeside(narrowest.word) };
    }
    return { by: 'payments', rest: restBeside(null) };

    function restBeside(leading: Word | null): readonly Expression<SqlBool>[] {
      return [...found.filter((word) => word !== leading).map(({ test }) => test), ...confirming];
    }
  };

  /** A number is a whole one, if there is a payment that has it: what begins with 17 is rarely meant. */
  async function wordOf(owner: MerchantMode, word: string): Promise<Word> {
    if (isNumber(word)) {
      const range = { from: word, to: `${word}${BEFORE_LETTERS}` };
      const count = await counted(owner, range);
      if (count > 0) return { range, count, test: isIn(`% ${word} %`) };
    }
    const range = { from: word, to: `${word}${LAST_CHARACTER}` };
    return { range, count: await counted(owner, range), test: begins(word) };
  }

  async function counted(owner: MerchantMode, range: TermRange): Promise<number> {
    const [row] = await countOf({ ...owner, ...range });
    return row?.count ?? 0;
  }
}

const BEFORE_LETTERS = ' ';
/** In bytes, as terms are compared. */
const LAST_CHARACTER = '\u{10FFFF}';

function begins(word: string): Expression<SqlBool> {
  return isIn(`% ${word}%`);
}

/** Words have neither `%` nor `_`. */
function isIn(pattern: string): Expression<SqlBool> {
  return sql<SqlBool>`(search_text is not null and search_text like ${pattern})`;
}
