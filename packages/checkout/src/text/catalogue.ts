import type { Locale } from '@mitako/contract';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Messages } from './messages.ts';

/** The texts of each language. */
export const CATALOGUE: { readonly [Name in Locale]: Messages } = { fr, en };
