import type { Context } from '../../context.ts';
import type { IdempotentRequest } from '../../domain/idempotency.ts';
import type { Attempt, Payment } from '../../domain/model.ts';
import { nextPollDelayMs } from '../../domain/poll-ladder.ts';
import { GatewayError } from '../../errors.ts';
import type { Change } from '../../ports/changes.ts';
import type { ChargeOutcome, ChargeRequest } from '../../ports/rail.ts';
import { refused, type Answer } from '../../wire/answer.ts';
import { answerFromState, declinedAnswer } from '../checkout/pay-answers.ts';
import { commitOnce } from '../perform.ts';
import { keptAnswer, storedBody } from '../replay.ts';
import { askRail } from './ask-rail.ts';
import { checkedNextAction } from './next-action.ts';
import { settleAttempt } from './settle-attempt.ts';

const ROUNDS_MAX = 5;

/** Asks the operator for the money of a recorded attempt, and writes what it says with the answer to the request. */
export async function chargeAttempt(
  context: Context,
  attempt: Attempt,
  charge: Pick<ChargeRequest, 'provider' | 'phone' | 'description'>,
  idempotent: IdempotentRequest | null,
): Promise<Answer> {
  const outcome = await askRail(context, attempt, 'charge', (rail) =>
    rail.charge({
      ...charge,
      reference: attempt.id,
      livemode: attempt.livemode,
      amount: attempt.amount,
      currency: attempt.currency,
      nowMs: context.clock.now(),
    }),
  );
  return outcome.kind === 'refused'
    ? endRefused(context, attempt, outcome.failureCode, idempotent)
    : keepPending(context, attempt.id, outcome, idempotent);
}

/**
 * A callback or the worker may have written the attempt while the operator was still answering: what the answer says is
 * added to what they know, or a refund would not find the operator's own reference.
 */
async function keepPending(
  context: Context,
  attemptId: string,
  outcome: Exclude<ChargeOutcome, { readonly kind: 'refused' }>,
  idempotent: IdempotentRequest | null,
): Promise<Answer> {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const attempt = await context.store.read.attemptById(attemptId);
    const payment = attempt === null ? null : await context.store.read.paymentById(attempt.paymentId);
    if (attempt === null || payment === null) throw new GatewayError('CHECKOUT_NOT_FOUND');
    const charged = chargedAttempt(context, attempt, outcome);
    const answer = answerFromState(context, payment, charged);
    const isCommitted = await commitOnce(context, [
      { type: 'attempt.update', attempt: charged, fromVersion: attempt.version },
      ...finishAnswer(context, idempotent, answer),
    ]);
    if (isCommitted) return keptAnswer(context, idempotent, answer);
  }
  throw new GatewayError('SERVICE_UNAVAILABLE', {}, { retryAfterSeconds: 1 });
}

function chargedAttempt(
  context: Context,
  attempt: Attempt,
  outcome: Exclude<ChargeOutcome, { readonly kind: 'refused' }>,
): Attempt {
  const nowMs = context.clock.now();
  const said: Partial<Attempt> =
    outcome.kind === 'unknown'
      ? {}
      : {
          railReference: outcome.railReference ?? attempt.railReference,
          nextAction: checkedNextAction(context, attempt, outcome.nextAction),
          expiresAtMs: isInstant(outcome.expiresAtMs) ? outcome.expiresAtMs : attempt.expiresAtMs,
        };
  const written = { updatedAtMs: nowMs, version: attempt.version + 1 };
  if (attempt.status !== 'submitting' && attempt.status !== 'pending') return { ...attempt, ...said, ...written };
  const delayMs = nextPollDelayMs({ ageMs: 0, polls: 0 }, context.random.fraction()) ?? 0;
  const dueAtMs = nowMs + delayMs;
  return {
    ...attempt,
    ...said,
    ...written,
    status: 'pending',
    // A callback may have asked for an earlier one.
    nextPollAtMs: attempt.nextPollAtMs === null ? dueAtMs : Math.min(attempt.nextPollAtMs, dueAtMs),
  };
}

/** A time that a date can show (ECMA-262: 8.64e15 ms to either side of 1970). */
function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && Math.abs(value) <= 8.64e15;
}

async function endRefused(
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

/** Stores the answer of a request whose key was kept as running. */
export function finishAnswer(
  context: Context,
  idempotent: IdempotentRequest | null,
  answer: Answer,
): readonly Change[] {
  if (idempotent === null) return [];
  const { key } = idempotent;
  return [{ type: 'idempotency.finish', key, status: answer.status, ...storedBody(context, key, answer) }];
}
