import { CATALOGUE, type Language, LANGUAGES } from '../../packages/checkout/src/text/catalogue.ts';
import type { Messages } from '../../packages/checkout/src/text/fr.ts';

/** A text of the catalogue; a function if it has placeholders. */
export type Text = string | ((...gaps: never[]) => string);

/** Value of placeholders; the text around it is searched for. */
const GAP = '\u0000';
/** Shorter ones, such as "Date", may be words of both languages. */
const LENGTH_MIN = 12;

/** Texts of the other languages' catalogues that a page in this language must not contain. */
export function foreignTexts(locale: Language): readonly string[] {
  const own = fragmentsOf(CATALOGUE[locale]).join('\n');
  return LANGUAGES.filter((language) => language !== locale)
    .flatMap((language) => fragmentsOf(CATALOGUE[language]))
    .filter((text) => text.length >= LENGTH_MIN && !own.includes(text));
}

/** Fragments that a page with this text must contain. */
export function wordsOf(locale: Language, choose: (text: Messages) => Text): readonly string[] {
  return fragmentsOf(choose(CATALOGUE[locale]));
}

/** Every text, split at its placeholders. */
export function fragmentsOf(node: unknown): readonly string[] {
  if (typeof node === 'string') {
    return node
      .split(GAP)
      .map((text) => text.trim())
      .filter((text) => text !== '');
  }
  if (typeof node === 'function') return fragmentsOf((node as (...gaps: readonly string[]) => unknown)(GAP, GAP, GAP));
  if (typeof node === 'object' && node !== null) return Object.values(node).flatMap(fragmentsOf);
  return [];
}
