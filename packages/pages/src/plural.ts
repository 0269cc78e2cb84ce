import { pluralRules } from './remembered-formats.ts';

/**
 * Chooses the text for a count by the rules of the language; `#` becomes the count.
 * @param shown the count in words, `more than 10 000`
 */
export function plural(
  locale: string,
  count: number,
  texts: { readonly one: string; readonly other: string },
  shown = String(count),
): string {
  const rule = pluralRules(locale).select(count);
  return texts[rule === 'one' ? 'one' : 'other'].replace('#', shown);
}
