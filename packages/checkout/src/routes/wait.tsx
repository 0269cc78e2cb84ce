import { WaitPage } from '../pages/wait.tsx';
import { readReceipt } from '../receipt.ts';
import type { PageHandler } from '../site.ts';
import { timeToActMs, timeToPayMs, wholeSeconds } from '../time-left.ts';
import { nextPath } from './open-checkout.ts';
import { goTo, show } from './respond.tsx';

/** Instructions while the payment is in progress; afterwards redirects to the outcome. */
export const showWait: PageHandler = (_site, context) => {
  const page = context.get('page');
  const next = nextPath(page);
  if (next !== page.paths.wait) return goTo(context, next);
  return show(context, <WaitPage page={page} receipt={readReceipt(context)} />);
};

/**
 * For page scripts: where to go, or null while nothing changed. `?at=summary` is for pages with payment methods,
 * `?at=code` for the code form; the waiting page sends none. `left`: how many seconds that page still has, by the
 * server's clock: a phone's may jump.
 */
export const showStatus: PageHandler = (_site, context) => {
  const page = context.get('page');
  const { paths } = page;
  const next = nextPath(page);
  const at = context.req.query('at');
  const here = at === 'summary' || at === 'code' ? paths[at] : paths.wait;
  const leftMs = at === 'summary' ? timeToPayMs(page.checkout) : timeToActMs(page.checkout);
  return context.json({ next: next === here ? null : next, left: leftMs === null ? null : wholeSeconds(leftMs) });
};
