import type { Context } from '../context.ts';
import { createPoster } from './poster.ts';

/** Longer than posting the entries of a few seconds takes, and far shorter than a shutdown timeout. */
const TAKES_MS_MAX = 2_000;

/**
 * Posts the entries of the last seconds, so that a gateway that stops in order leaves complete chains. What does not
 * fit into the time waits for the next start: it never fails and never prevents a gateway from closing.
 */
export async function postBeforeClosing(context: Context): Promise<void> {
  const poster = createPoster(() => context, context.outage.failed);
  const posted = poster.runDue().catch((error: unknown) => {
    context.logger.warn({ error }, 'ledger not posted at shutdown; the next start posts it');
  });
  const enough = new AbortController();
  // By the machine's clock: a test's clock may stand still.
  const tooLong = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, TAKES_MS_MAX);
    enough.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  await Promise.race([posted, tooLong]);
  enough.abort();
  await poster.stop();
  // At most one commit per account is left, and the store stays open until then.
  await posted;
}
