import type { Checkout, CheckoutMethod, FailureCode } from '@mitako/contract';
import type { Receipt } from './receipt.ts';

/**
 * Advice after a decline. `other`: the same method would be declined again; `number`: the same method with another
 * number; `same`: once more.
 */
export type Advice = 'other' | 'number' | 'same';

/** Null: a decline that ends the payment; its result page says what to do. */
const ADVICE: Readonly<Record<FailureCode, Advice | null>> = {
  insufficient_funds: 'other',
  payer_timeout: 'same',
  payer_declined: 'same',
  invalid_code: 'same',
  invalid_payer: 'number',
  payer_limit_reached: 'other',
  payer_busy: 'same',
  payer_account_blocked: null,
  provider_unavailable: 'other',
  provider_error: 'same',
  gateway_account: 'other',
};

/** Advice after the last decline, if there was one that did not end the payment. */
export function adviceAfter({ failure }: Checkout): Advice | null {
  return failure === null ? null : ADVICE[failure.code];
}

/**
 * The methods with the one that makes sense first: what can be paid with before what cannot, the one that was just
 * declined, where this browser tried it, at whichever end the reason puts it, then the one that this browser used last.
 * Otherwise in the merchant's order.
 * @param last the name of that method, `wallet` or the id of a provider
 */
export function methodsInOrder(
  checkout: Checkout,
  tried: Receipt | null,
  last: string | null,
): readonly CheckoutMethod[] {
  const advice = adviceAfter(checkout);
  const rank = (method: CheckoutMethod): number => {
    if (!method.available) return 4;
    const isTried = method.type === tried?.method && method.provider === tried.provider;
    if (advice !== null && isTried) return advice === 'other' ? 3 : 0;
    return (method.provider ?? method.type) === last ? 1 : 2;
  };
  return checkout.methods.toSorted((a, b) => rank(a) - rank(b));
}
