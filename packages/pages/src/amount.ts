import { numberFormat } from './remembered-formats.ts';

/** An amount as typed, `5 000`, in minor units of the currency; null if it is not an amount. */
export function amountIn(typed: string, currency: string): number | null {
  const digits = fractionDigits(currency);
  const [, whole = '', fraction = ''] = /^(\d{1,12})(?:[.,](\d+))?$/.exec(typed.replaceAll(/\s/g, '')) ?? [];
  if (whole === '' || fraction.length > digits) return null;
  return Number(`${whole}${fraction.padEnd(digits, '0')}`);
}

/** An amount as shown in a field: digits only. */
export function amountTyped(amount: number, currency: string): string {
  const digits = fractionDigits(currency);
  return (amount / 10 ** digits).toFixed(digits);
}

/** Digits of the currency's minor unit (ISO 4217): 0 of XAF, 2 of EUR. */
export function fractionDigits(currency: string): number {
  return numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0;
}

/** How people write the currency: `FCFA`. */
export function currencySign(currency: string, locale: string): string {
  const parts = numberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}
