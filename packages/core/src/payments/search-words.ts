import { folded } from '../basics/letters.ts';
import type { Payment } from '../model.ts';

/** Longest term, in UTF-16 code units. What is longer is found by its beginning. */
const TERM_LENGTH_MAX = 32;
/** Terms of one payment, those of its reference first. Each is a row of the index. */
const TERMS_MAX = 16;
/** Words of a query that count. */
const WORDS_MAX = 8;
/** A number is also found by its last digits. */
const ENDING_LENGTHS = [4, 5, 6, 7, 8] as const;

/**
 * A payment's reference and description as they are searched: their terms, each between two spaces, without case and
 * accents. Null: there are none. Neither of the two changes once the payment exists.
 */
export function searchTextOf({
  customerReference,
  description,
}: Pick<Payment, 'customerReference' | 'description'>): string | null {
  if (customerReference === null && description === null) return null;
  const terms = new Set<string>();
  let indexed = 0;
  for (const run of runsIn(`${customerReference ?? ''} ${description ?? ''}`)) {
    for (const term of termsOfRun(run)) {
      if (terms.has(term)) continue;
      if (isIndexed(term) && (indexed += 1) > TERMS_MAX) return ` ${[...terms].join(' ')} `;
      terms.add(term);
    }
  }
  return terms.size === 0 ? null : ` ${[...terms].join(' ')} `;
}

/** The terms by which it is found. A single letter only confirms what another word has found. */
export function indexedTermsOf(searchText: string | null): readonly string[] {
  return searchText === null ? [] : searchText.trim().split(' ').filter(isIndexed);
}

/** Whether a word, or a term, is looked up. */
export function isIndexed(term: string): boolean {
  return term.length > 1 || isNumber(term);
}

export function isNumber(term: string): boolean {
  return NUMBER.test(term);
}

/**
 * The words of a query, each once. A payment matches if it has all of them: a number as a whole term, or where no payment
 * of the merchant has it, and every other word, as the beginning of a term.
 */
export function searchWordsIn(query: string): readonly string[] {
  const words = new Set(runsIn(query).flatMap(wordsOfRun));
  return [...words].slice(0, WORDS_MAX);
}

const NUMBER = /^\p{N}+$/u;
const RUNS = /[\p{L}\p{N}]+/gu;
const PIECES = /\p{L}+|\p{N}+/gu;
/** Most texts are plain, and cost a third then. */
const PLAIN = /^[ -~]*$/;
const PLAIN_RUNS = /[a-z0-9]+/g;

/** Letters and digits that stand together, in lower case, without accents; `œ` as `oe`. */
function runsIn(text: string): readonly string[] {
  if (PLAIN.test(text)) return text.toLowerCase().match(PLAIN_RUNS) ?? [];
  return folded(text).replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('ß', 'ss').match(RUNS) ?? [];
}

/** `cmd1042` has the terms `cmd` and `1042`. Whole is what would be lost in its parts: `a1b2c3`. */
function termsOfRun(run: string): readonly string[] {
  const pieces = piecesOf(run);
  const terms = pieces.flatMap((piece) => (isNumber(piece) ? [cut(piece), ...endingsOf(piece)] : [cut(piece)]));
  return isLostIn(pieces) ? [cut(run), ...terms] : terms;
}

/** A letter at the end may be the beginning of a piece. */
function wordsOfRun(run: string): readonly string[] {
  const pieces = piecesOf(run);
  return isLostIn(pieces.slice(0, -1)) || (pieces.length > 1 && pieces.every(isLost)) ? [cut(run)] : pieces.map(cut);
}

function piecesOf(run: string): readonly string[] {
  return run.match(PIECES) ?? [];
}

function isLostIn(pieces: readonly string[]): boolean {
  return pieces.length > 1 && pieces.some(isLost);
}

function isLost(piece: string): boolean {
  return piece.length === 1;
}

function endingsOf(number: string): readonly string[] {
  return ENDING_LENGTHS.filter((length) => length < number.length).map((length) => number.slice(-length));
}

/** Never half a character. */
function cut(term: string): string {
  return term.length <= TERM_LENGTH_MAX ? term : term.slice(0, TERM_LENGTH_MAX).replace(/[\uD800-\uDBFF]$/, '');
}
