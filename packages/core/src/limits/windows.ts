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

/**
 * The windows of all keys that were asked for lately. Null: there is no room for this one.
 * @param keysMax of one policy
 */
export function createWindows(
  clock: Pick<Clock, 'now'>,
  keysMax: number,
): (policy: RateLimitPolicy, key: string) => Windows | null {
  const policies = new Map<string, Recent<Windows>>();
  return (policy, key) => {
    const { name, quota, windowSeconds, burst, burstWindowSeconds = windowSeconds } = policy;
    let recent = policies.get(name);
    if (recent === undefined) {
      recent = createRecent(clock, Math.max(windowSeconds, burstWindowSeconds) * 1000, keysMax);
      policies.set(name, recent);
    }
    const known = recent.get(key);
    if (known !== undefined) return known;
    const nowMs = clock.now();
    const windows: Windows = {
      steady: { policy: name, key, window: openWindow(quota, windowSeconds * 1000, nowMs) },
      extra:
        burst === undefined
          ? null
          : { policy: `${name}_burst`, key, window: openWindow(burst - quota, burstWindowSeconds * 1000, nowMs) },
    };
    return recent.set(key, windows) ? windows : null;
  };
}

/**
 * Counts one request: in the quota, and where that is used up, in the burst.
 * @param count one request in one window: null when it may pass, otherwise the milliseconds until one may
 */
export function consumeIn(
  windows: Windows | null,
  count: (counted: CountedWindow) => number | null,
): RateLimited | null {
  if (windows === null) return null;
  const waitMs = count(windows.steady);
  if (waitMs === null) return null;
  const burstWaitMs = windows.extra === null ? waitMs : count(windows.extra);
  return burstWaitMs === null ? null : { retryAfterMs: Math.min(waitMs, burstWaitMs) };
}
