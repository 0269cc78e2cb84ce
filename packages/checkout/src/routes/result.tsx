import { ResultPage } from '../pages/result.tsx';
import { readReceipt } from '../receipt.ts';
import type { PageHandler } from '../site.ts';
import { shopUrlOf } from '../shop-url.ts';
import { finalStatusOf } from '../final-status.ts';
import { nextPath } from './open-checkout.ts';
import { goTo, show } from './respond.tsx';

/** The outcome of the payment; from here the customer returns to the shop. */
export const showResult: PageHandler = (_site, context) => {
  const page = context.get('page');
  const status = finalStatusOf(page.checkout);
  if (status === null) return goTo(context, nextPath(page));
  return show(
    context,
    <ResultPage
      page={page}
      status={status}
      receipt={readReceipt(context)}
      shopUrl={shopUrlOf(page)}
      visit={context.req.query('stay') === undefined ? 'arriving' : 'staying'}
    />,
  );
};
