import type { Provider } from '@mitako/contract/names';
import type { Context } from '../../context.ts';
import { IDEMPOTENCY_LEASE_MS, type IdempotentRequest } from '../../domain/idempotency.ts';
import type { Attempt, Payment } from '../../domain/model.ts';
import { pollDelayMs } from '../../domain/poll-ladder.ts';
import { GatewayError } from '../../errors.ts';
import type { Change } from '../../ports/changes.ts';
import type { Rail, RailMethod } from '../../ports/rail.ts';
import { refused, type Answer } from '../../wire/answer.ts';
import { askRail } from '../attempts/ask-rail.ts';
import { methodFields, newAttempt } from '../attempts/new-attempt.ts';
import { settleAttempt } from '../attempts/settle-attempt.ts';
import type { OperationRequest } from '../operation.ts';
import { movePayment } from '../payments/move-payment.ts';
import { refusalToChange } from '../payments/payable.ts';
import { callerStillValid, commitOnce, perform, refuse, type Decision } from '../perform.ts';
import { findReplay, idempotencyOf, inProgress, storedBody } from '../replay.ts';
import { readCheckout } from './get-checkout.ts';
import { answerFromState, declinedAnswer, pendingAnswer } from './pay-answers.ts';

interface Payer {
  readonly provider: Provider;
  /** E.164. */
  readonly phone: string;
}

/**
 * Starts a mobile-money payment: the attempt is committed before the operator is called, so that whatever happens to this
 * process, the attempt is found and looked up. Nothing the operator leaves unsaid is taken for a failure.
 */
export async function payByMobileMoney(
  context: Context,
  request: OperationRequest<'payCheckout'>,
  payer: Payer,
): Promise<Answer> {
  const { slug } = request.parameters;
  const idempotent = idempotencyOf(context, 'payCheckout', request);
  const replay = await findReplay(context, idempotent);
  if (replay.kind === 'done') return replay.answer;
  if (replay.kind === 'running') {
    if (!replay.isAbandoned || idempotent === null) throw inProgress();
    return answerAbandoned(context, idempotent, slug);
  }
  await refuseSandboxUserInLiveMode(context, request, slug);

  let started: Attempt | null = null;
  const answer = await perform(context, {
    idempotent,
    optimistic: true,
    decide: async () => {
      started = null;
      const { payment, merchant } = await readCheckout(context, slug);
      const refusal = refusalToChange(context, payment);
      if (refusal !== null) return refusal;
      const route = railFor(context, payment, payer.provider);
      if (route.kind === 'unavailable') return refuse('METHOD_NOT_AVAILABLE', { limits: route.limits });
      const decision = decideStart(context, payment, payer, route.rail, request);
      started = decision.attempt;
      return {
        ...decision,
        changes: [
          ...callerStillValid(context, request.caller),
          ...(payment.livemode ? [{ type: 'assert.merchant_active', id: merchant.id } as const] : []),
          ...decision.changes,
        ],
      };
    },
  });
  // TypeScript cannot see that `decide` ran.
  const attempt = started as Attempt | null;
  if (attempt === null || answer.replayed) return answer;
  return chargeAttempt(context, attempt, payer, idempotent);
}

function decideStart(
  context: Context,
  payment: Payment,
  payer: Payer,
  rail: Rail,
  request: OperationRequest<'payCheckout'>,
): Decision & { readonly attempt: Attempt } {
  const attempt = newAttempt(
    context,
    payment,
    {
      methodType: 'mobile_money',
      methodProvider: payer.provider,
      phone: payer.phone,
      payerId: request.caller.kind === 'session' ? request.caller.principalId : null,
      rail: rail.id,
    },
    // Should this process die before the operator answers, the look-up starts once the request's lease is over.
    { status: 'submitting', nextPollAtMs: context.clock.now() + IDEMPOTENCY_LEASE_MS },
  );
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
    attempt,
    changes: [...moved.changes, { type: 'attempt.insert', attempt }],
    answer: pendingAnswer(moved.payment, attempt),
    runningSubjectId: attempt.id,
  };
}

