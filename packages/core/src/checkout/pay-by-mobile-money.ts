import type { Provider } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { IDEMPOTENCY_LEASE_MS } from '../kernel/idempotency.ts';
import type { Attempt, Payment } from '../model.ts';
import { chooseRail } from '../rails/rail-methods.ts';
import { railText } from '../rails/rail-text.ts';
import { GatewayError } from '../errors.ts';
import type { Answer } from '../kernel/answer.ts';
import { chargeAttempt } from '../attempts/charge-attempt.ts';
import { methodFields, newAttempt } from '../attempts/new-attempt.ts';
import type { OperationRequest } from '../kernel/operation.ts';
import { movePayment } from '../payments/move-payment.ts';
import { refusalToChange } from '../payments/payable.ts';
import { callerStillValid, perform, refuse, type Decision } from '../kernel/perform.ts';
import { findReplay, idempotencyOf, inProgress } from '../kernel/replay.ts';
import { answerAbandoned } from './answer-abandoned.ts';
import { readCheckout } from './get-checkout.ts';
import { pendingAnswer } from './pay-answers.ts';

interface Payer {
  readonly provider: Provider;
  /** E.164. */
  readonly phone: string;
}

/** What this request put on record, and its operator is still to be asked. */
interface Started {
  attempt: Attempt | null;
  /** As the operator takes it. */
  description: string;
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

  const started: Started = { attempt: null, description: '' };
  const answer = await perform(context, {
    idempotent,
    optimistic: true,
    decide: async () => {
      started.attempt = null;
      const { payment, merchant } = await readCheckout(context, slug);
      const refusal = refusalToChange(context, payment);
      if (refusal !== null) return refusal;
      const choice = chooseRail(context.rails, payment, payer.provider);
      if (choice.kind === 'unavailable') return refuse('METHOD_NOT_AVAILABLE', { limits: choice.limits });
      const { attempt, ...decision } = decideStart(context, payment, payer, choice.rail.id, request);
      started.attempt = attempt;
      started.description = railText(payment.description, merchant.name, choice.method.description);
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
  const { attempt, description } = started;
  if (attempt === null || answer.replayed) return answer;
  return chargeAttempt(context, attempt, { ...payer, description }, idempotent);
}

function decideStart(
  context: Context,
  payment: Payment,
  payer: Payer,
  railId: string,
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
      rail: railId,
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
    answer: pendingAnswer(context, moved.payment, attempt),
    runningSubjectId: attempt.id,
  };
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
