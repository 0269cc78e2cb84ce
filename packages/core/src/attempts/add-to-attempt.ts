import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { decideAndCommit } from '../kernel/decide-and-commit.ts';
import type { Finish } from '../kernel/operation.ts';
import type { Result } from '../kernel/result.ts';
import type { Attempt, Payment } from '../model.ts';

/**
 * Records a rail's response on an attempt, with the response to the request. A callback or the worker may have changed
 * the attempt while the rail was answering: the response is merged into the current attempt, or a refund would not find
 * the rail's reference.
 *
 * With a null answer, another commit stores the response.
 */
export async function addToAttempt<Data, Given extends Result<Data> | null>(
  context: Context,
  attemptId: string,
  finish: Finish,
  update: {
    /** The stored attempt with the rail's response, and the next version. */
    readonly written: (stored: Attempt) => Attempt;
    readonly answer: (payment: Payment, written: Attempt) => Given;
  },
): Promise<Given | Result<Data>> {
  const answer = await decideAndCommit<Given>(
    context,
    async () => {
      const attempt = await context.store.read.attemptById(attemptId);
      const payment = attempt === null ? null : await context.store.read.paymentById(attempt.paymentId);
      if (attempt === null || payment === null) throw new GatewayError('CHECKOUT_NOT_FOUND');
      const written = update.written(attempt);
      const value = update.answer(payment, written);
      return {
        changes: [
          { type: 'attempt.update', attempt: written, fromVersion: attempt.version },
          ...(value === null ? [] : finish.store(value)),
        ],
        value,
      };
    },
    // Recording a rail's response twice is harmless: it is the same data on the same attempt.
    { unwitnessed: 'repeat' },
  );
  return answer === null ? answer : finish.kept(answer);
}
