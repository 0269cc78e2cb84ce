import type { Outage } from '../health/outage.ts';
import { isTime } from './is-time.ts';

export const SWEEP_EVERY_MS = 60_000;
/** Steps of one piece in a row; the due work of the process waits meanwhile. */
export const STEPS_MAX = 10;

/** One step of a sweep. Resolves to whether more may be left. */
export type SweepStep = () => Promise<boolean>;

/**
 * Regular upkeep in pieces. Each runs once a minute, fails alone, and is tried again a minute later. A piece that has
 * more left after {@link STEPS_MAX} steps continues with the next call. No step begins after the signal.
 */
export function createSweep(
  now: () => number,
  failed: Outage['failed'],
  steps: readonly SweepStep[],
): (signal: AbortSignal) => Promise<void> {
  const pieces = steps.map((step) => ({ step, nextAtMs: 0 }));
  return async (signal) => {
    for (const piece of pieces) {
      if (!isTime(now(), piece.nextAtMs, SWEEP_EVERY_MS)) continue;
      try {
        if (await hasMore(piece.step, signal)) continue;
      } catch (error) {
        failed(error, 'background work could not sweep');
      }
      piece.nextAtMs = now() + SWEEP_EVERY_MS;
    }
  };
}

async function hasMore(step: SweepStep, signal: AbortSignal): Promise<boolean> {
  for (let count = 0; count < STEPS_MAX; count += 1) {
    if (signal.aborted) return true;
    if (!(await step())) return false;
  }
  return true;
}
