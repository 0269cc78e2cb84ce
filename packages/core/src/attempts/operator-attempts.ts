import type { DataOf } from '@mitako/contract';
import { unappliedFundsOf, lateRefundTaskId } from './unapplied-funds.ts';
import { WALLET_RAIL } from './new-attempt.ts';
import { applyOutcome } from './outcome.ts';
import { attemptToWire } from './wire.ts';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import { type Decision, type ReadOperation, type WriteOperation, refuse } from '../kernel/operation.ts';
import { pageAnswer } from '../kernel/page.ts';
import { succeeded } from '../kernel/result.ts';
import { rowsOf } from '../kernel/rows-of.ts';
import { book, stampTransfer } from '../ledger/book.ts';
import { lateRefundTransfer } from '../ledger/transfers.ts';
import type { Attempt, Merchant } from '../model.ts';

export const listAttempts: ReadOperation<'listAttempts'> = async (context, request) => {
  const { query } = request;
  const attempts = await rowsOf(query, (owner, page) =>
    context.store.read.attempts({ owner, status: query.status, paymentId: query.payment_id }, page),
  );
  const unappliedFunds = await unappliedFundsOf(context, attempts);
  return pageAnswer('attempts', attempts, query.limit, (attempt) =>
    attemptToWire(context, attempt, unappliedFunds.get(attempt.id) ?? null),
  );
};

/**
 * The operator found out at the rail how an attempt ended. Paid, when its payment is final already, makes it late money:
 * the attempt becomes `paid_late`, and a refund starts. `returned` says that late money went back another way, because
 * the rail cannot pay it back.
 */
export const resolveAttempt: WriteOperation<'resolveAttempt'> = {
  async decide(context, request) {
    const { read } = context.store;
    const attempt = await read.attemptById(request.parameters.attempt_id);
    if (attempt === null) throw new GatewayError('ATTEMPT_NOT_FOUND');
    const { outcome, failure_code: failureCode } = request.body;
    if (outcome === 'returned') return decideReturned(context, attempt);
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
        ? { kind: 'paid', railReference: null }
        : { kind: 'failed', failureCode: failureCode ?? 'provider_error' },
    );
    const updated = moved.changes.find((change) => change.type === 'attempt.update');
    const ended = updated?.attempt ?? attempt;
    return {
      changes: moved.changes,
      answer: succeeded(200, { attempt: attemptToWire(context, ended, ended.status === 'paid_late' ? 'owed' : null) }),
    };
  },
};

/** Late money that the operator paid back. While the rail is being asked for it, nobody can tell that it is not paid twice. */
async function decideReturned(context: Context, attempt: Attempt): Promise<Decision<DataOf<'resolveAttempt'>>> {
  const payment = await context.store.read.paymentById(attempt.paymentId);
  const unappliedFunds = (await unappliedFundsOf(context, [attempt])).get(attempt.id);
  if (payment === null || unappliedFunds !== 'owed') return refuse('ATTEMPT_NOT_IN_REVIEW', { status: attempt.status });
  return {
    changes: [
      ...book(context, lateRefundTransfer(payment, attempt, stampTransfer(context))),
      { type: 'task.cancel', id: lateRefundTaskId(attempt.id), nowMs: context.clock.now() },
    ],
    answer: succeeded(200, { attempt: attemptToWire(context, attempt, 'returned') }),
  };
}

/** One that waits for a decision; or one thought dead whose money is on the rail's statement all the same. */
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
