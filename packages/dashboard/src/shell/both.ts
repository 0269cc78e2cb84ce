import type { Locale } from '@mitako/contract';
import { ownTextsOf } from './own-texts.ts';

/** A value in both languages. */
export type Both<Value> = { readonly [Name in Locale]: Value };

interface Texts {
  readonly [name: string]: Both<Text> | TextWithValues | Texts;
}

type Text = string | readonly unknown[];

/** `(amount: string) => ({ fr: `…`, en: `…` })`. The values are checked where the text is used. */
type TextWithValues = (...values: never[]) => Both<Text>;

/** A text that may lack a language, so that the error is at the text and not at each of its uses. */
type InSome<Value> = { readonly fr: Value } | { readonly en: Value };

type In<Some> =
  Some extends InSome<infer Value>
    ? Value
    : Some extends (...values: infer Values) => InSome<infer Value>
      ? (...values: Values) => Value
      : { readonly [Name in keyof Some]: In<Some[Name]> };

/** What each of the texts has to be. */
type Checked<Some> = {
  readonly [Name in keyof Some]: Some[Name] extends InSome<unknown>
    ? Both<Text>
    : Some[Name] extends (...values: never[]) => unknown
      ? TextWithValues
      : Checked<Some[Name]>;
};

/**
 * Texts by name that are written side by side, each in both languages, as pages read them: all of one language. A missing
 * language does not compile.
 */
export function inBoth<Some>(texts: Some & Checked<Some>): Both<In<Some>> {
  const [fr, en] = [pick(texts, 'fr') as In<Some>, pick(texts, 'en') as In<Some>];
  const both: Both<In<Some>> = {
    get fr() {
      return (ownTextsOf(both)?.fr as In<Some> | undefined) ?? fr;
    },
    get en() {
      return (ownTextsOf(both)?.en as In<Some> | undefined) ?? en;
    },
  };
  return both;
}

function pick(texts: Texts[string], locale: Locale): unknown {
  if (typeof texts === 'function') return (...values: never[]) => texts(...values)[locale];
  if (isText(texts)) return texts[locale];
  return Object.fromEntries(Object.entries(texts).map(([name, below]) => [name, pick(below, locale)]));
}

function isText(texts: Texts | Both<Text>): texts is Both<Text> {
  return 'fr' in texts;
}
