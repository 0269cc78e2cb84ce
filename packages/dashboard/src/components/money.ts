import { formatAmount } from '@mitako/core';
import type { Page } from '../shell/page.ts';

/** The currency in which merchants enter amounts: CEMAC has one. */
export const CURRENCY = 'XAF';

/** `+5 000 FCFA`, `−1 000 FCFA`: what comes and what goes; nothing without a sign but nothing. */
export function signed(amount: number, money: (amount: number) => string): string {
  if (amount === 0) return money(0);
  return `${amount > 0 ? '+' : '−'}${money(Math.abs(amount))}`;
}

/** An amount with the sign of its currency. */
export function moneyOf(
  { locale }: Page,
  { amount, currency }: { readonly amount: number; readonly currency: string },
): string {
  return formatAmount(amount, currency, locale);
}
