import { methodFields } from '../attempts/new-attempt.ts';
import type { Context } from '../context.ts';
import type { Decision } from '../kernel/operation.ts';
import type { Attempt, Payment } from '../model.ts';
import { movePayment } from '../payments/move-payment.ts';
import type { PayAnswers } from './pay-answers.ts';

/** Begins an attempt whose outcome comes later: until then the payment is pending and takes no other. */
export function startAttempt<Data>(
  context: Context,
  payment: Payment,
  attempt: Attempt,
  answers: PayAnswers<Data>,
): Decision<Data> {
  const moved = movePayment(context, payment, {
    trigger: 'attempt_started',
    set: {
      ...methodFields(attempt),
      attemptsCount: payment.attemptsCount + 1,
      liveAttemptId: attempt.id,
      failureCode: null,
    },
  });
  if (moved === null) throw new Error(`payment ${payment.id} is ${payment.status} and cannot be started`);
  return {
    changes: [...moved.changes, { type: 'attempt.insert', attempt }],
    answer: answers.pending(context, moved.payment, attempt),
  };
}
