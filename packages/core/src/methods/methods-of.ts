import { CASH_METHOD, LIMITS, type PaymentMethodType, WALLET_METHOD } from '@mitako/contract/names';
import type { Merchant, Payment } from '../model.ts';
import type { CheckoutRead } from '../checkout/reads.ts';
import type { Context } from '../context.ts';
import type { RailMethod } from '../ports/rail.ts';
import { methodsFor, type RailRoute } from '../rails/rail-methods.ts';
import type { MethodSetting, MethodSettings, ModeMethods } from './model.ts';

/** A merchant that has changed nothing. */
export const NO_METHOD_SETTINGS: MethodSettings = {
  live: { set: [], hidden: [], order: [] },
  test: { set: [], hidden: [], order: [] },
};

/** Amounts of one payment, in minor units; both ends included. */
type Limits = RailMethod['limits'];

/** A payment from a wallet or in cash has no rail: only the general amount limits apply. */
const OWN_LIMITS: Limits = { min: LIMITS.amountMin, max: LIMITS.amountMax };

/** A payment method of a merchant, whether or not it is on. */
export interface MerchantMethod {
  readonly setting: MethodSetting;
  /** By the merchant. */
  readonly isHidden: boolean;
  /** By the operator, for all merchants. */
  readonly isSuspended: boolean;
  /** The declaration of the primary rail; null: the wallet, or cash. */
  readonly declared: RailMethod | null;
  /** The rails that make it, in the configured order: the first is the primary, the others are fallbacks. */
  readonly routes: readonly RailRoute[];
  /** Of all its rails, within the operator's. */
  readonly limits: Limits;
}

/** The facts that decide which methods a payment has. */
export interface MethodsRead extends Pick<CheckoutRead, 'suspendedMethods'> {
  readonly merchant: Pick<Merchant, 'methodSettings'>;
  readonly payment: Pick<Payment, 'livemode' | 'currency'>;
}

/**
 * The methods of a merchant for a payment: what the rails of its mode declare in its currency, the wallet and cash, with what
 * operator and merchant set. A method that the operator did not set for the merchant follows the configuration. The checkout, its pages, payments and charges all ask here.
 */
export function methodsOf(
  { rails, settings: { terms } }: Pick<Context, 'rails' | 'settings'>,
  { merchant, payment, suspendedMethods }: MethodsRead,
): readonly MerchantMethod[] {
  const own = merchant.methodSettings[payment.livemode ? 'live' : 'test'];
  const isOwn = (name: string): boolean => own.set.some(({ method }) => method === name);
  const settings = {
    ...own,
    suspended: suspendedMethods,
    set: [...own.set, ...terms.methods.filter(({ method }) => !isOwn(method))],
  };
  const wallet = methodWith(settings, WALLET_METHOD, []);
  // Off until the operator turns it on: a gateway may have no agents.
  const cash = methodWith(settings, CASH_METHOD, [], false);
  const offers = methodsFor(rails, payment);
  const primaries = offers.filter((offer, index) => offers.findIndex((other) => isSame(offer, other)) === index);
  const ofRails = primaries.map((primary) =>
    methodWith(
      settings,
      primary.method.provider,
      offers.filter((offer) => isSame(offer, primary)),
    ),
  );
  // A first-time customer has mobile money and no wallet.
  const byOperator = inOrder(
    [...ofRails, wallet, cash],
    settings.set.map(({ method }) => method),
  );
  return inOrder(byOperator, settings.order);
}

/** Named methods first, in the order of the names; the others keep their order. */
function inOrder(methods: readonly MerchantMethod[], names: readonly string[]): readonly MerchantMethod[] {
  const placeOf = ({ setting }: MerchantMethod): number => {
    const place = names.indexOf(setting.method);
    return place === -1 ? names.length : place;
  };
  return methods.toSorted((left, right) => placeOf(left) - placeOf(right));
}

/** Its type, and its name if it is not a provider's. */
export function typeOf({ declared, setting }: MerchantMethod): PaymentMethodType {
  if (declared !== null) return declared.type;
  return setting.method === CASH_METHOD ? CASH_METHOD : WALLET_METHOD;
}

/** Whether a checkout offers it. */
export function isOn({ setting, isHidden, isSuspended }: MerchantMethod): boolean {
  return setting.isEnabled && !isHidden && !isSuspended;
}

/** Whether one payment of this amount is within the limits. */
export function fits({ min, max }: Limits, amount: number): boolean {
  return amount >= min && amount <= max;
}

/** The same provider in the same country, at any rail. */
function isSame({ method: left }: RailRoute, { method: right }: RailRoute): boolean {
  return left.provider === right.provider && left.country === right.country;
}

function methodWith(
  { set, hidden, suspended }: Pick<ModeMethods, 'set' | 'hidden'> & { readonly suspended: readonly string[] },
  method: string,
  routes: readonly RailRoute[],
  isEnabled: boolean = true,
): MerchantMethod {
  const setting = set.find((each) => each.method === method) ?? { method, isEnabled, min: null, max: null };
  const all = routes.length === 0 ? [OWN_LIMITS] : routes.map(({ method: { limits } }) => limits);
  return {
    setting,
    isHidden: hidden.includes(method),
    isSuspended: suspended.includes(method),
    declared: routes[0]?.method ?? null,
    routes,
    limits: {
      min: Math.max(Math.min(...all.map(({ min }) => min)), setting.min ?? 0),
      max: Math.min(Math.max(...all.map(({ max }) => max)), setting.max ?? LIMITS.amountMax),
    },
  };
}
