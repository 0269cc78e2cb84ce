import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryRateLimiter } from './memory-rate-limiter.ts';
import type { RateLimitPolicy } from './policies.ts';

const POLICY: RateLimitPolicy = { name: 'register', quota: 2, windowSeconds: 60 };
const KEYS_MAX = 20;
/** Counts that unknown keys share when there is no room. */
const SHARED = 256;

test('what is given back may pass again, until the window is over', async () => {
  let nowMs = 0;
  const limiter = memoryRateLimiter(KEYS_MAX, { now: () => nowMs });
  const consume = async () => (await limiter.consume(POLICY, 'phone')) === null;
  expect([await consume(), await consume(), await consume()]).toEqual([true, true, false]);
  await limiter.giveBack?.(POLICY, 'phone');
  expect([await consume(), await consume()]).toEqual([true, false]);
  nowMs += 60_000;
  await limiter.giveBack?.(POLICY, 'phone');
  expect([await consume(), await consume(), await consume()]).toEqual([true, true, false]);
});

const flood = fc.array(
  fc.record({ pauseMs: fc.integer({ min: 0, max: 30_000 }), strangers: fc.integer({ min: 0, max: 900 }) }),
  { minLength: 1, maxLength: 12 },
);

test('a client that invents keys gets no more than the quota of each counter, and a known key keeps its own', async () => {
  await fc.assert(
    fc.asyncProperty(flood, async (waves) => {
      let nowMs = 0;
      let invented = 0;
      const grants: number[] = [];
      const limiter = memoryRateLimiter(KEYS_MAX, { now: () => nowMs });
      await limiter.consume(POLICY, 'known');
      await limiter.consume(POLICY, 'known');
      let knownWindowEndsMs = 60_000;
      for (const { pauseMs, strangers } of waves) {
        nowMs += pauseMs;
        for (let index = 0; index < strangers; index += 1) {
          invented += 1;
          if ((await limiter.consume(POLICY, `invented ${invented}`)) === null) grants.push(nowMs);
        }
        // The known key was there first and asks after each wave: no other key uses up its quota.
        const mayPass = nowMs >= knownWindowEndsMs;
        if (mayPass) knownWindowEndsMs = nowMs + 60_000;
        for (const expected of [mayPass, mayPass, false]) {
          expect((await limiter.consume(POLICY, 'known')) === null).toBe(expected);
        }
      }
      // Windows do not begin together: in the time of one, two of each counter may begin.
      for (const startMs of grants) {
        const granted = grants.filter((atMs) => atMs >= startMs && atMs < startMs + 60_000).length;
        expect(granted).toBeLessThanOrEqual(2 * POLICY.quota * (KEYS_MAX + SHARED));
      }
    }),
    { numRuns: 40 },
  );
});
