import type { Locale } from '@mitako/contract/names';
import { formatAmount } from '../../basics/money.ts';
import type { Sum } from './texts.ts';

/** A page of the dashboard, in the mode of what the message is about. */
export function panelPath(livemode: boolean, path: string): string {
  return `/dashboard/${livemode ? 'live' : 'test'}${path}`;
}

/** How many there were, and how much money in all: `60 000 FCFA`, or an amount of each currency. */
export function totalOf(sums: readonly Sum[], locale: Locale): { readonly count: number; readonly total: string } {
  return {
    count: sums.reduce((count, sum) => count + sum.count, 0),
    total: sums.map(({ amount, currency }) => formatAmount(amount, currency, locale)).join(' + '),
  };
}
