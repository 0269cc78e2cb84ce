import type { CheckoutPaid } from '@mitako/contract';
import { type Receipt, writeReceipt } from '../receipt.ts';
import type { PageRequest, Site } from '../site.ts';

/** Keeps for the next pages what this browser alone may know about the payment. */
export function keepReceipt(
  site: Site,
  context: PageRequest,
  { payment }: CheckoutPaid,
  how: Pick<Receipt, 'method' | 'provider' | 'phoneMasked'>,
): void {
  writeReceipt(
    context,
    { ...how, reference: payment.transaction_id ?? payment.id },
    { path: context.get('page').paths.summary, secure: site.secure },
  );
}
