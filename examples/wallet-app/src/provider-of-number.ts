import type { Checkout, PayByMobileMoneyParams } from '@mitako/client/wallet';

/**
 * The provider of a number, by its longest matching prefix; undefined if none matches. A hint only: numbers can be
 * ported.
 */
export function providerOfNumber(checkout: Checkout, phone: string): PayByMobileMoneyParams['provider'] | undefined {
  const [best] = checkout.methods
    .flatMap(({ provider, phone_prefixes: prefixes }) =>
      prefixes.flatMap((prefix) => (provider !== null && phone.startsWith(prefix) ? [{ provider, prefix }] : [])),
    )
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  return best?.provider;
}
