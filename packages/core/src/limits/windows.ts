import { hash } from 'node:crypto';
import type { Clock } from '../ports/system.ts';
import type { RateLimitPolicy } from './policies.ts';
import type { RateLimited } from './rate-limiter.ts';
import { createRecent, type Recent } from './recent.ts';
import { openWindow, type SharedWindow } from './shared-window.ts';

/** The window of a key in a policy, by the name that it has in the store. */
export interface CountedWindow {
  readonly policy: string;
  readonly key: string;
  readonly window: SharedWindow;
}

/** The quota of a policy and its additional burst, if it has one. */
export interface Windows {
  readonly steady: CountedWindow;
  readonly extra: CountedWindow | null;
}

/** The windows of one policy. */
interface PolicyWindows {
  readonly own: Recent<Windows>;
  /** Of keys without room for their own, by {@link groupOf}. */
  readonly common: Map<string, Windows>;
}

/**
 * The windows of all keys that were asked for lately. Where there is no room for a new key it shares one of 256 windows
 * with others: a client that invents keys gets no more attempts, and known keys keep their own.
 * @param keysMax of one policy
 */
export function createWindows(
  clock: Pick<Clock, 'now'>,
  keysMax: number,
): (policy: RateLimitPolicy, key: string) => Windows {
  const policies = new Map<string, PolicyWindows>();

  function open(policy: RateLimitPolicy, key: string): Windows {
    const { name, quota, windowSeconds, burst, burstWindowSeconds = windowSeconds } = policy;
    const nowMs = clock.now();
    return {
      steady: { policy: name, key, window: openWindow(quota, windowSeconds * 1000, nowMs) },
      extra:
        burst === undefined
          ? null
          : { policy: `${name}_burst`, key, window: openWindow(burst - quota, burstWindowSeconds * 1000, nowMs) },
    };
  }

  function windowsOf({ name, windowSeconds, burstWindowSeconds = windowSeconds }: RateLimitPolicy): PolicyWindows {
    let windows = policies.get(name);
    if (windows === undefined) {
      const periodMs = Math.max(windowSeconds, burstWindowSeconds) * 1000;
      policies.set(name, (windows = { own: createRecent(clock, periodMs, keysMax), common: new Map() }));
    }
    return windows;
  }

  return (policy, key) => {
    const { own, common } = windowsOf(policy);
    const known = own.get(key);
    if (known !== undefined) return known;
    const windows = open(policy, key);
    if (own.set(key, windows)) return windows;
    const group = groupOf(key);
    let shared = common.get(group);
    if (shared === undefined) common.set(group, (shared = open(policy, group)));
    return shared;
  };
}

/** One of 256, so that a flood has to fill all of them before every unknown key is refused. */
function groupOf(key: string): string {
  return `others ${hash('sha256', key, 'hex').slice(0, 2)}`;
}

/**
 * Counts one request: in the quota, and where that is used up, in the burst.
 * @param count one request in one window: null when it may pass, otherwise the milliseconds until one may
 */
export function consumeIn(windows: Windows, count: (counted: CountedWindow) => number | null): RateLimited | null {
  const waitMs = count(windows.steady);
  if (waitMs === null) return null;
  const burstWaitMs = windows.extra === null ? waitMs : count(windows.extra);
  return burstWaitMs === null ? null : { retryAfterMs: Math.min(waitMs, burstWaitMs) };
}
