import type { Checkout, CheckoutMethod } from '@mitako/contract';

/** A provider of mobile money, as its rail declares it. */
export interface Provider extends Pick<CheckoutMethod, 'label' | 'monogram' | 'colors' | 'available' | 'limits'> {
  readonly id: string;
  /** How its numbers begin, in E.164. */
  readonly prefixes: CheckoutMethod['phone_prefixes'];
}

/** Mobile-money providers that this checkout offers, in its order. */
export function providersOf(checkout: Checkout): readonly Provider[] {
  return checkout.methods.flatMap(({ type, provider: id, phone_prefixes: prefixes, ...declared }) =>
    type === 'mobile_money' && id !== null ? [{ ...declared, id, prefixes }] : [],
  );
}

/**
 * Whose number this seems to be, null when nobody's prefix fits. Only a hint: a number is kept when its owner changes
 * the provider.
 */
export function providerOfNumber(providers: readonly Provider[], phone: string): Provider | null {
  const lengthOf = ({ prefixes }: Provider): number =>
    Math.max(0, ...prefixes.filter((prefix) => phone.startsWith(prefix)).map((prefix) => prefix.length));
  const longest = providers.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  return longest !== undefined && lengthOf(longest) > 0 ? longest : null;
}

/** The code to dial that a provider's words name, `*126#`; a phone calls it with one tap. */
export function dialCodeIn(words: string): string | null {
  return /(?<![\d*#])[*#][\d*#]*#/.exec(words)?.[0] ?? null;
}
