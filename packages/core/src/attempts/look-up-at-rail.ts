import { railFields } from './new-attempt.ts';
import type { Context } from '../context.ts';
import type { Attempt } from '../model.ts';
import type { LookupOutcome } from '../ports/rail-calls.ts';
import { callRail } from '../rails/call-rail.ts';

/**
 * Looks up the outcome of an attempt at its rail.
 * @param withinMs timeout in milliseconds. Default: that of every rail call
 */
export function lookUpAtRail(context: Context, attempt: Attempt, withinMs?: number): Promise<LookupOutcome> {
  return callRail(
    context,
    attempt,
    'lookup',
    (rail) =>
      rail.lookup({
        ...railFields(context, attempt, rail),
        reference: attempt.id,
        railReference: attempt.railReference,
        amount: attempt.amount,
        chargedAtMs: attempt.createdAtMs - attempt.clockMovedMs,
      }),
    withinMs,
  );
}
