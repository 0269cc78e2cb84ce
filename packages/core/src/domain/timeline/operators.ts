import type { Provider } from '@mitako/contract/names';

/** What operators call what they sell. */
export const PRODUCTS: Readonly<Record<Provider, string>> = {
  mtn_momo: 'MTN Mobile Money',
  orange_money: 'Orange Money',
};

/** What people call the operators. */
export const OPERATORS: Readonly<Record<Provider, string>> = { mtn_momo: 'MTN', orange_money: 'Orange' };

/** For the beginning of a sentence. */
export function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
