import type { Context } from '../context.ts';
import { decideAndCommit } from '../kernel/decide-and-commit.ts';
import type { Attempt } from '../model.ts';
import { checkedNextAction } from './next-action.ts';
import type { Sent } from './charge-at-rail.ts';
import { isUnderway, pollSoonAtMs } from './underway.ts';

/** Between two requests of one charge, however many callbacks arrive: more requests do not end an outage. */
const REPEAT_PAUSE_MS = 5_000;

/** Records the answer to a charge that no request waits for. */
export async function recordCharge(context: Context, attemptId: string, outcome: Sent): Promise<void> {
  await decideAndCommit(
    context,
    async () => {
      const stored = await context.store.read.attemptById(attemptId);
      if (stored === null) return { changes: [], value: null };
      const attempt = afterCharge(context, stored, outcome);
      return { changes: [{ type: 'attempt.update', attempt, fromVersion: stored.version }], value: null };
    },
    // The same response on the same attempt.
    { unwitnessed: 'repeat' },
  );
}

/**
 * The attempt after its charge was sent. One that ended meanwhile although the provider has the charge is polled: its
 * money must be found.
 */
export function afterCharge(context: Context, attempt: Attempt, outcome: Sent): Attempt {
  const nowMs = context.clock.now();
  const isPending = outcome.kind === 'pending';
  const known: Partial<Attempt> = isPending
    ? {
        acceptedAtMs: attempt.acceptedAtMs ?? nowMs,
        railReference: outcome.railReference ?? attempt.railReference,
        nextAction: checkedNextAction(context, attempt, outcome.nextAction),
        expiresAtMs: isInstant(outcome.expiresAtMs) ? outcome.expiresAtMs : attempt.expiresAtMs,
      }
    : {};
  const nextPollAtMs = pollSoonAtMs(context, attempt);
  return {
    ...attempt,
    ...known,
    ...(isUnderway(attempt) ? { status: 'pending' as const, nextPollAtMs } : isPending ? { nextPollAtMs } : {}),
    chargeAgainAtMs: nowMs + REPEAT_PAUSE_MS,
    railDetail: outcome.detail ?? attempt.railDetail,
    updatedAtMs: nowMs,
    version: attempt.version + 1,
  };
}

/** A time that a Date can represent (ECMA-262: ±8.64e15 ms around 1970). */
function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) <= 8.64e15;
}
