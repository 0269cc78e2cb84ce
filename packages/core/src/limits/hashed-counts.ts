import type { Context } from '../context.ts';
import type { LimitCount, LimitTake } from '../ports/store-limits.ts';

/** Rate-limit counts shared by all processes on this store. */
export interface HashedCounts {
  /**
   * Adds to each count and returns the counts in the same order, in one round trip.
   * @param counted no two of the same policy and key. Keys may be addresses or e-mails: only a keyed hash of them is
   * stored, since an unkeyed one of so few possible values could be guessed.
   */
  take(counted: readonly Counted[]): Promise<readonly LimitCount[]>;
}

/** An addition to the count of a policy and a plain-text key. */
export interface Counted extends LimitTake {
  /** Its name, `login`, in plain text before the keyed hash. */
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
