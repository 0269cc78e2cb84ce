import { isFinalStatus, type NextAction } from '@mitako/contract';
import { formatAmount } from '@mitako/core';
import { ask } from '@mitako/pages';
import type { MiddlewareHandler } from 'hono';
import { displayedCheckout } from '../displayed-checkout.ts';
import type { CheckoutPageContext } from '../page-context.ts';
import { type Paths, pathsOf } from '../paths.ts';
import type { Environment, PageHandler, Site } from '../site.ts';
import { goTo, pageContext, showRefusal } from './respond.tsx';

/** Reads the checkout that the address names: every page needs it, and a link we do not know ends here. */
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

/** A page of paying: once there is nothing to pay, the customer is shown what became of it. */
export function whilePayable(handler: PageHandler): PageHandler {
  return (site, context) => {
    const page = context.get('page');
    const next = nextPath(page);
    return next === page.paths.summary ? handler(site, context) : goTo(context, next);
  };
}

/** Where a payment of this status is to be seen. */
export function nextPath({ checkout, paths }: CheckoutPageContext): string {
  if (isFinalStatus(checkout.status)) return paths.result;
  return checkout.status === 'processing' ? pathWhileProcessing(paths, checkout.next_action) : paths.summary;
}

/** Where the payer does what a payment under way wants. */
export function pathWhileProcessing(paths: Paths, action: NextAction | null): string {
  return action?.type === 'enter_otp' ? paths.code : paths.wait;
}
