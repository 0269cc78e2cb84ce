import type { Context } from '../context.ts';
import { createFolder } from './folder.ts';
import { createOutage } from './outage.ts';

/** Longer than any tail of a few seconds takes, and far less than what waits for a process to end. */
const TAKES_MS_MAX = 2_000;

/**
 * Chains what the last seconds left behind, so that a gateway that was stopped in order leaves whole chains. What it does
 * not manage in time waits for the next start: it never fails and never keeps a gateway from closing.
 */
export async function foldBeforeClosing(context: Context): Promise<void> {
  const folder = createFolder(() => context, createOutage(() => context.logger).failed);
  const folded = folder.runDue().catch((error: unknown) => {
    context.logger.warn({ error }, 'the ledger could not be folded on the way out; the next start does it');
  });
  const enough = new AbortController();
  // By the machine's clock: that of a test may stand still.
  const tooLong = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, TAKES_MS_MAX);
    enough.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  await Promise.race([folded, tooLong]);
  enough.abort();
  await folder.stop();
  // At most one commit an account is left, and the store is there until then.
  await folded;
}
