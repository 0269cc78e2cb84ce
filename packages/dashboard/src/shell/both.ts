import type { Locale } from '@mitako/contract';

/** A value in both languages. */
export type Both<Value> = { readonly [Name in Locale]: Value };

/** Texts by name, each in both languages: a missing language does not compile. */
export interface Texts {
  readonly [name: string]: Both<Text> | TextWithValues | Texts;
}

type Text = string | readonly unknown[];

/** `(amount: string) => ({ fr: `…`, en: `…` })`. The values are checked where the text is used. */
type TextWithValues = (...values: never[]) => Both<Text>;

type In<Some> =
  Some extends Both<infer Value>
    ? Value
    : Some extends (...values: infer Values) => Both<infer Value>
      ? (...values: Values) => Value
      : { readonly [Name in keyof Some]: In<Some[Name]> };

/** Texts that are written side by side, as pages read them: all of one language. */
export function inBoth<Some extends Texts>(texts: Some): Both<In<Some>> {
  return { fr: pick(texts, 'fr') as In<Some>, en: pick(texts, 'en') as In<Some> };
}

function pick(texts: Texts[string], locale: Locale): unknown {
  if (typeof texts === 'function') return (...values: never[]) => texts(...values)[locale];
  if (isText(texts)) return texts[locale];
  return Object.fromEntries(Object.entries(texts).map(([name, below]) => [name, pick(below, locale)]));
}

function isText(texts: Texts | Both<Text>): texts is Both<Text> {
  return 'fr' in texts;
}
