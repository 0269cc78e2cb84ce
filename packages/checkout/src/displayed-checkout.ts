import type { Checkout, OwnText } from '@mitako/contract';
import { displayed } from '@mitako/pages';

/** The checkout with the shop's own texts made safe for display. */
export function displayedCheckout(checkout: Checkout): Checkout {
  const { description, merchant } = checkout;
  const orNull = (words: string | null): string | null => (words === null ? null : displayed(words));
  const own = (text: OwnText | null): OwnText | null =>
    text === null ? null : { fr: orNull(text.fr), en: orNull(text.en) };
  return {
    ...checkout,
    description: orNull(description),
    merchant: {
      ...merchant,
      name: displayed(merchant.name),
      support_email: orNull(merchant.support_email),
      support_phone: orNull(merchant.support_phone),
      checkout_note: own(merchant.checkout_note),
      receipt_note: own(merchant.receipt_note),
    },
  };
}
