import type { Locale } from '@mitako/contract';

/** Chooses the text for a count by the rules of the language; `#` becomes the count. */
export function plural(locale: Locale, count: number, texts: { readonly one: string; readonly other: string }): string {
  const rule = new Intl.PluralRules(locale).select(count);
  return texts[rule === 'one' ? 'one' : 'other'].replace('#', String(count));
}
