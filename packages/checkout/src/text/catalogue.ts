import type { Locale } from '@mitako/contract';
import { en } from './en.ts';
import { fr, type Messages } from './fr.ts';

/** The texts of each language. */
export const CATALOGUE: { readonly [Name in Locale]: Messages } = { fr, en };
