import { formatAmount } from '@mitako/core';
import type { Page } from '../shell/page.ts';

/** The currency in which merchants enter amounts: CEMAC has one. */
export const CURRENCY = 'XAF';

interface Money {
  readonly amount: number;
  readonly currency: string;
}

/** `+5 000 FCFA`, `−1 000 FCFA`: what comes and what goes; zero has no sign. */
export function signed(page: Page, { amount, currency }: Money): string {
  const sign = amount === 0 ? '' : amount > 0 ? '+' : '−';
  return sign + moneyOf(page, { amount: Math.abs(amount), currency });
}

/** An amount with the sign of its currency. */
export function moneyOf({ locale }: Page, { amount, currency }: Money): string {
  return formatAmount(amount, currency, locale);
}
