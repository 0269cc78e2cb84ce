import { kindOf } from './errors.ts';

/** With 8 rivals on one row, the unluckiest needed 5. */
const TRIES_MAX = 10;

/**
 * Runs again what surely wrote nothing: after a deadlock or a lock timeout, 5 to 50 ms later, at random, so that rivals
 * do not meet in step; and once after a connection that was lost, since the pool may have handed out one that the
 * server had closed while it idled.
 *
 * @throws the last error
 */
export async function retried<Result>(attempt: () => Promise<Result>): Promise<Result> {
  let isReconnected = false;
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const kind = kindOf(error);
      const mayRetry = kind === 'retry' || (kind === 'connection' && !isReconnected);
      if (!mayRetry || tries === TRIES_MAX) throw error;
      if (kind === 'connection') isReconnected = true;
      const pauseMs = 5 + Math.random() * 45;
      await new Promise((resolve) => {
        setTimeout(resolve, pauseMs);
      });
    }
  }
}
