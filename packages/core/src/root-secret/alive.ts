import type { Context } from '../context.ts';
import type { Worker } from '../model.ts';

/** A process reports every ten seconds. One that does not report reads the data key twice within this time. */
export const ALIVE_MS = 60_000;
const PROCESSES_MAX = 1_000;

/** Processes that reported within the last minute and did not stop. */
export async function aliveProcesses({ store, clock }: Context): Promise<readonly Worker[]> {
  const seen = await store.read.workers(PROCESSES_MAX);
  return seen.filter(({ lastSeenAtMs, stoppedAtMs }) => stoppedAtMs === null && clock.now() - lastSeenAtMs < ALIVE_MS);
}
