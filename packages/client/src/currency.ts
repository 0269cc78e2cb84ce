/**
 * A currency of a request. A literal other than `XAF` does not compile: it is nearly always a mistake. A `string` does: a
 * gateway may be configured with other currencies, and refuses those that it is not.
 */
export interface InCurrency<Currency extends string> {
  /** ISO 4217 code; optional while a single currency is configured. */
  readonly currency?: (Currency & CurrencyLiteral<Currency>) | undefined;
}

/** The literal if it is XAF; what the compiler shows otherwise. */
export type CurrencyLiteral<Currency extends string> = string extends Currency
  ? string
  : Uppercase<Currency> extends 'XAF'
    ? Currency
    : 'Amounts are in XAF: pass another configured currency as a string';
