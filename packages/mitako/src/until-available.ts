import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS_MIN = 250;
const PAUSE_MS_MAX = 5_000;

/** Runs `work`, again with backoff while the database is unavailable, and returns its result. */
export type UntilAvailable = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * One deadline for all that a start does with the database.
 * @param waitMs how long the start waits altogether; 0: it fails at once
 * @param onWait called before each pause with the error and the time left
 */
export function untilAvailable(waitMs: number, onWait: (error: Error, leftMs: number) => void): UntilAvailable {
  const endsAt = performance.now() + waitMs;
  return async (work) => {
    for (let pauseMs = PAUSE_MS_MIN; ; pauseMs = Math.min(PAUSE_MS_MAX, pauseMs * 2)) {
      try {
        return await work();
      } catch (error) {
        const leftMs = endsAt - performance.now();
        if (!(error instanceof Error) || leftMs <= 0 || !(await isUnavailable(error))) throw error;
        onWait(error, leftMs);
        await sleep(Math.min(pauseMs, leftMs));
      }
    }
  };
}

async function isUnavailable(error: Error): Promise<boolean> {
  // Loaded when it is needed: every command loads this file, `--help` too.
  const { isStoreUnavailable } = await import('@mitako/core');
  return isStoreUnavailable(error) || isStoreUnavailable(error.cause);
}
