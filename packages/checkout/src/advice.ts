import type { Checkout, CheckoutMethod, FAILURES, FailureCode } from '@mitako/contract';
import type { Receipt } from './receipt.ts';

/** Declines after which the same payment may be tried again; the others end it, and its result page tells what to do. */
type RetryableCode = {
  readonly [Code in FailureCode]: (typeof FAILURES)[Code]['retryable'] extends true ? Code : never;
}[FailureCode];

/**
 * What makes sense after such a decline. `other`: the same method would be declined again; `number`: the same method with
 * another number; `same`: once more.
 */
export type Advice = 'other' | 'number' | 'same';

const ADVICE: { readonly [Code in RetryableCode]: Advice } = {
  insufficient_funds: 'other',
  invalid_code: 'same',
  invalid_payer: 'number',
  payer_limit_reached: 'other',
  provider_unavailable: 'other',
};

/** Null after a decline that is not to be mended in this payment. */
export function adviceAfter(code: FailureCode): Advice | null {
  const advice: { readonly [Code in FailureCode]?: Advice } = ADVICE;
  return advice[code] ?? null;
}

/**
 * The methods with the one that makes sense first: what can be paid with before what cannot, and the one that was just
 * declined, where this browser tried it, at whichever end the reason puts it.
 */
export function methodsInOrder(checkout: Checkout, tried: Receipt | null): readonly CheckoutMethod[] {
  const advice = checkout.failure === null ? null : adviceAfter(checkout.failure.code);
  const rank = (method: CheckoutMethod): number => {
    if (!method.available) return 3;
    const isTried = method.type === tried?.method && method.provider === tried.provider;
    if (advice === null || !isTried) return 1;
    return advice === 'other' ? 2 : 0;
  };
  return checkout.methods.toSorted((a, b) => rank(a) - rank(b));
}
