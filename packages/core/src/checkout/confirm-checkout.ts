import type { Context } from '../context.ts';
import type { Attempt } from '../model.ts';
import { codesLeft } from '../attempts/payer-codes.ts';
import type { Change } from '../ports/changes.ts';
import { submitCode } from '../attempts/submit-code.ts';
import type { Operation } from '../kernel/operation.ts';
import { refusalToChange } from '../payments/payable.ts';
import { perform, refuse } from '../kernel/perform.ts';
import { findReplay, idempotencyOf, inProgress } from '../kernel/replay.ts';
import { answerAbandoned } from './answer-abandoned.ts';
import { readCheckout } from './get-checkout.ts';
import { pendingAnswer } from './pay-answers.ts';

/**
 * Takes the one-time code that an operator sent the payer. Whoever holds the slug may give it, as the hosted page starts
 * mobile money for somebody without an account.
 *
 * Counted first, in one guarded write, so that of any number of parallel guesses the operator hears of three. The code is
 * part of the request's fingerprint, as nothing is stored that it could be verified against: another code under the same
 * idempotency key is another request. The fingerprint is keyed, and the code is worth nothing some minutes later.
 */
export const confirmCheckout: Operation<'confirmCheckout'> = async (context, request) => {
  const { slug } = request.parameters;
  const idempotent = idempotencyOf(context, 'confirmCheckout', request, 'public');
  const replay = await findReplay(context, idempotent);
  if (replay.kind === 'done') return replay.answer;
  if (replay.kind === 'running') {
    if (!replay.isAbandoned || idempotent === null) throw inProgress();
    return answerAbandoned(context, idempotent, slug);
  }

  const counted: { attempt: Attempt | null } = { attempt: null };
  const answer = await perform(context, {
    idempotent,
    optimistic: true,
    decide: async () => {
      counted.attempt = null;
      const { payment, merchant, liveAttempt } = await readCheckout(context, slug);
      if (payment.status !== 'processing') {
        return refusalToChange(context, payment) ?? refuse('CODE_NOT_EXPECTED', { status: payment.status });
      }
      if (liveAttempt === null || codesLeft(liveAttempt, context.clock.now()) === 0) {
        return refuse('CODE_NOT_EXPECTED', { status: payment.status });
      }
      const attempt = countedAttempt(context, liveAttempt);
      counted.attempt = attempt;
      const changes: readonly Change[] = [
        ...(payment.livemode ? [{ type: 'assert.merchant_active', id: merchant.id } as const] : []),
        { type: 'attempt.update', attempt, fromVersion: liveAttempt.version },
      ];
      return { changes, answer: pendingAnswer(context, payment, attempt), runningSubjectId: attempt.id };
    },
  });
  if (counted.attempt === null || answer.replayed) return answer;
  return submitCode(context, counted.attempt, request.body.code, idempotent);
};

function countedAttempt(context: Context, attempt: Attempt): Attempt {
  return {
    ...attempt,
    codesTried: attempt.codesTried + 1,
    updatedAtMs: context.clock.now(),
    version: attempt.version + 1,
  };
}
