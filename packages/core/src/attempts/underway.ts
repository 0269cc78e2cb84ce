import { nextPollDelayMs } from './poll-ladder.ts';
import type { Context } from '../context.ts';
import type { Attempt } from '../model.ts';

/** Whether an attempt waits for its rail, and nobody else. */
export function isUnderway({ status }: Attempt): boolean {
  return status === 'submitting' || status === 'pending';
}

/** When an attempt is looked up that a rail has just been told something about. */
export function soonPolled(context: Context, { nextPollAtMs }: Attempt): number {
  const delayMs = nextPollDelayMs({ ageMs: 0, polls: 0 }, context.random.fraction()) ?? 0;
  const dueAtMs = context.clock.now() + delayMs;
  // A callback may have asked for an earlier one.
  return nextPollAtMs === null ? dueAtMs : Math.min(nextPollAtMs, dueAtMs);
}
