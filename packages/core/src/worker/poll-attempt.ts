import type { Context } from '../context.ts';
import type { Attempt } from '../domain/model.ts';
import { pollDelayMs } from '../domain/poll-ladder.ts';
import { askRail } from '../operations/attempts/ask-rail.ts';
import { phoneOf } from '../operations/attempts/new-attempt.ts';
import { settleAttempt } from '../operations/attempts/settle-attempt.ts';
import { commitOnce } from '../operations/perform.ts';
import type { LookupOutcome } from '../ports/rail.ts';

/**
 * Asks a rail how an attempt stands. An outcome ends the attempt; anything else is asked again on the ladder, and at its
 * end the attempt waits for the operator, the payment still in processing: what nobody knows is never a failure.
 */
export async function pollAttempt(context: Context, attempt: Attempt): Promise<void> {
  const outcome = await lookup(context, attempt);
  if (outcome.kind === 'paid' || outcome.kind === 'failed') {
    await settleAttempt(context, attempt.id, outcome);
    return;
  }
  const nowMs = context.clock.now();
  const pollsCount = attempt.pollsCount + 1;
  const delayMs = pollDelayMs(pollsCount);
  if (delayMs === null) {
    context.logger.warn({ attempt: attempt.id, payment: attempt.paymentId }, 'attempt waits for the operator');
  }
  await commitOnce(context, [
    {
      type: 'attempt.update',
      attempt: {
        ...attempt,
        status: delayMs === null ? 'needs_review' : 'pending',
        pollsCount,
        nextPollAtMs: delayMs === null ? null : nowMs + delayMs,
        updatedAtMs: nowMs,
        version: attempt.version + 1,
      },
      fromVersion: attempt.version,
    },
  ]);
}

function lookup(context: Context, attempt: Attempt): Promise<LookupOutcome> {
  return askRail(context, attempt, 'lookup', (rail) =>
    rail.lookup({
      reference: attempt.id,
      railReference: attempt.railReference,
      provider: attempt.methodProvider ?? 'mtn_momo',
      phone: phoneOf(context, attempt),
      chargedAtMs: attempt.createdAtMs,
      nowMs: context.clock.now(),
    }),
  );
}
