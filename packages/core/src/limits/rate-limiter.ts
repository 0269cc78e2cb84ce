import type { RateLimitPolicy } from './policies.ts';

/**
 * Counts requests. `memoryRateLimiter` counts in the memory of this process; `storeRateLimiter` applies the limits to
 * all processes together.
 */
export interface RateLimiter {
  /**
   * Counts one request under `key` of `policy`. Keys contain no secrets and are at most 512 characters long.
   * @returns null when it may pass, otherwise how long to wait. An exception fails the request: catch inside what must
   * not.
   */
  consume(policy: RateLimitPolicy, key: string): Promise<RateLimited | null>;
  /** Uncounts one request that passed under an exact policy: a prompt that was paid. Absent: it stays counted. */
  giveBack?(policy: RateLimitPolicy, key: string): Promise<void>;
}

/** The request is over the limit. */
export interface RateLimited {
  /** Time until a request may pass, at the earliest; sent as `Retry-After` in whole seconds. */
  readonly retryAfterMs: number;
}
