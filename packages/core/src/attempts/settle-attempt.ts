import { type AttemptOutcome, applyOutcome } from './outcome.ts';
import { nextFollowUpAtMs } from './follow-up.ts';
import { phoneOf } from './new-attempt.ts';
import type { Context } from '../context.ts';
import { decideAndCommit } from '../kernel/decide-and-commit.ts';
import type { Attempt, Payment } from '../model.ts';
import type { Change } from '../ports/changes.ts';

/**
 * Ends a stored attempt and commits the consequences. Safe to call twice and from several processes at once: an ended
 * attempt is left unchanged, unless it turns out to be paid.
 *
 * `alsoCommit` receives the resulting payment and adds changes to the same commit (a stored response, a finished task).
 *
 * `lookedUp` is the attempt that a look-up asked about. A failure counts only while that is still its state: a look-up
 * before a delayed charge finds nothing, and its failure would end an attempt whose money is then collected. `paid` counts
 * always. `unlessChargedSince`: nor does it once the provider has accepted the charge, or another process has sent it.
 * @returns null when there is no such attempt, or the failure is out of date
 */
export async function settleAttempt(
  context: Context,
  attemptId: string,
  outcome: AttemptOutcome,
  options: {
    readonly alsoCommit?: (payment: Payment) => readonly Change[];
    readonly lookedUp?: Attempt;
    readonly unlessChargedSince?: Attempt;
  } = {},
): Promise<Pick<Settled, 'payment' | 'attempt'> | null> {
  const { alsoCommit, lookedUp, unlessChargedSince } = options;
  const settled = await decideAndCommit<Settled | null>(
    context,
    async () => {
      const attempt = await context.store.read.attemptById(attemptId);
      const payment = attempt === null ? null : await context.store.read.paymentById(attempt.paymentId);
      const merchant = payment === null ? null : await context.store.read.merchantById(payment.merchantId);
      if (attempt === null || payment === null || merchant === null) return { changes: [], value: null };
      const isChargedSince =
        unlessChargedSince !== undefined &&
        (attempt.acceptedAtMs !== null || attempt.chargeAgainAtMs !== unlessChargedSince.chargeAgainAtMs);
      const isOutOfDate = (lookedUp !== undefined && !isSameState(attempt, lookedUp)) || isChargedSince;
      if (outcome.kind === 'failed' && isOutOfDate) return { changes: [], value: null };
      const isKnown = isSettled(attempt, outcome);
      const moved = isKnown
        ? { payment, changes: confirmEnd(context, attempt) }
        : applyOutcome(context, payment, merchant, { attempt, isNew: false }, outcome);
      return {
        changes: [...moved.changes, ...(alsoCommit?.(moved.payment) ?? [])],
        value: { payment: moved.payment, attempt, isNewlyPaid: outcome.kind === 'paid' && !isKnown },
      };
    },
    // An ended attempt is left unchanged the second time.
    { unwitnessed: 'repeat' },
  );
  if (settled?.isNewlyPaid === true && settled.attempt.livemode) {
    await context.limits?.promptPaid(phoneOf(context, settled.attempt));
  }
  return settled;
}

interface Settled {
  readonly payment: Payment;
  readonly attempt: Attempt;
  readonly isNewlyPaid: boolean;
}

/**
 * Whether nothing has happened to an attempt that a failure depends on. A callback does not count: anyone can send one.
 */
function isSameState(left: Attempt, right: Attempt): boolean {
  return SINCE.every((field) => left[field] === right[field]);
}

const SINCE = ['status', 'acceptedAtMs', 'chargeAgainAtMs', 'railReference', 'codesTried'] as const;

function isSettled(attempt: Attempt, outcome: AttemptOutcome): boolean {
  if (attempt.status === 'succeeded' || attempt.status === 'paid_late') return true;
  return attempt.status === 'failed' && outcome.kind === 'failed';
}

/** The rail confirmed the known status of an ended attempt: it is polled again by its follow-ups alone. */
function confirmEnd(context: Context, attempt: Attempt): readonly Change[] {
  if (attempt.nextPollAtMs === null) return [];
  const nextPollAtMs = nextFollowUpAtMs(context, attempt);
  const confirmed = { ...attempt, nextPollAtMs, updatedAtMs: context.clock.now(), version: attempt.version + 1 };
  return [{ type: 'attempt.update', attempt: confirmed, fromVersion: attempt.version }];
}
