import type { Checkout, CheckoutMethod, Provider } from '@mitako/contract';

export interface Operator {
  readonly provider: Provider;
  readonly label: string;
  readonly available: boolean;
  readonly limits: CheckoutMethod['limits'];
  /** How its numbers begin, in E.164. */
  readonly prefixes: CheckoutMethod['phone_prefixes'];
}

/** Mobile-money operators that this checkout offers, in its order. */
export function operatorsOf(checkout: Checkout): readonly Operator[] {
  return checkout.methods.flatMap(({ type, provider, label, available, limits, phone_prefixes: prefixes }) =>
    type === 'mobile_money' && provider !== null ? [{ provider, label, available, limits, prefixes }] : [],
  );
}

/**
 * Whose number this seems to be, null when nobody's prefix fits. Only a hint: a number is kept when its owner changes
 * the operator.
 */
export function operatorOfNumber(operators: readonly Operator[], phone: string): Operator | null {
  const lengthOf = ({ prefixes }: Operator): number =>
    Math.max(0, ...prefixes.filter((prefix) => phone.startsWith(prefix)).map((prefix) => prefix.length));
  const longest = operators.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  return longest !== undefined && lengthOf(longest) > 0 ? longest : null;
}

/** The code to dial that an operator's words name, `*126#`; a phone calls it with one tap. */
export function dialCodeIn(words: string): string | null {
  return /[*#][\d*#]*#/.exec(words)?.[0] ?? null;
}
