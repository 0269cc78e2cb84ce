import { GatewayError } from '../../errors.ts';
import type { Merchant } from '../../domain/model.ts';
import { succeeded } from '../../wire/answer.ts';
import { pageAnswer, pageRequest } from '../../wire/list.ts';
import { attemptToWire } from '../../wire/attempt.ts';
import { applyOutcome } from '../attempts/outcome.ts';
import { operatorOf } from '../callers.ts';
import type { Operation } from '../operation.ts';
import { perform, refuse } from '../perform.ts';
import { idempotencyOf } from '../replay.ts';

export const listAttempts: Operation<'listAttempts'> = async (context, request) => {
  operatorOf(request.caller);
  const { query } = request;
  const attempts = await context.store.read.attempts({ status: query.status }, pageRequest(query));
  return pageAnswer('attempts', attempts, query.limit, attemptToWire);
};

/** The operator found out at the rail how an attempt ended. */
export const resolveAttempt: Operation<'resolveAttempt'> = (context, request) => {
  operatorOf(request.caller);
  return perform(context, {
    idempotent: idempotencyOf(context, 'resolveAttempt', request),
    decide: async () => {
      const { read } = context.store;
      const attempt = await read.attemptById(request.parameters.attempt_id);
      if (attempt === null) throw new GatewayError('ATTEMPT_NOT_FOUND');
      if (attempt.status !== 'needs_review') return refuse('ATTEMPT_NOT_IN_REVIEW', { status: attempt.status });
      const payment = await read.paymentById(attempt.paymentId);
      if (payment === null) throw new GatewayError('ATTEMPT_NOT_FOUND');
      const merchant = (await read.merchantById(payment.merchantId)) as Merchant;
      const { outcome, failure_code: failureCode } = request.body;
      const moved = applyOutcome(
        context,
        payment,
        merchant,
        { attempt, isNew: false },
        outcome === 'succeeded'
          ? { kind: 'paid', railReference: null }
          : { kind: 'failed', failureCode: failureCode ?? 'payer_timeout' },
      );
      const updated = moved.changes.find((change) => change.type === 'attempt.update');
      return {
        changes: moved.changes,
        answer: succeeded(200, { attempt: attemptToWire(updated?.attempt ?? attempt) }),
      };
    },
  });
};
