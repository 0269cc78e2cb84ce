import { nextPollDelayMs } from './poll-ladder.ts';
import type { Context } from '../context.ts';
import type { Attempt } from '../model.ts';
import { methodOf } from '../rails/rail-methods.ts';

/** Whether an attempt waits for its rail only. */
export function isUnderway({ status }: Pick<Attempt, 'status'>): boolean {
  return status === 'submitting' || status === 'pending';
}

/** When to poll an attempt after its rail was called. */
export function pollSoonAtMs(context: Context, attempt: Attempt): number {
  const { nextPollAtMs } = attempt;
  const firstMs = methodOf(context.rails, attempt)?.firstLookupMs ?? 0;
  const delayMs = nextPollDelayMs({ ageMs: 0, polls: 0 }, context.random.fraction()) ?? 0;
  const dueAtMs = context.clock.now() + Math.max(firstMs, delayMs);
  // A callback may have asked for an earlier one.
  return nextPollAtMs === null ? dueAtMs : Math.min(nextPollAtMs, dueAtMs);
}
