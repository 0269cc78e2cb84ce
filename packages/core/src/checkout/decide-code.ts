import { codesLeft } from '../attempts/payer-codes.ts';
import { submitCode } from '../attempts/submit-code.ts';
import type { PayAnswers } from './pay-answers.ts';
import type { Context } from '../context.ts';
import { type Decision, refuse } from '../kernel/operation.ts';
import type { Attempt } from '../model.ts';
import { refusalToChange } from '../payments/payable.ts';
import type { CheckoutRead } from './reads.ts';

/**
 * Submits a payer's code. The attempt is counted first, in one guarded write, so that of any number of parallel guesses,
 * at the checkout and by key, the provider receives three.
 */
export function decideCode<Data>(
  context: Context,
  { payment, liveAttempt }: CheckoutRead,
  code: string,
  answers: PayAnswers<Data>,
): Decision<Data> {
  if (payment.status !== 'processing') {
    return refusalToChange(context, payment) ?? refuse('CODE_NOT_EXPECTED', { status: payment.status });
  }
  if (liveAttempt === null || codesLeft(liveAttempt, context.clock.now()) === 0) {
    return refuse('CODE_NOT_EXPECTED', { status: payment.status });
  }
  const attempt = countedAttempt(context, liveAttempt);
  return {
    changes: [{ type: 'attempt.update', attempt, fromVersion: liveAttempt.version }],
    answer: answers.pending(context, payment, attempt),
    onBehalfOf: payment,
    continue: {
      subjectId: attempt.id,
      run: (finish) => submitCode(context, attempt, code, { finish, answers }),
    },
  };
}

function countedAttempt(context: Context, attempt: Attempt): Attempt {
  return {
    ...attempt,
    codesTried: attempt.codesTried + 1,
    updatedAtMs: context.clock.now(),
    version: attempt.version + 1,
  };
}
