import type { HashedCounts } from './hashed-counts.ts';
import type { RateLimitPolicy } from './policies.ts';
import type { RateLimited } from './rate-limiter.ts';
import { grant, adopt, type ReportedCount, usedOf } from './shared-window.ts';
import { consumeIn, type CountedWindow, createWindows } from './windows.ts';
import type { Clock } from '../ports/system.ts';

/** Interval between two statements. Another process's requests are known after two of them at the latest. */
const PAUSE_MS = 100;
/** Delay after a failed statement. */
const FAILURE_PAUSE_MS = 1_000;
/** Below this fraction of the quota a key is not shared: most keys never need a row, nor do invented ones. */
const UNSHARED_PART = 0.1;
/** Windows per statement; the others follow in the next. */
const REPORTED_MAX = 500;

/** Counts from this process's knowledge, and exchanges counts with the other processes in the background. */
export interface SharedCounts {
  count(policy: RateLimitPolicy, key: string): RateLimited | null;
}

interface ReportedWindow extends ReportedCount {
  readonly counted: CountedWindow;
}

/**
 * In a window all processes grant at most the quota, plus, for each other process until it knows the counts, a tenth of
 * the quota and what arrives during two intervals; never more than one quota per process. The excess is deducted from
 * the following windows; a key that is unused for a whole window is forgiven.
 *
 * At most one statement is in flight. The next one carries what gathered meanwhile, for all keys.
 * @param keysMax per policy; further new keys share counts
 */
export function createSharedCounts(
  take: HashedCounts['take'],
  clock: Clock,
  { keysMax, onError }: { readonly keysMax: number; readonly onError: (error: unknown) => void },
): SharedCounts {
  const windowsOf = createWindows(clock, keysMax);
  /** To report, or only to read. */
  const moved = new Set<CountedWindow>();
  let isReporting = false;
  let pausedUntilMs = 0;
  let failures = 0;

  function countIn(counted: CountedWindow): number | null {
    const waitMs = grant(counted.window, clock.now());
    if (usedOf(counted.window) > counted.window.quota * UNSHARED_PART) {
      moved.add(counted);
      if (!isReporting && clock.now() >= pausedUntilMs) void report();
    }
    return waitMs;
  }

  async function report(): Promise<void> {
    isReporting = true;
    while (moved.size > 0 && clock.now() >= pausedUntilMs) {
      await exchange(gather());
      await clock.sleep(PAUSE_MS, NEVER);
    }
    isReporting = false;
  }

  function gather(): readonly ReportedWindow[] {
    const reported: ReportedWindow[] = [];
    for (const counted of moved) {
      if (reported.length === REPORTED_MAX) break;
      moved.delete(counted);
      const { unreported, endsAtMs } = counted.window;
      if (clock.now() < endsAtMs) reported.push({ counted, count: unreported, endsAtMs });
    }
    return reported;
  }

  async function exchange(reported: readonly ReportedWindow[]): Promise<void> {
    if (reported.length === 0) return;
    try {
      const takes = reported.map(({ counted: { policy, key }, count, endsAtMs }) => ({ policy, key, count, endsAtMs }));
      const answers = await take(takes);
      failures = 0;
      for (const [place, answer] of answers.entries()) {
        const one = reported[place];
        if (one === undefined) continue;
        adopt(one.counted.window, one, answer, clock.now());
        // Once more, to read what others reported at the same time.
        if (one.count > 0) moved.add(one.counted);
      }
    } catch (error) {
      for (const { counted } of reported) moved.add(counted);
      pausedUntilMs = clock.now() + FAILURE_PAUSE_MS;
      failures += 1;
      // The first failure may be that of a gateway that is closing, and loses nothing.
      if (failures > 1) onError(error);
    }
  }

  return { count: (policy, key) => consumeIn(windowsOf(policy, key), countIn) };
}

const NEVER = new AbortController().signal;