async function chargeAttempt(
  context: Context,
  attempt: Attempt,
  payer: Payer,
  idempotent: IdempotentRequest | null,
): Promise<Answer> {
  const outcome = await askRail(context, attempt, 'charge', (rail) =>
    rail.charge({
      reference: attempt.id,
      provider: payer.provider,
      phone: payer.phone,
      amount: attempt.amount,
      currency: attempt.currency,
      description: null,
      nowMs: context.clock.now(),
    }),
  );
  if (outcome.kind === 'refused') return endRefused(context, attempt, outcome.failureCode, idempotent);

  const nowMs = context.clock.now();
  const pending: Attempt = {
    ...attempt,
    status: 'pending',
    railReference: outcome.kind === 'pending' ? outcome.railReference : null,
    nextAction: outcome.kind === 'pending' ? outcome.nextAction : null,
    expiresAtMs: outcome.kind === 'pending' ? outcome.expiresAtMs : attempt.expiresAtMs,
    nextPollAtMs: nowMs + (pollDelayMs(0) ?? 0),
    updatedAtMs: nowMs,
    version: attempt.version + 1,
  };
  const payment = await context.store.read.paymentById(attempt.paymentId);
  if (payment === null) throw new GatewayError('CHECKOUT_NOT_FOUND');
  const answer = pendingAnswer(payment, pending);
  const isCommitted = await commitOnce(context, [
    { type: 'attempt.update', attempt: pending, fromVersion: attempt.version },
    ...finishAnswer(context, idempotent, answer),
  ]);
  // A worker that looked the attempt up in the meantime knows better.
  return isCommitted ? answer : answerNow(context, attempt.paymentId, attempt.id);
}

async function endRefused(
  context: Context,
  attempt: Attempt,
  failureCode: NonNullable<Attempt['failureCode']>,
  idempotent: IdempotentRequest | null,
): Promise<Answer> {
  const isOurs = failureCode === 'provider_unavailable' || failureCode === 'provider_error';
  const answerFor = (payment: Payment): Answer =>
    isOurs ? refused(new GatewayError('RAIL_ERROR')) : declinedAnswer(context, payment, failureCode);
  const settled = await settleAttempt(context, attempt.id, { kind: 'failed', failureCode }, (payment) =>
    isOurs && idempotent !== null
      ? [{ type: 'idempotency.forget', key: idempotent.key }]
      : finishAnswer(context, idempotent, answerFor(payment)),
  );
  return settled === null ? answerNow(context, attempt.paymentId, attempt.id) : answerFor(settled.payment);
}

function finishAnswer(context: Context, idempotent: IdempotentRequest | null, answer: Answer): readonly Change[] {
  return idempotent === null
    ? []
    : [
        {
          type: 'idempotency.finish',
          key: idempotent.key,
          status: answer.status,
          ...storedBody(context, idempotent.key, answer),
        },
      ];
}

async function answerNow(context: Context, paymentId: string, attemptId: string): Promise<Answer> {
  const [payment, attempt] = await Promise.all([
    context.store.read.paymentById(paymentId),
    context.store.read.attemptById(attemptId),
  ]);
  if (payment === null) throw new GatewayError('CHECKOUT_NOT_FOUND');
  return answerFromState(context, payment, attempt);
}

/** Whoever held the key died between the two commits: the payment's state is the answer. */
async function answerAbandoned(context: Context, idempotent: IdempotentRequest, slug: string): Promise<Answer> {
  const { payment, liveAttempt } = await readCheckout(context, slug);
  const answer = answerFromState(context, payment, liveAttempt);
  await commitOnce(context, finishAnswer(context, idempotent, answer));
  return answer;
}

async function refuseSandboxUserInLiveMode(
  context: Context,
  request: OperationRequest<'payCheckout'>,
  slug: string,
): Promise<void> {
  if (request.caller.kind !== 'session') return;
  const { payment } = await readCheckout(context, slug);
  if (!payment.livemode) return;
  const principal = await context.store.read.principalById(request.caller.principalId);
  if (principal?.sandboxScenario != null) throw new GatewayError('MODE_MISMATCH');
}

function railFor(
  context: Context,
  payment: Payment,
  provider: Provider,
):
  | { readonly kind: 'available'; readonly rail: Rail }
  | { readonly kind: 'unavailable'; readonly limits: RailMethod['limits'] | null } {
  const mode = payment.livemode ? 'live' : 'test';
  for (const rail of context.rails) {
    if (!rail.modes.includes(mode)) continue;
    const method = rail.methods.find(
      (candidate) => candidate.provider === provider && candidate.currencies.includes(payment.currency),
    );
    if (method === undefined) continue;
    const { min, max } = method.limits;
    return payment.amount >= min && payment.amount <= max
      ? { kind: 'available', rail }
      : { kind: 'unavailable', limits: method.limits };
  }
  return { kind: 'unavailable', limits: null };
}
