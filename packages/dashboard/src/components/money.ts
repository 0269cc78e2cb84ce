import { formatAmount } from '@mitako/core';
import type { Page } from '../shell/page.ts';

/** An amount with the sign of its currency. */
export function moneyOf(
  { locale }: Page,
  { amount, currency }: { readonly amount: number; readonly currency: string },
): string {
  return formatAmount(amount, currency, locale);
}
