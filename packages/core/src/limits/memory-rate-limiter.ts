import type { Clock } from '../ports/system.ts';
import { systemClock } from '../system/clock.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { giveBack, grant } from './shared-window.ts';
import { consumeIn, createWindows } from './windows.ts';

/**
 * Counts in the memory of this process.
 * @param keysMax per policy. Further new keys share counts: callers can invent keys, which must neither fill the memory
 * nor bring them more attempts.
 */
export function memoryRateLimiter(keysMax = 100_000, clock: Pick<Clock, 'now'> = systemClock()): RateLimiter {
  const windowsOf = createWindows(clock, keysMax);
  return {
    consume: (policy, key) =>
      Promise.resolve(consumeIn(windowsOf(policy, key), ({ window }) => grant(window, clock.now()))),
    giveBack(policy, key) {
      giveBack(windowsOf(policy, key).steady.window, clock.now());
      return Promise.resolve();
    },
  };
}
