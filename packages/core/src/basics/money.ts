/** ISO 4217 exponents of the region's currencies: the number of decimals. */
export const CURRENCY_EXPONENTS: Readonly<Record<string, number>> = {
  XAF: 0,
  XOF: 0,
  GNF: 0,
  RWF: 0,
  BIF: 0,
  UGX: 0,
  CDF: 2,
  NGN: 2,
  GHS: 2,
  KES: 2,
  ZAR: 2,
  EUR: 2,
  USD: 2,
};

/** An amount as files and banks write it: `5000` of XAF, `50.00` of EUR. */
export function formatMajor(amount: number, currency: string): string {
  const exponent = CURRENCY_EXPONENTS[currency] ?? 0;
  if (exponent === 0) return String(amount);
  const digits = String(amount).padStart(exponent + 1, '0');
  return `${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`;
}

const formats = new Map<string, Intl.NumberFormat>();

/**
 * A formatted amount, `5 000 FCFA`, with the non-breaking spaces of the language.
 * @param locale BCP 47, `fr` or `es-GQ`
 */
export function formatAmount(amount: number, currency: string, locale: string): string {
  const name = `${locale} ${currency}`;
  let format = formats.get(name);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency, useGrouping: 'always' });
    formats.set(name, format);
  }
  const written = format.format(amount / 10 ** (CURRENCY_EXPONENTS[currency] ?? 0));
  // Spanish writes the currency last, in Equatorial Guinea too, of which CLDR has it first.
  const ordered = /^es\b/.test(locale) ? written.replace(/^(-?)([^\d-]+?)\u00a0?(\d.*)$/, '$1$3\u00a0$2') : written;
  // Typography has a minus; what Intl writes in most languages is a hyphen.
  return ordered.replace('-', '−');
}
