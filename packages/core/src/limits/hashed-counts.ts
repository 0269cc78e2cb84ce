import type { Context } from '../context.ts';
import type { LimitCount, LimitTake } from '../ports/store-limits.ts';

/** Counts of rate limits that all processes on this store share. */
export interface HashedCounts {
  /**
   * Adds to each count and returns the counts in the same order. One round trip, whatever their number.
   * @param counted no two of the same policy and key. Keys may be addresses or e-mails: only a keyed hash of them is
   * stored, since an unkeyed one of so few possible values would be guessed.
   */
  take(counted: readonly Counted[]): Promise<readonly LimitCount[]>;
}

/** What to add to the count of a policy and a key, which may be in the clear here. */
export interface Counted extends LimitTake {
  /** Its name, `login`: it stands in the clear before the keyed hash. */
  readonly policy: string;
}

export function createHashedCounts({
  store,
  clock,
  keyring,
}: Pick<Context, 'store' | 'clock' | 'keyring'>): HashedCounts {
  return {
    take: (counted) =>
      store.limits.take({
        nowMs: clock.now(),
        takes: counted.map(({ policy, key, count, endsAtMs }) => ({
          key: `${policy}:${keyring.hashLimitKey(`${policy}:${key}`)}`,
          count,
          endsAtMs,
        })),
      }),
  };
}
