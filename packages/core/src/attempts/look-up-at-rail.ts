import { railFields } from './new-attempt.ts';
import type { Context } from '../context.ts';
import type { Attempt } from '../model.ts';
import type { LookupOutcome } from '../ports/rail-calls.ts';
import { callRail } from '../rails/call-rail.ts';
import { takeTurn } from '../rails/look-up-pace.ts';

/**
 * Looks up the outcome of an attempt for a request, which never waits for a turn: when there is none, the outcome is unknown.
 * @param withinMs timeout in milliseconds
 */
export async function lookUpNow(context: Context, attempt: Attempt, withinMs: number): Promise<LookupOutcome> {
  return (await takeTurn(context, attempt.rail)) ? lookUpAtRail(context, attempt, withinMs) : NO_TURN;
}

const NO_TURN: LookupOutcome = {
  kind: 'unknown',
  detail: {
    code: null,
    message: 'Not asked: the pace of look-ups at this rail is used up. Ask again.',
    requestId: null,
  },
};

/**
 * Looks up the outcome of an attempt at its rail, in the turn that its claim took.
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
