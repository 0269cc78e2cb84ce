import type { Checkout } from '@mitako/contract';
import { displayed } from '@mitako/pages';

/** The checkout with the shop's own texts made safe for display. */
export function displayedCheckout(checkout: Checkout): Checkout {
  const { description, merchant } = checkout;
  const orNull = (words: string | null): string | null => (words === null ? null : displayed(words));
  return {
    ...checkout,
    description: orNull(description),
    merchant: {
      ...merchant,
      name: displayed(merchant.name),
      support_email: orNull(merchant.support_email),
      support_phone: orNull(merchant.support_phone),
    },
  };
}
