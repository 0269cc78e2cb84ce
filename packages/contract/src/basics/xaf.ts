import { LIMITS } from './limits.ts';

declare const unit: unique symbol;

/** Whole francs CFA (XAF), which have no smaller unit. A number that was checked. */
export type Xaf = number & {
  /** For the compiler only. */
  readonly [unit]: 'XAF';
};

/** The literal if it is whole; what the compiler shows otherwise. */
export type WholeLiteral<Amount extends number> = `${Amount}` extends `${string}.${string}` | `${string}e-${string}`
  ? 'XAF has no fraction: write whole francs'
  : Amount;

/**
 * An amount to pay in XAF: `xaf(5000)` is 5 000 FCFA. A literal with a fraction does not compile.
 * @throws RangeError unless it is an integer of 1 … 99 999 999
 */
export function xaf<const Amount extends number>(amount: WholeLiteral<Amount>): Xaf {
  if (Number.isInteger(amount) && Number(amount) >= LIMITS.amountMin && Number(amount) <= LIMITS.amountMax) {
    return amount as number as Xaf;
  }
  throw new RangeError(`${amount} is not an amount in XAF: use whole francs, 1 to 99 999 999.`);
}

/** `5 000 FCFA`, with the no-break spaces of French (U+202F in the number, U+00A0 before the unit). */
export function formatXaf(amount: number): string {
  return new Intl.NumberFormat('fr', { style: 'currency', currency: 'XAF' }).format(amount);
}

/**
 * Reads what a person wrote: `5 000 FCFA`, `5000`, `5.000 F CFA`, `XAF 5,000`. Separators stand between groups of three
 * digits only, so `5,00` and `50.5` are refused rather than multiplied.
 * @throws RangeError when it is not such an amount
 */
export function parseXaf(text: string): Xaf {
  const words = text.replaceAll(/\s/g, ' ').trim();
  const bare = words.replace(/^(?:F ?CFA|XAF|CFA) ?| ?(?:F ?CFA|XAF|CFA|F)$/i, '');
  if (/^\d+$/.test(bare) || /^\d{1,3}(?:(?: \d{3})+|(?:\.\d{3})+|(?:,\d{3})+)$/.test(bare)) {
    return xaf(Number(bare.replaceAll(/[ .,]/g, '')));
  }
  throw new RangeError(`"${text}" is not an amount in XAF: write whole francs, such as 5 000 FCFA.`);
}
