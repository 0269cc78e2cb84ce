import { unappliedFundsOf } from '../attempts/unapplied-funds.ts';
import { pollDelayMs } from '../attempts/poll-ladder.ts';
import type { Context } from '../context.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import { succeeded } from '../kernel/result.ts';
import { book, stampTransfer } from '../ledger/book.ts';
import { lateRefundTransfer } from '../ledger/transfers.ts';
import type { Task } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import { decideRefund } from '../refunds/decide-refund.ts';
import { runNotice } from '../notices/run-notice.ts';
import { changeEmailInSilence } from '../people/change-email-in-silence.ts';
import { refundAtRail, submitRefund } from '../refunds/submit-refund.ts';
import { closeBalance } from '../settlements/close-balance.ts';
import { decidePayout } from '../settlements/decide-payout.ts';
import { cancelWaiting } from '../webhooks/cancel-waiting.ts';
import { decideUnderLease } from './decide-under-lease.ts';

/** Delay once the schedule has ended: owed money is retried for as long as it takes. */
const LAST_DELAY_MS = 8 * 60 * 60 * 1000;
/** Delay while a rail has no turn. */
const UNASKED_DELAY_MS = 3_000;

/**
 * Runs a task that this process has claimed. Its end is committed with its effect; otherwise it is postponed, and never
 * given up: a refund with an unknown outcome stays pending, holds its money, and is retried until the rail reports an
 * outcome. A task whose process died is claimed again when its lease ends.
 */
export async function runTask(context: Context, task: Task, leaseToken: string): Promise<void> {
  const finish: Change = { type: 'task.finish', id: task.id, leaseToken };
  const end = await run(context, task, finish);
  if (end === true) return;
  const isUnasked = end === 'unasked';
  const ladderMs = isUnasked ? UNASKED_DELAY_MS : pollDelayMs(task.attemptsCount);
  const delayMs = ladderMs ?? LAST_DELAY_MS;
  if (ladderMs === null) {
    const { kind, subjectId, attemptsCount } = task;
    context.logger.warn({ task: kind, subject_id: subjectId, attempts: attemptsCount }, 'task still not done');
  }
  // Refused: another process holds the task. Lost: it is due when its lease ends.
  await commitOnce(context, [
    {
      type: 'task.postpone',
      id: task.id,
      leaseToken,
      dueAtMs: context.clock.now() + delayMs,
      hasFailed: end === 'failed',
      isTry: !isUnasked,
    },
  ]);
}

/**
 * Outcome of an attempt at a task. True: done. `failed`: the rail certainly failed it. `unasked`: the rail was not
 * called.
 */
type End = boolean | 'failed' | 'unasked';

function run(context: Context, task: Task, finish: Change): Promise<End> {
  switch (task.kind) {
    case 'sandbox_refund':
      return refundInFull(context, task.subjectId, finish);
    case 'refund_submit':
      return submitRefund(context, task, finish);
    case 'late_refund':
      return returnUnappliedFunds(context, task, finish);
    case 'settlement_close':
      return closeBalance(context, task.subjectId, finish);
    case 'sandbox_payout':
      return payOut(context, task.subjectId, finish);
    case 'delivery.cancel_waiting':
      return cancelDeliveries(context, task.subjectId, finish);
    case 'email.change':
      return changeEmailInSilence(context, task.subjectId, finish);
    case 'notice.payment':
    case 'notice.refund':
    case 'notice.dispute_opened':
    case 'notice.dispute_due':
    case 'notice.payout':
    case 'notice.endpoint_failing':
    case 'notice.endpoint_recovered':
      return runNotice(context, { ...task, kind: task.kind }, finish);
  }
}

/** The scenario of `refund@sandbox.test`. */
function refundInFull(context: Context, paymentId: string, finish: Change): Promise<boolean> {
  return decideUnderLease(context, async () => {
    const payment = await context.store.read.paymentById(paymentId);
    if (payment === null) return [finish];
    const { changes } = await decideRefund(context, payment, { amount: undefined, reason: 'sandbox' }, () =>
      succeeded(201, null),
    );
    return [...changes, finish];
  });
}

/** Of a deleted endpoint: as many as wait, in steps between which others commit. */
async function cancelDeliveries(context: Context, endpointId: string, finish: Change): Promise<boolean> {
  await cancelWaiting(context, endpointId);
  return decideUnderLease(context, () => [finish]);
}

/** The sandbox's bank: it pays every test settlement that the operator has not resolved. */
function payOut(context: Context, settlementId: string, finish: Change): Promise<boolean> {
  return decideUnderLease(context, async () => {
    const settlement = await context.store.read.settlementById(settlementId);
    if (settlement === null) return [finish];
    const account = await context.store.read.payoutAccountOf(settlement);
    const result = { outcome: 'paid', reference: 'sandbox', failureReason: null } as const;
    const payoutAccountId = settlement.payoutAccountId ?? account?.id ?? null;
    const resolved = decidePayout(context, settlement, { ...result, payoutAccountId });
    return [...(resolved?.changes ?? []), finish];
  });
}

/** Unapplied funds of a late payment: returned through the rail for as long as it takes, in suspense until then. */
async function returnUnappliedFunds(context: Context, task: Task, finish: Change): Promise<End> {
  const attemptId = task.subjectId;
  const attempt = await context.store.read.attemptById(attemptId);
  const payment = attempt === null ? null : await context.store.read.paymentById(attempt.paymentId);
  if (attempt === null || payment === null) return decideUnderLease(context, () => [finish]);
  const isReturned = async (): Promise<boolean> =>
    (await unappliedFundsOf(context, [attempt])).get(attempt.id) === 'returned';
  if (await isReturned()) return decideUnderLease(context, () => [finish]);
  const outcome = await refundAtRail(context, attempt, { id: lateReference(attempt.id), amount: attempt.amount }, task);
  if (outcome.kind === 'unasked') return outcome.kind;
  if (outcome.kind !== 'succeeded') {
    context.logger.warn(
      { attempt_id: attemptId, payment_id: payment.id, refund: outcome.kind },
      'unapplied funds still owed',
    );
    return outcome.kind === 'failed' ? 'failed' : false;
  }
  return decideUnderLease(context, async () => [
    finish,
    ...((await isReturned())
      ? []
      : book(context, lateRefundTransfer(payment, attempt, stampTransfer(context, payment.merchantId)))),
  ]);
}

/** The rail's idempotency key for returning unapplied funds: within the 30 characters that a rail accepts. */
function lateReference(attemptId: string): string {
  return attemptId.replace(/^att_/, 'lat_');
}
