import { type Gateway, isGatewayError } from '@mitako/core';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Keeps a serverless function alive until a promise has settled: `waitUntil` of its platform, `after` of Next.js. */
export type WaitUntil = (work: Promise<unknown>) => void;

/** Platforms end a function soon after its response. */
const BUDGET_MS = 25_000;

/**
 * Does the work that a commit made due, after the response to it.
 * @returns to be called after each such commit; calls during the work are done with it
 */
export function runWhenDue(gateway: () => Pick<Gateway, 'runDue' | 'logger'>, waitUntil: WaitUntil): () => void {
  let isRunning = false;
  let isDue = false;

  async function run(): Promise<void> {
    const { runDue, logger } = gateway();
    try {
      while (isDue) {
        isDue = false;
        await nextTurn();
        await runDue({ budgetMs: BUDGET_MS });
      }
    } catch (error) {
      // Closed meanwhile.
      if (!isGatewayError(error)) logger.error({ error }, 'work that was due failed; a cron does it');
    } finally {
      isRunning = false;
    }
  }

  return () => {
    isDue = true;
    if (isRunning) return;
    isRunning = true;
    waitUntil(run());
  };
}
