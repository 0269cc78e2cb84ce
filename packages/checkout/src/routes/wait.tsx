import { WaitPage } from '../pages/wait.tsx';
import { shownReceipt } from '../kept-number.ts';
import type { PageHandler } from '../site.ts';
import { timeToActMs, timeToPayMs, wholeSeconds } from '../time-left.ts';
import { nextPath } from './open-checkout.ts';
import { goTo, show } from './respond.tsx';

/** Instructions while the payment is in progress; afterwards redirects to the outcome. */
export const showWait: PageHandler = (site, context) => {
  const page = context.get('page');
  const next = nextPath(page);
  if (next !== page.paths.wait) return goTo(context, next);
  return show(context, <WaitPage page={page} receipt={shownReceipt(site, context)} />);
};

/**
 * For page scripts: where to go, or null while nothing changed. `?at=summary` is for pages with payment methods,
 * `?at=code` for the code form; the waiting page sends the `action` that it shows, and is shown anew with another. `left`: how many seconds that page still has, by the
 * server's clock: a phone's may jump.
 */
export const showStatus: PageHandler = (_site, context) => {
  const page = context.get('page');
  const { paths } = page;
  const at = context.req.query('at');
  const next = nextPath(page);
  const here = at === 'summary' || at === 'code' ? paths[at] : paths.wait;
  const leftMs = at === 'summary' ? timeToPayMs(page.checkout) : timeToActMs(page.checkout);
  const left = leftMs === null ? null : wholeSeconds(leftMs);
  if (next !== here) return context.json({ next, left });
  const [seen, action] = [context.req.query('action'), page.checkout.next_action?.type];
  const isOther = seen !== undefined && action !== undefined && seen !== action;
  return context.json({ next: isOther ? `${here}?action=${action}` : null, left });
};
