import type { Context } from '../context.ts';
import type { Change } from '../ports/changes.ts';
import type { CommitOutcome } from '../ports/store.ts';

const PAUSE_MS_MIN = 50;
const PAUSE_MS_MAX = 1_000;

/**
 * Commits the outcome of leased work. While the store is unavailable and the lease lasts, it retries: otherwise the
 * work would be done a second time, and its slot would be occupied until the lease ends (four deliveries block an
 * endpoint for half a minute after each restart of the database).
 *
 * The lease's token in the changes makes repeating safe: a repeated commit is refused.
 * @returns false when it was refused
 * @throws the store's error when the lease has ended
 */
export async function commitWhileLeased(
  context: Context,
  changes: readonly Change[],
  leaseEndsAtMs: number,
): Promise<boolean> {
  const { store, clock, random } = context;
  for (let pauseMs = PAUSE_MS_MIN; ; pauseMs = Math.min(PAUSE_MS_MAX, pauseMs * 2)) {
    const isLastTry = clock.now() + pauseMs >= leaseEndsAtMs;
    const outcome = await store.commit(changes).catch((error: unknown): CommitOutcome => {
      if (isLastTry) throw error;
      return { kind: 'unknown' };
    });
    if (outcome.kind !== 'unknown') return outcome.kind === 'applied';
    if (isLastTry) return false;
    await clock.sleep(pauseMs * (0.5 + random.fraction() / 2), new AbortController().signal);
  }
}
