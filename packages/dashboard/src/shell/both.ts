import type { Locale } from '@mitako/contract';

/** A text, or texts, in both languages: a missing one does not compile. */
export type Both<Texts> = { readonly [Name in Locale]: Texts };
