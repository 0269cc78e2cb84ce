/**
 * A currency of a request. A literal other than `XAF` does not compile: it is nearly always a mistake. A `string` does: a
 * gateway may be configured with other currencies, and refuses all that are not configured.
 */
export interface InCurrency<Currency extends string> {
  /** ISO 4217 code; optional while a single currency is configured. */
  readonly currency?: (Currency & CurrencyLiteral<Currency>) | undefined;
}

/** The literal if it is XAF; otherwise what no literal is, so that the compiler shows its name. */
export type CurrencyLiteral<Currency extends string> = string extends Currency
  ? string
  : Uppercase<Currency> extends 'XAF'
    ? Currency
    : {
        /** No literal has it: it is there for its name. */
        readonly "Amounts are in 'XAF': pass another configured currency as a string": never;
      };
