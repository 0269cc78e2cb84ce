import { isOfRail } from '@mitako/contract/names';
import type { Attempt, Payment } from '../model.ts';
import type { ChargeRules, Rail, RailMethod } from '../ports/rail.ts';

/** A method, and the rail that makes it. */
export interface RailRoute {
  readonly rail: Rail;
  readonly method: RailMethod;
}

/** The methods that the rails of a mode offer, in one currency or any, in the order of the configuration. */
export function routesFor(
  rails: readonly Rail[],
  { livemode, currency }: { readonly livemode: boolean; readonly currency?: string },
): readonly RailRoute[] {
  const routes = rails
    .filter((rail) => isOfMode(rail, { livemode }))
    .flatMap((rail) => rail.methods.map((method) => ({ rail, method })))
    .filter(({ method }) => currency === undefined || method.currencies.includes(currency));
  const real = routes.filter(({ rail }) => rail.isSimulated !== true);
  return routes.filter((route) => route.rail.isSimulated !== true || !real.some((other) => isSame(other, route)));
}

/** Those of a payment. */
export function methodsFor(
  rails: readonly Rail[],
  payment: Pick<Payment, 'livemode' | 'currency'>,
): readonly RailRoute[] {
  const { livemode, currency } = payment;
  return routesFor(rails, { livemode, currency });
}

/** Whether two rails offer the same provider in the same country. */
export function isSame(left: RailRoute, right: RailRoute): boolean {
  return left.method.provider === right.method.provider && left.method.country === right.method.country;
}

/** The method of an attempt; null for wallets and cash, and when its rail is no longer configured. */
export function methodOf(rails: readonly Rail[], attempt: Attempt): RailMethod | null {
  if (!isOfRail(attempt.methodType)) return null;
  const rail = rails.find(({ id }) => id === attempt.rail);
  const isOfProvider = ({ provider, country }: RailMethod): boolean =>
    provider === attempt.methodProvider && country === attempt.methodCountry;
  return rail?.methods.find(isOfProvider) ?? null;
}

/** The guarantees of an attempt's provider about charges; null: none. */
export function chargeRulesOf(rails: readonly Rail[], attempt: Pick<Attempt, 'rail'>): ChargeRules | null {
  return rails.find(({ id }) => id === attempt.rail)?.charges ?? null;
}

/** Test money never reaches a rail of live mode, and vice versa. */
export function isOfMode(rail: Rail, { livemode }: { readonly livemode: boolean }): boolean {
  return rail.modes.includes(livemode ? 'live' : 'test');
}
