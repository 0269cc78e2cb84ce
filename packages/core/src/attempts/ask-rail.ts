import { railFields } from './new-attempt.ts';
import type { Context } from '../context.ts';
import type { Attempt } from '../model.ts';
import type { LookupOutcome } from '../ports/rail-calls.ts';
import { callRail } from '../rails/call-rail.ts';

/**
 * Asks the rail of an attempt what became of it.
 * @param withinMs how long its answer is waited for. Default: as long as for any call of a rail
 */
export function askRail(context: Context, attempt: Attempt, withinMs?: number): Promise<LookupOutcome> {
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
