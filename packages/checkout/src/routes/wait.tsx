import { WaitPage } from '../pages/wait.tsx';
import { readReceipt } from '../receipt.ts';
import type { PageHandler } from '../site.ts';
import { timeToActMs, timeToPayMs, wholeSeconds } from '../time-left.ts';
import { nextPath } from './open-checkout.ts';
import { goTo, show } from './respond.tsx';

/** What to do while the payment is under way; once it is not, the page that tells how it went. */
export const showWait: PageHandler = (_site, context) => {
  const page = context.get('page');
  const next = nextPath(page);
  if (next !== page.paths.wait) return goTo(context, next);
  return show(context, <WaitPage page={page} receipt={readReceipt(context)} />);
};

/**
 * For the scripts of pages: where to go on, or null while nothing changed. `?at=summary` asks for the pages on which one
 * may pay, `?at=code` for the one that takes a code, without it the waiting page does. `left` is how many seconds that
 * page still has, by our clock: a phone's may jump.
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
