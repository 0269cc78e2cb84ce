import { folded } from '../basics/letters.ts';
import type { Payment } from '../model.ts';

/** Longest term, in UTF-16 code units. What is longer is found by its beginning. */
const TERM_LENGTH_MAX = 32;
/** Terms of a payment's text, those of its reference first. */
const TEXT_TERMS_MAX = 16;
/** Words of a description that have a row, where descriptions are indexed. */
const DESCRIPTION_TERMS_MAX = 6;
/** Words of a query that count. */
const WORDS_MAX = 8;
/** A reference that changes between letters and digits more often looks random: its last number means nothing. */
const CHANGES_MAX = 3;

type Texts = Pick<Payment, 'customerReference' | 'description'>;

/** What a text is searched by. */
export interface SearchWords {
  /** Its letters and digits together: a reference, or the beginning of one. */
  readonly joined: string;
  /** Each once. A payment's text matches if each of them begins one of its terms. */
  readonly words: readonly string[];
}

/** The terms by which a payment's reference is looked up, each a row of the index: all of it, and its last number. */
export function referenceTermsOf(customerReference: string | null): readonly string[] {
  if (customerReference === null) return [];
  const joined = runsIn(customerReference).join('');
  if (joined === '') return [];
  const pieces = piecesOf(joined);
  const last = customerReference.match(NUMBERS)?.at(-1);
  const number = last === undefined || looksRandom(pieces) ? [] : [cut(runsIn(last).join(''))];
  return [...new Set([cut(joined), ...number])];
}

/** The first words of its description, where descriptions are indexed. A single letter is none. */
export function descriptionTermsOf({ customerReference, description }: Texts): readonly string[] {
  const words = new Set(runsIn(description ?? '').flatMap(termsOfRun));
  const known = referenceTermsOf(customerReference);
  return [...words].filter((word) => word.length > 1 && !known.includes(word)).slice(0, DESCRIPTION_TERMS_MAX);
}

/**
 * A payment's reference and description as they are compared with a query: their terms, each between two spaces, without
 * case and accents. Null: there are none. Neither of the two changes once the payment exists.
 */
export function searchTextOf({ customerReference, description }: Texts): string | null {
  const ofReference = runsIn(customerReference ?? '');
  const words = looksRandom(piecesOf(ofReference.join(''))) ? [] : ofReference;
  const all = [...words, ...runsIn(description ?? '')].flatMap(termsOfRun);
  const terms = new Set([...referenceTermsOf(customerReference), ...all]);
  return terms.size === 0 ? null : ` ${[...terms].slice(0, TEXT_TERMS_MAX).join(' ')} `;
}

/** Null: it has neither letters nor digits. */
export function searchWordsIn(query: string): SearchWords | null {
  const runs = runsIn(query);
  if (runs.length === 0) return null;
  return { joined: cut(runs.join('')), words: [...new Set(runs.flatMap(wordsOfRun))].slice(0, WORDS_MAX) };
}

export function isNumber(term: string): boolean {
  return NUMBER.test(term);
}

const NUMBER = /^\p{N}+$/u;
const NUMBERS = /\p{N}+/gu;
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
  return (isLostIn(pieces) ? [run, ...pieces] : pieces).map(cut);
}

/** A letter at the end may be the beginning of a piece. */
function wordsOfRun(run: string): readonly string[] {
  const pieces = piecesOf(run);
  return isLostIn(pieces.slice(0, -1)) || (pieces.length > 1 && pieces.every(isLost)) ? [cut(run)] : pieces.map(cut);
}

function piecesOf(run: string): readonly string[] {
  return run.match(PIECES) ?? [];
}

function looksRandom(pieces: readonly string[]): boolean {
  return pieces.length - 1 > CHANGES_MAX;
}

function isLostIn(pieces: readonly string[]): boolean {
  return pieces.length > 1 && pieces.some(isLost);
}

function isLost(piece: string): boolean {
  return piece.length === 1;
}

/** Never half a character. */
function cut(term: string): string {
  return term.length <= TERM_LENGTH_MAX ? term : term.slice(0, TERM_LENGTH_MAX).replace(/[\uD800-\uDBFF]$/, '');
}
