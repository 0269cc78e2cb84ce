import type { Checkout, CheckoutMethod, Provider } from '@mitako/contract';

/** What to dial in Cameroon when the operator's prompt does not show by itself. */
const DIAL_CODES: { readonly [Name in Provider]: string } = { mtn_momo: '*126#', orange_money: '#150#' };

export interface Operator {
  readonly provider: Provider;
  readonly label: string;
  readonly available: boolean;
  readonly limits: CheckoutMethod['limits'];
  readonly dialCode: string;
}

/** Mobile-money operators that this checkout offers, in its order. */
export function operatorsOf(checkout: Checkout): readonly Operator[] {
  return checkout.methods.flatMap(({ type, provider, label, available, limits }) =>
    type === 'mobile_money' && provider !== null
      ? [{ provider, label, available, limits, dialCode: DIAL_CODES[provider] }]
      : [],
  );
}
