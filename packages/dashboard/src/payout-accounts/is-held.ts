import type { PayoutAccount } from '@mitako/contract';
import type { Page } from '../shell/page.ts';

/** Whether payouts to an account that was just set are still held. */
export function isHeld({ gateway }: Page, { held_until: until }: Pick<PayoutAccount, 'held_until'>): boolean {
  return gateway.clock.now() < Date.parse(until);
}
