import type { Language } from './language.ts';

/** The shop's only product. Amounts are whole francs: XAF has no minor unit. */
export const PRODUCT = { amount: 5000, currency: 'XAF' } as const;

/** `5 000 FCFA`, `5,000 FCFA` */
export function price(amount: number, language: Language): string {
  return `${new Intl.NumberFormat(language).format(amount)}\u00a0FCFA`;
}
