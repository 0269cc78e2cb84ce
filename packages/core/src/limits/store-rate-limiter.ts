import type { Context } from '../context.ts';
import { createExactCounts } from './exact-counts.ts';
import { createHashedCounts } from './hashed-counts.ts';
import { memoryRateLimiter } from './memory-rate-limiter.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { createSharedCounts } from './shared-counts.ts';
import type { Clock } from '../ports/system.ts';

/** The login of somebody must not wait longer for a connection that went silent; then this process counts alone. */
const DEADLINE_MS = 1_000;
const WARN_EVERY_MS = 60_000;

/**
 * Counts in the gateway's store, for several processes on one database.
 *
 * - Where a secret is tried or a table filled (`isExact` of a policy), the store counts before the request goes on: one
 *   round trip, and never one try more than the quota, wherever it is made.
 * - Everything else is decided at once, by what this process knows. It tells the store every 100 ms what it granted and
 *   hears what all did. In one window all processes may grant more than the quota: by a tenth of it and by what comes in
 *   during about 200 ms, for each process but one. What was too much is taken off the windows that follow.
 *
 * While the store cannot count, this process counts alone; that is logged once a minute.
 * @param keysMax of one policy that this process knows; beyond it new keys of the second kind go uncounted
 */
export function storeRateLimiter(
  context: Pick<Context, 'store' | 'keyring' | 'clock' | 'logger'>,
  keysMax = 100_000,
): RateLimiter {
  const { clock, logger } = context;
  const counts = createHashedCounts(context);
  const take: typeof counts.take = (counted) => inTime(clock, counts.take(counted));
  const alone = memoryRateLimiter(keysMax);
  const exact = createExactCounts(take, clock, keysMax);
  const shared = createSharedCounts(take, clock, { keysMax, onError: warn });
  let quietUntilMs = 0;

  function warn(error: unknown): void {
    if (clock.now() < quietUntilMs) return;
    quietUntilMs = clock.now() + WARN_EVERY_MS;
    logger.warn({ error }, 'store unavailable for rate limits; counting in this process only');
  }

  return {
    async consume(policy, key) {
      if (policy.isExact !== true) return shared.count(policy, key);
      try {
        return await exact.count(policy, key);
      } catch (error) {
        warn(error);
        return alone.consume(policy, key);
      }
    },
  };
}

async function inTime<Result>(clock: Clock, work: Promise<Result>): Promise<Result> {
  const over = new AbortController();
  const late = clock.sleep(DEADLINE_MS, over.signal).then((): never => {
    throw new Error(`The store did not answer within ${DEADLINE_MS} ms.`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}
