import type { Context } from '../context.ts';
import type { Attempt } from '../model.ts';
import { lookUpAtRail } from './look-up-at-rail.ts';

/** A provider may have taken a charge that it says it has not, and know it only moments later. */
const AGAIN_AFTER_MS = 2_500;
const ANSWERED_WITHIN_MS = 5_000;

/**
 * Asks a provider that refused a charge once more whether it has it: `none` if it says so again, `unclear` without a clear
 * answer. With the attempt as it was before the question, whose version a failure must still meet.
 */
export async function askAgain(
  context: Context,
  attemptId: string,
): Promise<{ readonly found: 'charge' | 'none' | 'unclear'; readonly attempt: Attempt } | null> {
  await context.clock.sleep(AGAIN_AFTER_MS, new AbortController().signal);
  const attempt = await context.store.read.attemptById(attemptId);
  if (attempt === null) return null;
  if (attempt.acceptedAtMs !== null) return { found: 'charge', attempt };
  const { kind } = await lookUpAtRail(context, attempt, ANSWERED_WITHIN_MS);
  if (kind === 'pending' || kind === 'paid') return { found: 'charge', attempt };
  return { found: kind === 'unknown' ? 'unclear' : 'none', attempt };
}
