import type { Locale, PaymentLink } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { TEXT } from './text.ts';

/** `2 500 FCFA`, `Montant libre` or the bounds of what customers choose. */
export function amountWords({ locale }: { readonly locale: Locale }, link: PaymentLink): string {
  const { amount, amount_min: min, amount_max: max, currency } = link;
  const text = TEXT[locale];
  const money = (value: number): string => formatAmount(value, currency, locale);
  if (amount !== null) return money(amount);
  if (min !== null && max !== null) return text.between(money(min), money(max));
  if (min !== null) return text.from(money(min));
  return max === null ? text.open : text.upTo(money(max));
}
