import type { Checkout, CheckoutMethod, Provider } from '@mitako/contract';

export interface Operator {
  readonly provider: Provider;
  readonly label: string;
  readonly available: boolean;
  readonly limits: CheckoutMethod['limits'];
  readonly prompt: CheckoutMethod['prompt'];
}

/** Mobile-money operators that this checkout offers, in its order. */
export function operatorsOf(checkout: Checkout): readonly Operator[] {
  return checkout.methods.flatMap(({ type, provider, label, available, limits, prompt }) =>
    type === 'mobile_money' && provider !== null ? [{ provider, label, available, limits, prompt }] : [],
  );
}

/** The code to dial that an operator's words name, `*126#`; a phone calls it with one tap. */
export function dialCodeIn(words: string): string | null {
  return /[*#][\d*#]*#/.exec(words)?.[0] ?? null;
}
