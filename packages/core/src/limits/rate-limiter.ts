import type { RateLimitPolicy } from './policies.ts';

/**
 * Counts requests. `memoryRateLimiter` counts in the memory of this process; where several share the load,
 * `storeRateLimiter` makes the limits hold for all of them together.
 */
export interface RateLimiter {
  /**
   * Counts one request under `key` of `policy`. Keys hold no secrets and are at most 512 characters long.
   * @returns null when it may pass, otherwise how long to wait. What is thrown fails the request: catch inside what
   * must not.
   */
  consume(policy: RateLimitPolicy, key: string): Promise<RateLimited | null>;
}

/** That a request may not pass now. */
export interface RateLimited {
  /** Until one may, at the earliest; sent as `Retry-After` in whole seconds. */
  readonly retryAfterMs: number;
}
