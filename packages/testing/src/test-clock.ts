import type { Clock } from '@mitako/core';

/** A clock that stands still until a test advances it. */
export interface TestClock extends Clock {
  /** Advances the time and wakes sleepers whose time has come. */
  advance(milliseconds: number): void;
}

/** Pauses up to this are jitter between rounds of one request, which must not wait for a test to advance the clock. */
const JITTER_MS_MAX = 50;

/** @param startMs epoch milliseconds; now when absent, so that the receiver's clock agrees with it */
export function createTestClock(startMs: number = Date.now()): TestClock {
  let nowMs = startMs;
  const sleepers = new Set<{ readonly untilMs: number; readonly wake: () => void }>();
  return {
    now: () => nowMs,
    sleep: (milliseconds, signal) =>
      new Promise((resolve) => {
        if (signal.aborted || milliseconds <= JITTER_MS_MAX) {
          setImmediate(resolve);
          return;
        }
        const sleeper = {
          untilMs: nowMs + milliseconds,
          wake: () => {
            sleepers.delete(sleeper);
            signal.removeEventListener('abort', sleeper.wake);
            resolve();
          },
        };
        sleepers.add(sleeper);
        signal.addEventListener('abort', sleeper.wake);
      }),
    advance(milliseconds) {
      nowMs += milliseconds;
      for (const sleeper of sleepers) if (sleeper.untilMs <= nowMs) sleeper.wake();
    },
  };
}
