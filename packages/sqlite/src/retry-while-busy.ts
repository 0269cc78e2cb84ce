import { StoreUnavailableError } from '@mitako/core/engine';
import { isBusy } from './errors.ts';

/** Longer than any transaction of the store, including a migration. */
const BUSY_MAX_MS = 10_000;

/**
 * Retries while another process writes. SQLite's own waiting would block the event loop, 5 s by default.
 *
 * @throws StoreUnavailableError after 10 s
 */
export async function retryWhileBusy<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  const givenUpAt = performance.now() + BUSY_MAX_MS;
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() > givenUpAt) {
        throw new StoreUnavailableError('Another process has been writing for too long.', error);
      }
      // 1 to 25 ms, random: two processes that wait in step would collide again each time.
      const pauseMs = 1 + Math.random() * Math.min(24, 2 ** tries);
      await new Promise((resolve) => {
        setTimeout(resolve, pauseMs);
      });
    }
  }
}
