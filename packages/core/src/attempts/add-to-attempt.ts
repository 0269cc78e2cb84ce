import type { Context } from '../context.ts';
import type { IdempotentRequest } from '../kernel/idempotency.ts';
import type { Attempt, Payment } from '../model.ts';
import { GatewayError } from '../errors.ts';
import type { Answer } from '../kernel/answer.ts';
import { commitOnce } from '../kernel/perform.ts';
import { finishAnswer, keptAnswer } from '../kernel/replay.ts';

const ROUNDS_MAX = 5;

/**
 * Writes what a rail said of an attempt, with the answer to the request that asked it. A callback or the worker may have
 * written the attempt while the operator was still answering: what it said is added to what they know, or a refund would
 * not find the operator's own reference.
 *
 * A null answer is one that another commit gives.
 */
export async function addToAttempt<Given extends Answer | null>(
  context: Context,
  attemptId: string,
  idempotent: IdempotentRequest | null,
  said: {
    /** The stored attempt with what was said, one version on. */
    readonly written: (stored: Attempt) => Attempt;
    readonly answer: (payment: Payment, written: Attempt) => Given;
  },
): Promise<Given | Answer> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const attempt = await context.store.read.attemptById(attemptId);
    const payment = attempt === null ? null : await context.store.read.paymentById(attempt.paymentId);
    if (attempt === null || payment === null) throw new GatewayError('CHECKOUT_NOT_FOUND');
    const written = said.written(attempt);
    const answer = said.answer(payment, written);
    const isCommitted = await commitOnce(context, [
      { type: 'attempt.update', attempt: written, fromVersion: attempt.version },
      ...(answer === null ? [] : finishAnswer(context, idempotent, answer)),
    ]);
    if (isCommitted) return answer === null ? answer : keptAnswer(context, idempotent, answer);
  }
  throw new GatewayError('SERVICE_UNAVAILABLE', {}, { retryAfterSeconds: 1 });
}
