import { LOCALES } from '@mitako/contract';
import { findTextFaults, reworded, type Reworded, type TextFault } from '@mitako/core';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr, type Messages } from './fr.ts';

/** The languages of this package, French first: the language of a browser that asks for none of the pages' languages. */
export const LANGUAGES = ['fr', 'en', 'es'] as const;

/** A language of this package, by its code of ISO 639. */
export type Language = (typeof LANGUAGES)[number];

/** The texts of each language. A language is one file and its name here. */
export const CATALOGUE: Readonly<Record<Language, Messages>> = { fr, en, es };

/** A language that pages are shown in. */
export interface ShownLanguage {
  readonly code: string;
  readonly text: Messages;
}

/** The default first. */
export type ShownLanguages = readonly [ShownLanguage, ...ShownLanguage[]];

/**
 * Words in place of the pages' own, in any of their languages: `{ fr: { order: { payTo: 'Payer à' } } }`. What is
 * absent stays. A text with a value in it is a function of that value, as in `en` of this package.
 */
export type CheckoutTexts = { readonly [Name in Language]?: Reworded<Messages> };

/** Further languages by their codes of ISO 639, each with every text of the pages: `{ ln: lingala }`. */
export type CheckoutLanguages = Readonly<Record<string, Messages>>;

/** Each mistake in texts of the pages' own languages. The value may come from a file without types. */
export function findCheckoutTextFaults(texts: unknown): readonly TextFault[] {
  return findTextFaults(CATALOGUE, texts);
}

/**
 * The pages' own languages with an operator's words in them, then the operator's languages.
 * @throws TypeError when a text or a language cannot be shown
 */
export function shownLanguages(texts: CheckoutTexts, languages: CheckoutLanguages): ShownLanguages {
  const [fault] = findCheckoutTextFaults(texts);
  if (fault !== undefined) throw new TypeError(`${['texts', ...fault.path].join('.')} ${fault.message}`);
  const inOwn = (code: Language): ShownLanguage => ({ code, text: reworded(CATALOGUE[code], texts[code] ?? {}) });
  const [first, ...others] = LANGUAGES;
  return [inOwn(first), ...others.map(inOwn), ...Object.entries(languages).map(([code, text]) => whole(code, text))];
}

function whole(code: string, theirs: Messages): ShownLanguage {
  const at = `languages: ${code}`;
  if (Object.hasOwn(CATALOGUE, code)) throw new TypeError(`${at} exists. Change its words with the option texts.`);
  if (!/^[a-z]{2,3}$/.test(code)) throw new TypeError(`${at} is no code of ISO 639, such as ln.`);
  if (!isObject(theirs)) throw new TypeError(`${at} must be an object with every text of the pages.`);
  const text = replaced(fr, theirs, ['languages', code]);
  const { locale, prompts } = text.language;
  if (!isLocale(locale)) throw new TypeError(`${at}.language.locale: ${locale} is no language tag, such as ln-CD.`);
  if (!LOCALES.includes(prompts)) throw new TypeError(`${at}.language.prompts must be one of ${LOCALES.join(', ')}.`);
  return { code, text };
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** The texts of a language, which must have every one. */
function replaced<Part extends object>(part: Part, own: Part, path: readonly string[]): Part {
  const unknown = Object.keys(own).find((name) => !Object.hasOwn(part, name));
  if (unknown !== undefined) throw new TypeError(`${pathOf([...path, unknown])} is no text of the pages.`);
  const names = Object.keys(part) as (keyof Part & string)[];
  const entries = names.map((name) => {
    const [its, theirs]: [unknown, unknown] = [part[name], own[name]];
    const here = [...path, name];
    if (theirs === undefined) throw new TypeError(`${pathOf(here)} is missing.`);
    if (typeof its !== typeof theirs || theirs === null || Array.isArray(theirs))
      throw new TypeError(`${pathOf(here)} must be of type ${typeof its}.`);
    if (theirs === '') throw new TypeError(`${pathOf(here)} must not be empty.`);
    return [name, isObject(its) && isObject(theirs) ? replaced(its, theirs, here) : theirs] as const;
  });
  return Object.fromEntries(entries) as Part;
}

/** `languages: ln.order.payTo` */
function pathOf([option, ...names]: readonly string[]): string {
  return `${option}: ${names.join('.')}`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
