import { ResultPage, type ResultPageProps } from '../pages/result.tsx';
import { shownReceipt } from '../kept-number.ts';
import type { PageHandler, PageRequest, Site } from '../site.ts';
import { shopUrlOf } from '../shop-url.ts';
import { type FinalStatus, finalStatusOf } from '../final-status.ts';
import { nextPath } from './open-checkout.ts';
import { goTo, show } from './respond.tsx';

/** The outcome of the payment; from here the customer returns to the shop. */
export const showResult: PageHandler = (site, context) => {
  const page = context.get('page');
  const status = finalStatusOf(page.checkout);
  if (status === null) return goTo(context, nextPath(page));
  return showOutcome(site, context, status, context.req.query('stay') === undefined ? 'arriving' : 'staying');
};

export function showOutcome(
  site: Site,
  context: PageRequest,
  status: FinalStatus,
  visit: ResultPageProps['visit'],
): Response | Promise<Response> {
  const page = context.get('page');
  const [receipt, shopUrl] = [shownReceipt(site, context), shopUrlOf(page)];
  const receiptUrl = new URL(page.paths.summary, site.gateway.publicUrl).href;
  const isSent = context.req.query('receipt') === 'sent';
  return show(context, <ResultPage {...{ page, status, receipt, shopUrl, receiptUrl, visit, isSent }} />);
}
