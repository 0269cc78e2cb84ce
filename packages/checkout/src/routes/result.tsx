import { ResultPage, type ResultPageProps } from '../pages/result.tsx';
import { readReceipt } from '../receipt.ts';
import type { PageHandler, PageRequest } from '../site.ts';
import { shopUrlOf } from '../shop-url.ts';
import { type FinalStatus, finalStatusOf } from '../final-status.ts';
import { nextPath } from './open-checkout.ts';
import { goTo, show } from './respond.tsx';

/** The outcome of the payment; from here the customer returns to the shop. */
export const showResult: PageHandler = (_site, context) => {
  const page = context.get('page');
  const status = finalStatusOf(page.checkout);
  if (status === null) return goTo(context, nextPath(page));
  return showOutcome(context, status, context.req.query('stay') === undefined ? 'arriving' : 'staying');
};

export function showOutcome(
  context: PageRequest,
  status: FinalStatus,
  visit: ResultPageProps['visit'],
): Response | Promise<Response> {
  const page = context.get('page');
  const [receipt, shopUrl] = [readReceipt(context), shopUrlOf(page)];
  return show(context, <ResultPage {...{ page, status, receipt, shopUrl, visit }} />);
}
