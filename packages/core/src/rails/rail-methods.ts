import type { Attempt, Payment } from '../model.ts';
import type { Rail, RailMethod } from '../ports/rail.ts';

/** Which rail takes a payment, or the limits that it does not keep; null limits when no rail has the provider at all. */
export type RailChoice =
  | { readonly kind: 'available'; readonly rail: Rail; readonly method: RailMethod }
  | { readonly kind: 'unavailable'; readonly limits: RailMethod['limits'] | null };

/** The first rail of the payment's mode that offers this provider in its currency. */
export function chooseRail(rails: readonly Rail[], payment: Payment, provider: string): RailChoice {
  for (const { rail, method } of methodsFor(rails, payment)) {
    if (method.provider !== provider) continue;
    const { min, max } = method.limits;
    return payment.amount >= min && payment.amount <= max
      ? { kind: 'available', rail, method }
      : { kind: 'unavailable', limits: method.limits };
  }
  return { kind: 'unavailable', limits: null };
}

/** What the rails of a payment's mode offer in its currency. */
export function methodsFor(
  rails: readonly Rail[],
  payment: Pick<Payment, 'livemode' | 'currency'>,
): readonly { readonly rail: Rail; readonly method: RailMethod }[] {
  return rails
    .filter((rail) => isOfMode(rail, payment))
    .flatMap((rail) => rail.methods.map((method) => ({ rail, method })))
    .filter(({ method }) => method.currencies.includes(payment.currency));
}

/** The method that an attempt is paid with; null for wallets, and when its rail is not configured any more. */
export function methodOf(rails: readonly Rail[], attempt: Attempt): RailMethod | null {
  if (attempt.methodType === 'wallet') return null;
  const rail = rails.find(({ id }) => id === attempt.rail);
  return rail?.methods.find(({ provider }) => provider === attempt.methodProvider) ?? null;
}

/** Test money never meets a rail of live mode, nor the other way round. */
export function isOfMode(rail: Rail, { livemode }: { readonly livemode: boolean }): boolean {
  return rail.modes.includes(livemode ? 'live' : 'test');
}
