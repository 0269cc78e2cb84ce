import type { Counted, HashedCounts } from './hashed-counts.ts';
import type { RateLimitPolicy } from './policies.ts';
import type { RateLimited } from './rate-limiter.ts';
import { createRecent } from './recent.ts';
import { isFromClockSetBack } from './shared-window.ts';
import type { LimitCount } from '../ports/store-limits.ts';
import type { Clock } from '../ports/system.ts';

/** Counts in the store before it answers. Throws what the store throws. */
export interface ExactCounts {
  count(policy: RateLimitPolicy, key: string): Promise<RateLimited | null>;
  /** Takes one back. Another process that refused the key forgets that with its window, or after a minute without requests. */
  giveBack(policy: RateLimitPolicy, key: string): Promise<void>;
}

/** Requests with the same key that are counted together. */
interface Group {
  readonly policy: RateLimitPolicy;
  readonly key: string;
  readonly waiting: { resolve(count: LimitCount): void; reject(error: unknown): void }[];
}

/**
 * One round trip for all requests that arrive at the same time; those that arrive during a statement share the next
 * one. A rejected key stays rejected without another statement, so a flood costs the database nothing.
 */
export function createExactCounts(take: HashedCounts['take'], clock: Clock, keysMax: number): ExactCounts {
  const refusedUntilMs = createRecent<number>(clock, 60_000, keysMax);
  let groups = new Map<string, Group>();
  let isRunning = false;

  function counted(policy: RateLimitPolicy, key: string, id: string): Promise<LimitCount> {
    let group = groups.get(id);
    if (group === undefined) groups.set(id, (group = { policy, key, waiting: [] }));
    const { waiting } = group;
    const count = new Promise<LimitCount>((resolve, reject) => waiting.push({ resolve, reject }));
    if (!isRunning) void takeAll();
    return count;
  }

  async function takeAll(): Promise<void> {
    isRunning = true;
    // Lets in what else the same request counts.
    await Promise.resolve();
    while (groups.size > 0) {
      const taken = [...groups.values()];
      groups = new Map();
      await takeGroups(taken);
    }
    isRunning = false;
  }

  async function takeGroups(taken: readonly Group[]): Promise<void> {
    try {
      const nowMs = clock.now();
      const takes = taken.map(({ policy, key, waiting }): Counted => {
        return { policy: policy.name, key, count: waiting.length, endsAtMs: nowMs + policy.windowSeconds * 1000 };
      });
      const counts = await take(takes);
      for (const [place, { waiting }] of taken.entries()) {
        const { used, endsAtMs } = counts[place] ?? unanswered();
        for (const [turn, { resolve }] of waiting.entries()) {
          resolve({ used: used - (waiting.length - 1 - turn), endsAtMs });
        }
      }
    } catch (error) {
      for (const { waiting } of taken) for (const { reject } of waiting) reject(error);
    }
  }

  return {
    async count(policy, key) {
      const id = `${policy.name} ${key}`;
      const knownUntilMs = refusedUntilMs.get(id) ?? 0;
      const lengthMs = policy.windowSeconds * 1000;
      if (clock.now() < knownUntilMs && !isFromClockSetBack(knownUntilMs, lengthMs, clock.now()))
        return { retryAfterMs: knownUntilMs - clock.now() };
      const { used, endsAtMs } = await counted(policy, key, id);
      if (used <= policy.quota) return null;
      refusedUntilMs.set(id, endsAtMs);
      return { retryAfterMs: endsAtMs - clock.now() };
    },
    async giveBack(policy, key) {
      await take([{ policy: policy.name, key, count: -1, endsAtMs: clock.now() + policy.windowSeconds * 1000 }]);
      refusedUntilMs.set(`${policy.name} ${key}`, 0);
    },
  };
}

function unanswered(): never {
  throw new Error('A count was not answered.');
}
