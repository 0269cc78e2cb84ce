import { dateTimeFormat, firstOfMonth, fractionDigits, numberFormat } from '@mitako/pages';
import type { Page } from '../shell/page.ts';

/** `20 nov.`, `jeudi 20 novembre` or `20 novembre 2026`. A calendar day has no time zone. */
export function dayWords(date: string, { locale }: Page, length: 'short' | 'long' | 'year'): string {
  const format = dateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', {
    day: 'numeric',
    month: length === 'short' ? 'short' : 'long',
    timeZone: 'UTC',
    ...(length === 'long' && { weekday: 'long' as const }),
    ...(length === 'year' && { year: 'numeric' as const }),
  });
  return firstOfMonth(format.format(new Date(`${date}T00:00:00Z`)), locale);
}

/** `100 k`: the totals show the sign of the currency. */
export function shortAmount(value: number, currency: string, { locale }: Page): string {
  const format = numberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  return format.format(value / 10 ** fractionDigits(currency));
}

/** `87 %`; a dash without a value. */
export function percentWords(percent: number | null, { locale }: Page): string {
  if (percent === null) return '–';
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(percent / 100);
}
