import type { Checkout, PayByMobileMoneyParams } from '@mitako/client/wallet';

/** Whose number it seems to be, by the longest beginning that fits; undefined where none does. Only a hint: numbers move. */
export function providerOfNumber(checkout: Checkout, phone: string): PayByMobileMoneyParams['provider'] | undefined {
  const [best] = checkout.methods
    .flatMap(({ provider, phone_prefixes: prefixes }) =>
      prefixes.flatMap((prefix) => (provider !== null && phone.startsWith(prefix) ? [{ provider, prefix }] : [])),
    )
    .toSorted((a, b) => b.prefix.length - a.prefix.length);
  return best?.provider;
}
