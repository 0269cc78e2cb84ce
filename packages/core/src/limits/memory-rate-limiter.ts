import type { RateLimitPolicy } from './policies.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * Counts in the memory of this process.
 * @param keysMax per policy and window. Further new keys are not counted: callers can invent keys, which must not fill
 * the memory.
 */
export function memoryRateLimiter(keysMax = 100_000): RateLimiter {
  const counters = new Map<string, Counter>();
  return {
    async consume(policy, key) {
      let counter = counters.get(policy.name);
      if (counter === undefined) counters.set(policy.name, (counter = counterOf(policy, keysMax)));
      try {
        if (counter.isFull() && !(await counter.knows(key))) return null;
        counter.count(await counter.limiter.consume(key));
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return { retryAfterMs: refusal.msBeforeNext };
        throw refusal;
      }
    },
  };
}

interface Counter {
  readonly limiter: Pick<RateLimiterMemory, 'consume'>;
  isFull(): boolean;
  knows(key: string): Promise<boolean>;
  count(result: RateLimiterRes): void;
}

function counterOf(policy: RateLimitPolicy, keysMax: number): Counter {
  const { quota, windowSeconds, burst, burstWindowSeconds = windowSeconds } = policy;
  const steady = new RateLimiterMemory({ points: quota, duration: windowSeconds });
  const extra =
    burst === undefined ? null : new RateLimiterMemory({ points: burst - quota, duration: burstWindowSeconds });
  let keys = 0;
  let windowEndsAtMs = 0;
  return {
    limiter: extra === null ? steady : new BurstyRateLimiter(steady, extra),
    isFull: () => keys >= keysMax && Date.now() < windowEndsAtMs,
    knows: async (key) => (await steady.get(key)) !== null,
    count({ isFirstInDuration }) {
      if (!isFirstInDuration) return;
      const nowMs = Date.now();
      if (nowMs >= windowEndsAtMs) {
        keys = 0;
        windowEndsAtMs = nowMs + windowSeconds * 1000;
      }
      keys += 1;
    },
  };
}
