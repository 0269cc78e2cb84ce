import type { PayoutAccount } from '@mitako/contract';
import type { Page } from '../shell/page.ts';

/** A payout account on one line, `RIB •••• 0134`, `MTN MoMo •••• 6789`. */
export function accountWords(
  { gateway }: Pick<Page, 'gateway'>,
  { provider, scheme, number_masked: number, livemode }: PayoutAccount,
): string {
  const label = gateway.providers(livemode).find((each) => each.provider === provider)?.label;
  return `${label ?? provider ?? scheme?.toUpperCase() ?? ''} ${number}`;
}
