import { kindOf } from './errors.ts';

/** With 8 rivals on one row, the unluckiest needed 5. */
const TRIES_MAX = 10;

/**
 * Runs again what a deadlock or a lock timeout undid, after 5 to 50 ms at random, so that rivals do not meet in step.
 * @throws the last error after 10 tries
 */
export async function retried<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (kindOf(error) !== 'retry' || tries === TRIES_MAX) throw error;
      const pauseMs = 5 + Math.random() * 45;
      await new Promise((resolve) => {
        setTimeout(resolve, pauseMs);
      });
    }
  }
}
