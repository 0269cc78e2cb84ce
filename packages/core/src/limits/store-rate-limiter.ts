import type { Context } from '../context.ts';
import { createExactCounts } from './exact-counts.ts';
import { createHashedCounts } from './hashed-counts.ts';
import { memoryRateLimiter } from './memory-rate-limiter.ts';
import type { RateLimitPolicy } from './policies.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { createSharedCounts } from './shared-counts.ts';
import type { Clock } from '../ports/system.ts';

/**
 * Of base64, for each policy whose keys can be invented: 262 144 rows. A keyed hash, so that callers cannot choose a
 * row.
 */
const INVENTED_ROW_LENGTH = 3;

/** A login must not wait longer for a silent connection; after this, the process counts alone. */
const DEADLINE_MS = 1_000;
const WARN_EVERY_MS = 60_000;

/**
 * Counts in the gateway's store, for several processes on one database.
 *
 * - For attempts at a secret or writes that fill a table (`isExact` of a policy), the store counts before the request
 *   proceeds: one round trip, and never one attempt over the quota, across all processes.
 * - Everything else is decided at once from this process's knowledge. It reports its grants to the store every 100 ms
 *   and reads the totals. In one window all processes may exceed the quota by a tenth of it plus what arrives during
 *   about 200 ms, for each process but one. The excess is deducted from the following windows.
 *
 * While the store is unavailable, this process counts alone; that is logged once a minute.
 * @param keysMax per policy in this process; further new keys of the second kind share counts
 */
export function storeRateLimiter(
  context: Pick<Context, 'store' | 'keyring' | 'clock' | 'logger'>,
  keysMax = 100_000,
): RateLimiter {
  const { clock, logger } = context;
  const counts = createHashedCounts(context);
  const take: typeof counts.take = (counted) => inTime(clock, counts.take(counted));
  const alone = memoryRateLimiter(keysMax, clock);
  const exact = createExactCounts(take, clock, keysMax);
  const shared = createSharedCounts(take, clock, { keysMax, onError: warn });
  let quietUntilMs = 0;

  function warn(error: unknown): void {
    if (clock.now() < quietUntilMs) return;
    quietUntilMs = clock.now() + WARN_EVERY_MS;
    logger.warn({ error }, 'store unavailable for rate limits; counting in this process only');
  }

  /** A row of its own, or one of those that invented keys share: two keys that are in use at once hardly ever share one. */
  const rowOf = ({ name, isInvented }: RateLimitPolicy, key: string): string =>
    isInvented === true ? context.keyring.hashLimitKey(`row:${name}:${key}`).slice(0, INVENTED_ROW_LENGTH) : key;

  return {
    async consume(policy, given) {
      const key = rowOf(policy, given);
      if (policy.isExact !== true) return shared.count(policy, key);
      try {
        return await exact.count(policy, key);
      } catch (error) {
        warn(error);
        return alone.consume(policy, key);
      }
    },
    async giveBack(policy, key) {
      try {
        await exact.giveBack(policy, rowOf(policy, key));
      } catch (error) {
        warn(error);
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
