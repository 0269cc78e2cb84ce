import type { Context } from '../context.ts';
import { createPoster } from './poster.ts';
import { createOutage } from './outage.ts';

/** Longer than any tail of a few seconds takes, and far less than what waits for a process to end. */
const TAKES_MS_MAX = 2_000;

/**
 * Chains what the last seconds left behind, so that a gateway that was stopped in order leaves whole chains. What it does
 * not manage in time waits for the next start: it never fails and never keeps a gateway from closing.
 */
export async function postBeforeClosing(context: Context): Promise<void> {
  const poster = createPoster(() => context, createOutage(() => context.logger).failed);
  const posted = poster.runDue().catch((error: unknown) => {
    context.logger.warn({ error }, 'ledger not posted at shutdown; the next start posts it');
  });
  const enough = new AbortController();
  // By the machine's clock: that of a test may stand still.
  const tooLong = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, TAKES_MS_MAX);
    enough.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  await Promise.race([posted, tooLong]);
  enough.abort();
  await poster.stop();
  // At most one commit an account is left, and the store is there until then.
  await posted;
}
