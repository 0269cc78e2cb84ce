import type { Attempt, Payment } from '../model.ts';
import type { Rail, RailMethod } from '../ports/rail.ts';

/** The rail for a payment, or the limits that the payment exceeds; null limits when no rail has the provider there. */
export type RailChoice =
  | { readonly kind: 'available'; readonly rail: Rail; readonly method: RailMethod }
  | { readonly kind: 'unavailable'; readonly limits: RailMethod['limits'] | null };

/**
 * The first rail of the payment's mode that offers this provider in its currency, in the country of the number.
 * @param phone E.164
 */
export function chooseRail(rails: readonly Rail[], payment: Payment, provider: string, phone: string): RailChoice {
  for (const { rail, method } of methodsFor(rails, payment)) {
    if (method.provider !== provider || !phone.startsWith(method.callingCode)) continue;
    const { min, max } = method.limits;
    return payment.amount >= min && payment.amount <= max
      ? { kind: 'available', rail, method }
      : { kind: 'unavailable', limits: method.limits };
  }
  return { kind: 'unavailable', limits: null };
}

/** The methods that the rails of a payment's mode offer in its currency. */
export function methodsFor(
  rails: readonly Rail[],
  payment: Pick<Payment, 'livemode' | 'currency'>,
): readonly { readonly rail: Rail; readonly method: RailMethod }[] {
  return rails
    .filter((rail) => isOfMode(rail, payment))
    .flatMap((rail) => rail.methods.map((method) => ({ rail, method })))
    .filter(({ method }) => method.currencies.includes(payment.currency));
}

/** The method of an attempt; null for wallets, and when its rail is no longer configured. */
export function methodOf(rails: readonly Rail[], attempt: Attempt): RailMethod | null {
  if (attempt.methodType === 'wallet') return null;
  const rail = rails.find(({ id }) => id === attempt.rail);
  const isIts = ({ provider, country }: RailMethod): boolean =>
    provider === attempt.methodProvider && country === attempt.methodCountry;
  return rail?.methods.find(isIts) ?? null;
}

/** Test money never reaches a rail of live mode, and vice versa. */
export function isOfMode(rail: Rail, { livemode }: { readonly livemode: boolean }): boolean {
  return rail.modes.includes(livemode ? 'live' : 'test');
}
