import type { DataOf } from '@mitako/contract';
import { unappliedFundsOf, lateRefundTaskId } from './unapplied-funds.ts';
import { WALLET_RAIL } from './new-attempt.ts';
import { applyOutcome } from './outcome.ts';
import { attemptToWire } from './wire.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { deciding, type Decision, type ReadOperation, refuse } from '../kernel/operation.ts';
import { succeeded } from '../kernel/result.ts';
import { book, stampTransfer } from '../ledger/book.ts';
import { lateRefundTransfer } from '../ledger/transfers.ts';
import type { Attempt, AttemptResolution, Merchant } from '../model.ts';

/**
 * Resolves an attempt with the outcome from the provider. If it was paid although its payment is final, it is a late
 * payment: the attempt becomes `paid_late`, and a refund starts. `returned` records that unapplied funds were returned
 * by other means, because the rail cannot return them.
 */
export const resolveAttempt = deciding<'resolveAttempt'>(async (context, request) => {
  const { read } = context.store;
  const attempt = await read.attemptById(request.parameters.attempt_id);
  if (attempt === null) throw new GatewayError('ATTEMPT_NOT_FOUND');
  const { outcome, reason, failure_code: failureCode } = request.body;
  const resolution = { outcome, reason, atMs: context.clock.now() };
  if (outcome === 'returned') return decideReturned(context, attempt, resolution);
  if (!mayResolve(attempt, outcome)) return refuse('ATTEMPT_NOT_IN_REVIEW', { status: attempt.status });
  const payment = await read.paymentById(attempt.paymentId);
  if (payment === null) throw new GatewayError('ATTEMPT_NOT_FOUND');
  const merchant = (await read.merchantById(payment.merchantId)) as Merchant;
  const moved = applyOutcome(
    context,
    payment,
    merchant,
    { attempt, isNew: false },
    outcome === 'succeeded'
      ? { kind: 'paid', railReference: null, resolution }
      : { kind: 'failed', failureCode: failureCode ?? 'provider_error', resolution },
  );
  const updated = moved.changes.find((change) => change.type === 'attempt.update');
  const ended = updated?.attempt ?? attempt;
  return {
    changes: moved.changes,
    answer: succeeded(200, { attempt: attemptToWire(context, ended, ended.status === 'paid_late' ? 'owed' : null) }),
  };
});

/** Unapplied funds that the operator returned. While the rail is being called, returning them might pay twice. */
async function decideReturned(
  context: Context,
  attempt: Attempt,
  resolution: AttemptResolution,
): Promise<Decision<DataOf<'resolveAttempt'>>> {
  const payment = await context.store.read.paymentById(attempt.paymentId);
  const unappliedFunds = (await unappliedFundsOf(context, [attempt])).get(attempt.id);
  if (payment === null || unappliedFunds !== 'owed') return refuse('ATTEMPT_NOT_IN_REVIEW', { status: attempt.status });
  const { version } = attempt;
  const returned = { ...attempt, resolution, updatedAtMs: resolution.atMs, version: version + 1 };
  return {
    changes: [
      { type: 'attempt.update', attempt: returned, fromVersion: version },
      ...book(context, lateRefundTransfer(payment, attempt, stampTransfer(context, payment.merchantId))),
      { type: 'task.cancel', id: lateRefundTaskId(attempt.id), nowMs: context.clock.now() },
    ],
    answer: succeeded(200, { attempt: attemptToWire(context, returned, 'returned') }),
  };
}

/** An attempt in review; or a failed one whose money is on the provider's statement. */
function mayResolve(attempt: Attempt, outcome: 'succeeded' | 'failed'): boolean {
  if (attempt.status === 'needs_review') return true;
  return attempt.status === 'failed' && outcome === 'succeeded' && attempt.rail !== WALLET_RAIL;
}

export const getAttempt: ReadOperation<'getAttempt'> = async (context, request) => {
  const attempt = await context.store.read.attemptById(request.parameters.attempt_id);
  if (attempt === null) throw new GatewayError('ATTEMPT_NOT_FOUND');
  const unappliedFunds = await unappliedFundsOf(context, [attempt]);
  return succeeded(200, { attempt: attemptToWire(context, attempt, unappliedFunds.get(attempt.id) ?? null) });
};
