import type { Locale } from '@mitako/contract/names';
import { formatAmount } from '../../basics/money.ts';
import type { PointData } from './points.ts';

/** How a language formats amounts and times. */
export interface Formatter {
  readonly amount: (minorUnits: number) => string;
  /** Date and time in Douala. */
  readonly when: (epochMs: number) => string;
  /** The same with the name of the time zone, for the first time in a paragraph. */
  readonly whenWithZone: (epochMs: number) => string;
}

/** One language: a whole sentence for each point. */
export type Words = {
  readonly [Kind in keyof PointData]: (data: PointData[Kind], format: Formatter) => string;
};

const zones: Readonly<Record<Locale, string>> = { fr: 'heure de Douala', en: 'Douala time' };

const clocks: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  fr: new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Africa/Douala' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Africa/Douala' }),
};

export function formatterOf(locale: Locale, currency: string): Formatter {
  const when = (epochMs: number): string => {
    const text = clocks[locale].format(epochMs);
    // French uses an ordinal for the first day of a month only.
    return locale === 'fr' ? text.replace(/^1 /, '1er ') : text;
  };
  return {
    amount: (minorUnits) => formatAmount(minorUnits, currency, locale),
    when,
    whenWithZone: (epochMs) => `${when(epochMs)} (${zones[locale]})`,
  };
}

/** Joins the parts that exist. */
export function phrase(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

/** Capitalises the beginning of a sentence. */
export function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
