import { codesLeft } from '../attempts/payer-codes.ts';
import { submitCode } from '../attempts/submit-code.ts';
import { readCheckout } from './get-checkout.ts';
import { answerOfCheckout, pendingAnswer } from './pay-answers.ts';
import type { Context } from '../context.ts';
import { type WriteOperation, refuse } from '../kernel/operation.ts';
import type { Attempt } from '../model.ts';
import { refusalToChange } from '../payments/payable.ts';

/**
 * Accepts the one-time code that a provider sent to the payer. Any holder of the slug may submit it, because the hosted
 * page starts mobile money for customers without an account.
 *
 * The attempt is counted first, in one guarded write, so that of any number of parallel guesses the provider receives
 * three. The code is part of the request's fingerprint, because nothing is stored to verify it against: another code
 * with the same idempotency key is another request. The fingerprint is keyed, and the code is worthless some minutes
 * later.
 */
export const confirmCheckout: WriteOperation<'confirmCheckout'> = {
  replay: { scope: () => 'public' },
  // A count whose COMMIT response was lost cannot be found again. The payer types the code again, at the cost of one
  // attempt.
  unwitnessed: 'give_up',
  async decide(context, { parameters: { slug }, body }) {
    const { payment, liveAttempt } = await readCheckout(context, slug);
    if (payment.status !== 'processing') {
      return refusalToChange(context, payment) ?? refuse('CODE_NOT_EXPECTED', { status: payment.status });
    }
    if (liveAttempt === null || codesLeft(liveAttempt, context.clock.now()) === 0) {
      return refuse('CODE_NOT_EXPECTED', { status: payment.status });
    }
    const attempt = countedAttempt(context, liveAttempt);
    return {
      changes: [{ type: 'attempt.update', attempt, fromVersion: liveAttempt.version }],
      answer: pendingAnswer(context, payment, attempt),
      onBehalfOf: payment,
      continue: { subjectId: attempt.id, run: (finish) => submitCode(context, attempt, body.code, finish) },
    };
  },
  resume: (context, { parameters }) => answerOfCheckout(context, parameters.slug),
};

function countedAttempt(context: Context, attempt: Attempt): Attempt {
  return {
    ...attempt,
    codesTried: attempt.codesTried + 1,
    updatedAtMs: context.clock.now(),
    version: attempt.version + 1,
  };
}
