import type { Context } from '../context.ts';
import type { IdempotentRequest } from '../kernel/idempotency.ts';
import type { Attempt, Payment } from '../model.ts';
import { GatewayError } from '../errors.ts';
import { refused, type Answer } from '../kernel/answer.ts';
import { answerFromState, declinedAnswer } from '../checkout/pay-answers.ts';
import { finishAnswer, keptAnswer } from '../kernel/replay.ts';
import { settleAttempt } from './settle-attempt.ts';

/** Ends an attempt that the operator surely refused, with the answer to the request that asked it. */
export async function endRefused(
  context: Context,
  attempt: Attempt,
  failureCode: NonNullable<Attempt['failureCode']>,
  idempotent: IdempotentRequest | null,
): Promise<Answer> {
  const isOurs = failureCode === 'provider_unavailable' || failureCode === 'provider_error';
  const answerFor = (payment: Payment): Answer => {
    // An earlier attempt, thought dead, may have turned out to be paid in the meantime.
    if (payment.succeededAtMs !== null) return answerFromState(context, payment, null);
    return isOurs ? refused(new GatewayError('RAIL_ERROR')) : declinedAnswer(context, payment, failureCode);
  };
  const settled = await settleAttempt(context, attempt.id, { kind: 'failed', failureCode }, (payment) =>
    isOurs && idempotent !== null
      ? [{ type: 'idempotency.forget', key: idempotent.key }]
      : finishAnswer(context, idempotent, answerFor(payment)),
  );
  if (settled !== null) return keptAnswer(context, idempotent, answerFor(settled.payment));
  const payment = await context.store.read.paymentById(attempt.paymentId);
  if (payment === null) throw new GatewayError('CHECKOUT_NOT_FOUND');
  return answerFromState(context, payment, await context.store.read.attemptById(attempt.id));
}
