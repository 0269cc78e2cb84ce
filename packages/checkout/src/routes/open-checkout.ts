import { type CheckoutPaid, isFinalStatus, type NextAction } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { ask } from '@mitako/pages';
import type { MiddlewareHandler } from 'hono';
import { displayedCheckout } from '../displayed-checkout.ts';
import type { CheckoutPageContext } from '../page-context.ts';
import { type Paths, pathsOf } from '../paths.ts';
import type { Environment, PageHandler, PageRequest, Site } from '../site.ts';
import { goTo, pageContext, showRefusal } from './respond.tsx';

/** Reads the checkout of the URL: every page needs it, and unknown links end here. */
export function openCheckout(site: Site): MiddlewareHandler<Environment> {
  return async (context, next) => {
    const slug = context.req.param('slug') ?? '';
    const reply = await ask(site, context, 'getCheckout', { parameters: { slug } });
    if (reply.kind === 'refused') return showRefusal(site, context, reply);
    const checkout = displayedCheckout(reply.data.checkout);
    const page = pageContext(site, context, checkout.locale);
    context.set('page', {
      ...page,
      checkout,
      paths: pathsOf(site.base, slug),
      amount: formatAmount(checkout.amount, checkout.currency, page.locale),
    });
    return next();
  };
}

/** Wraps a payment page: once there is nothing to pay, the customer is redirected to the outcome. */
export function whilePayable(handler: PageHandler): PageHandler {
  return (site, context) => {
    const page = context.get('page');
    const next = nextPath(page);
    return next === page.paths.summary ? handler(site, context) : goTo(context, next);
  };
}

/** The page for a payment with this status. */
export function nextPath({ checkout, paths }: CheckoutPageContext): string {
  if (isFinalStatus(checkout.status)) return paths.result;
  return checkout.status === 'processing' ? pathWhileProcessing(paths, checkout.next_action) : paths.summary;
}

/** The page for the next action of a payment in progress. */
function pathWhileProcessing(paths: Paths, action: NextAction | null): string {
  return action?.type === 'enter_otp' ? paths.code : paths.wait;
}

/** Goes on after a method accepted the payment: it is over, or still in progress. */
export function goOn(
  context: PageRequest,
  { status, data }: { readonly status: number; readonly data: CheckoutPaid },
): Response {
  const { paths } = context.get('page');
  return goTo(context, status === 202 ? pathWhileProcessing(paths, data.next_action) : paths.result);
}
