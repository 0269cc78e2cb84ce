import type { Clock } from '../ports/system.ts';
import { createSteadyTime, type TimeSources } from './steady-time.ts';

/** A longer timer of Node.js fires after 1 ms instead. */
const TIMER_MS_MAX = 2 ** 31 - 1;

const MACHINE: TimeSources = { wallMs: () => Date.now(), monotonicMs: () => performance.now() };

/**
 * The machine's clock, which within this process never goes back. Its timers keep the process alive: at shutdown the
 * signal must wake every sleeper.
 */
export function systemClock(sources: TimeSources = MACHINE): Required<Clock> {
  return {
    ...createSteadyTime(sources),
    async sleep(milliseconds, signal) {
      let left = milliseconds;
      while (left > TIMER_MS_MAX && !signal.aborted) {
        await sleepOnce(TIMER_MS_MAX, signal);
        left -= TIMER_MS_MAX;
      }
      await sleepOnce(left, signal);
    },
  };
}

function sleepOnce(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const wake = (): void => {
      clearTimeout(timer);
      // A worker sleeps on one signal for its whole life: a listener left behind by every sleep would be a leak.
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, milliseconds);
    signal.addEventListener('abort', wake);
  });
}
