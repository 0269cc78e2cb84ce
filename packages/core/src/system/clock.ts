import type { Clock } from '../ports/system.ts';

/** A timer of Node.js that is set for longer than this fires after 1 ms instead. */
const TIMER_MS_MAX = 2 ** 31 - 1;

/**
 * The clock of the machine. Its timers keep the process alive: whoever sleeps is expected to be woken by the signal when
 * the process is to end.
 */
export function systemClock(): Clock {
  return {
    now: () => Date.now(),
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
      // A worker sleeps on one signal for as long as it lives: a listener left behind by every sleep would be a leak.
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, milliseconds);
    signal.addEventListener('abort', wake);
  });
}
