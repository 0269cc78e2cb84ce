import type { CASH_METHOD, WALLET_METHOD } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { type Decision, refuse } from '../kernel/operation.ts';
import type { Merchant, Payment } from '../model.ts';
import type { RailMethod } from '../ports/rail.ts';
import type { ChangeOf } from '../ports/changes.ts';
import type { RailRoute } from '../rails/rail-methods.ts';
import { type MerchantMethod, fits, isOn, methodsOf, type MethodsRead } from './methods-of.ts';

/** The rails that can make a payment, the primary first; or the reason why there is none. */
export type MethodChoice =
  | { readonly kind: 'available'; readonly routes: readonly [RailRoute, ...RailRoute[]] }
  | { readonly kind: 'refused'; readonly refusal: Decision<never> };

/** A payment with what decides how it can be made. */
export interface PayableRead extends MethodsRead {
  readonly payment: Payment;
}

/**
 * The rails of a payment's mode that offer this provider in its currency, in the country of the number, for its amount.
 * @param phone E.164; null: by card
 */
export function chooseMethod(
  context: Context,
  read: PayableRead,
  provider: string,
  phone: string | null,
): MethodChoice {
  const { payment } = read;
  const method = methodsOf(context, read).find(
    ({ setting, declared }) => setting.method === provider && declared !== null && takes(declared, phone),
  );
  const refusal = refusalOf(method, payment);
  if (refusal !== null) return { kind: 'refused', refusal };
  const [first, ...others] = method?.routes.filter(({ method: { limits } }) => fits(limits, payment.amount)) ?? [];
  return first === undefined
    ? { kind: 'refused', refusal: outsideLimits(method) }
    : { kind: 'available', routes: [first, ...others] };
}

function takes({ type, callingCode }: RailMethod, phone: string | null): boolean {
  return phone === null ? type === 'card' : callingCode !== null && phone.startsWith(callingCode);
}

/** Why a payment cannot be made from a wallet, or in cash; null when it can. */
export function refusalOfOwnMethod(
  context: Context,
  read: PayableRead,
  own: typeof WALLET_METHOD | typeof CASH_METHOD,
): Decision<never> | null {
  const method = methodsOf(context, read).find(({ setting }) => setting.method === own);
  return refusalOf(method, read.payment);
}

/**
 * Asserts that the method is still offered when the payment is committed: an operator may suspend it, or a merchant
 * hide it, while a PIN is verified or a customer looked up.
 */
export function assertOffered(
  { merchant, payment }: { readonly merchant: Pick<Merchant, 'id' | 'version'>; readonly payment: Payment },
  method: string,
): ChangeOf<'assert.method_offered'> {
  const { id: merchantId, version: merchantVersion } = merchant;
  return { type: 'assert.method_offered', merchantId, merchantVersion, livemode: payment.livemode, method };
}

function refusalOf(method: MerchantMethod | undefined, { amount }: Payment): Decision<never> | null {
  if (method === undefined) return refuse('METHOD_NOT_AVAILABLE', { limits: null });
  if (!isOn(method)) return refuse('METHOD_DISABLED', { method: method.setting.method });
  return fits(method.limits, amount) ? null : outsideLimits(method);
}

function outsideLimits(method: MerchantMethod | undefined): Decision<never> {
  return refuse('METHOD_NOT_AVAILABLE', { limits: method?.limits ?? null });
}
