import { en } from './en.ts';
import { es } from './es.ts';
import { fr, type Messages } from './fr.ts';

/** French first: the language of a browser that asks for none of these. */
export const LANGUAGES = ['fr', 'en', 'es'] as const;

/** A language of the pages, by its code of ISO 639. */
export type Language = (typeof LANGUAGES)[number];

/** The texts of each language. A language is one file and its name here. */
export const CATALOGUE: Readonly<Record<Language, Messages>> = { fr, en, es };

/**
 * Words in place of the pages' own, in any of their languages: `{ fr: { order: { payTo: 'Payer à' } } }`. What is
 * absent stays. A text with a value in it is a function of that value, as in `src/text/en.ts` of this package.
 */
export type CheckoutTexts = { readonly [Name in Language]?: Reworded<Messages> };

type Reworded<Part> = {
  readonly [Name in keyof Part]?: Part[Name] extends string | ((...values: never[]) => unknown)
    ? Part[Name]
    : Reworded<Part[Name]>;
};

/** The catalogue with an operator's own words in it. */
export function reworded(texts: CheckoutTexts): Readonly<Record<Language, Messages>> {
  const entries = LANGUAGES.map((name) => [name, replaced(CATALOGUE[name], texts[name])]);
  return Object.fromEntries(entries) as Record<Language, Messages>;
}

function replaced<Part extends object>(part: Part, own: Reworded<Part> | undefined): Part {
  if (own === undefined) return part;
  const names = Object.keys(own) as (keyof Part)[];
  const entries = names.map((name) => {
    const [its, theirs]: [unknown, unknown] = [part[name], own[name]];
    if (theirs === undefined) return [name, its] as const;
    if (typeof its !== typeof theirs || theirs === null) {
      throw new TypeError(
        `texts: ${String(name)} is ${its === undefined ? 'no text of the pages' : `a ${typeof its}`}.`,
      );
    }
    return [name, isObject(its) && isObject(theirs) ? replaced(its, theirs) : theirs] as const;
  });
  return { ...part, ...Object.fromEntries(entries) };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
