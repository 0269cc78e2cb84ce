import type { Language } from './language.ts';

/** The shop's only product. Amounts are whole francs: XAF has no minor unit. */
export const PRODUCT = { amount: 5000, currency: 'XAF' } as const;

/** `5 000 FCFA`, `FCFA 5,000`: as the checkout writes it. */
export function price(amount: number, language: Language): string {
  const figure = new Intl.NumberFormat(language).format(amount);
  return language === 'fr' ? `${figure}\u00a0FCFA` : `FCFA\u00a0${figure}`;
}
