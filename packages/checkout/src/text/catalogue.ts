import { en } from './en.ts';
import { es } from './es.ts';
import { fr, type Messages } from './fr.ts';

/** The texts of each language, by its code of ISO 639. A language is one file and one name here. */
export const CATALOGUE = { fr, en, es } satisfies { readonly [code: string]: Messages };

/** A language of the pages. */
export type Language = keyof typeof CATALOGUE;

/** French first: the language of a browser that asks for none of these. */
export const LANGUAGES: readonly [Language, ...Language[]] = ['fr', 'en', 'es'];
