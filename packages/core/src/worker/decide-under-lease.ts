import type { Context } from '../context.ts';
import { isGatewayError, isStoreUnavailable } from '../errors.ts';
import { decideAndCommit } from '../kernel/decide-and-commit.ts';
import type { Change, ChangeType } from '../ports/changes.ts';

const PAUSE_MS_MIN = 50;
const PAUSE_MS_MAX = 1_000;

/** Guards that hold the token of a lease: if one refuses, another process holds the work now, or has written it already. */
const OF_LEASE: ReadonlySet<ChangeType> = new Set<ChangeType>([
  'task.finish',
  'lanes.settle',
  'ledger_check.finish',
  'message.end',
  'message.postpone',
]);

/**
 * Decides and commits under a lease, whose token the changes carry: committing twice is refused.
 *
 * What must survive a restart of the database states when its lease ends: until then the commit is retried. Given up at
 * once, a webhook would be sent a second time, and four of them shut their endpoint for half a minute.
 * @returns false when the lease was lost, or others were faster five times
 * @throws the store's error while it is unavailable, or once the lease has ended
 */
export async function decideUnderLease(
  context: Context,
  decide: () => Promise<readonly Change[]> | readonly Change[],
  leaseEndsAtMs = 0,
): Promise<boolean> {
  const { clock, random } = context;
  for (let pauseMs = PAUSE_MS_MIN; ; pauseMs = Math.min(PAUSE_MS_MAX, pauseMs * 2)) {
    const isLastTry = clock.now() + pauseMs >= leaseEndsAtMs;
    try {
      return await decideAndCommit(context, async () => ({ changes: await decide(), value: true }), {
        unwitnessed: 'repeat',
        afterRefusal: (guard) => Promise.resolve(OF_LEASE.has(guard) ? false : null),
      });
    } catch (error) {
      const isContended = isGatewayError(error) && error.code === 'SERVICE_UNAVAILABLE';
      if (isContended && isLastTry) return false;
      if (isLastTry || !(isContended || isStoreUnavailable(error))) throw error;
    }
    await clock.sleep(pauseMs * (0.5 + random.fraction() / 2), new AbortController().signal);
  }
}
