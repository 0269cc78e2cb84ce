/** The shop's only product. Amounts are whole francs: XAF has no minor unit. */
export const PRODUCT = {
  name: 'Café arabica de Foumbot',
  weight: '500 g, en grains',
  amount: 5000,
  currency: 'XAF',
} as const;

const francs = new Intl.NumberFormat('fr');

/** `5 000 FCFA` */
export function price(amount: number): string {
  return `${francs.format(amount)}\u00a0FCFA`;
}
