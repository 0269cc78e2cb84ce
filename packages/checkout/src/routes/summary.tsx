import { finalStatusOf } from '../final-status.ts';
import { readReceipt } from '../receipt.ts';
import type { PageHandler } from '../site.ts';
import { nextPath } from './open-checkout.ts';
import { keepTried } from './paid.ts';
import { goTo } from './respond.tsx';
import { showOutcome } from './result.tsx';
import { showPay } from './show-pay.tsx';

/** The checkout URL that merchants redirect to. Opened again later it shows the outcome. */
export const showSummary: PageHandler = (site, context) => {
  const page = context.get('page');
  const { checkout } = page;
  if (checkout.status === 'processing') return goTo(context, nextPath(page));
  const status = finalStatusOf(checkout);
  if (status === null) {
    const tried = readReceipt(context);
    // A declined attempt is not a receipt for what may be paid elsewhere.
    if (checkout.failure !== null && tried !== null && tried.reference !== null) keepTried(site, context, tried);
    return showPay(site, context);
  }
  return showOutcome(site, context, status, 'returning');
};
