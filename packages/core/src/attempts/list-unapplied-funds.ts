import type { UnappliedFunds } from '@mitako/contract/names';
import { timestamp, timestampOrNull } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import { canRefund } from '../disputes/return-money.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { operatorPage } from '../kernel/operator-page.ts';
import { pageAnswer } from '../kernel/page.ts';
import type { Attempt, Dispute } from '../model.ts';
import { methodToWire } from '../payments/wire.ts';
import type { OwedFunds } from './reads.ts';
import type { OwedDispute } from '../disputes/reads.ts';
import { labelsFor } from '../rails/provider-labels.ts';
import { isOfMode, methodOf } from '../rails/rail-methods.ts';
import { pollDelayMs } from './poll-ladder.ts';

/**
 * The money that waits in suspense, newest first: of lost disputes, then of late payments. A late payment has a task that
 * asks the rail to return it and ends in the commit of the return; a dispute records whether its payer has the money.
 */
export const listUnappliedFunds: ReadOperation<'listUnappliedFunds'> = async (context, request) => {
  const { query } = request;
  const { read } = context.store;
  const owed = await operatorPage(query, undefined, async (owner, page) => {
    // Ids of disputes sort before those of attempts, so that a cursor of either continues the list.
    const [disputes, late] = await Promise.all([read.owedDisputes(owner, page), read.owedFunds(owner, page)]);
    return [...disputes, ...late].slice(0, page.limit);
  });
  return pageAnswer('unapplied_funds', owed, query.limit, (each) =>
    'dispute' in each ? owedDisputeToWire(context, each) : lateToWire(context, each),
  );
};

function lateToWire(context: Context, { attempt, task }: OwedFunds): UnappliedFunds {
  const status = lateRefundStatus(context, attempt, task);
  return {
    ...collectedBy(context, attempt),
    dispute_id: null,
    amount: attempt.amount,
    // A late payment changes only when it is returned.
    since: timestamp(attempt.updatedAtMs),
    refund: { status, tries: task.attemptsCount, next_try_at: timestamp(task.dueAtMs) },
    next_step: nextStep(status, task),
  };
}

function owedDisputeToWire(context: Context, { dispute, attempt, task }: OwedDispute): UnappliedFunds {
  const status = disputeRefundStatus(context, dispute, attempt, task);
  return {
    ...collectedBy(context, attempt),
    dispute_id: dispute.id,
    amount: dispute.amount,
    since: timestamp(dispute.resolvedAtMs ?? dispute.updatedAtMs),
    refund: { status, tries: task?.attemptsCount ?? 0, next_try_at: timestampOrNull(task?.dueAtMs ?? null) },
    next_step: task === null ? 'return_by_hand' : nextStep(status, task),
  };
}

function collectedBy(
  context: Context,
  attempt: Attempt,
): Omit<UnappliedFunds, 'dispute_id' | 'amount' | 'since' | 'refund' | 'next_step'> {
  return {
    attempt_id: attempt.id,
    payment_id: attempt.paymentId,
    merchant_id: attempt.merchantId,
    method: methodToWire(attempt, labelsFor(context.rails, attempt)),
    rail: attempt.rail,
    rail_reference: attempt.railReference,
    currency: attempt.currency,
    livemode: attempt.livemode,
  };
}

function lateRefundStatus(
  { rails }: Context,
  attempt: Attempt,
  { attemptsCount, failuresCount }: OwedFunds['task'],
): UnappliedFunds['refund']['status'] {
  const rail = rails.find((each) => each.id === attempt.rail && isOfMode(each, attempt));
  if (rail?.refund === undefined || methodOf(rails, attempt)?.refunds === 'none') return 'impossible';
  if (attemptsCount === 0) return 'not_tried';
  // An earlier try without an answer may still pay the money out.
  return failuresCount === attemptsCount ? 'refused' : 'pending';
}

/** The amount of the attempt is that of its payment. */
function disputeRefundStatus(
  context: Context,
  dispute: Dispute,
  attempt: Attempt,
  task: OwedDispute['task'],
): UnappliedFunds['refund']['status'] {
  if (!canRefund(context, attempt, attempt, dispute.amount)) return 'impossible';
  if (dispute.returnStatus === 'owed') return dispute.refundId === null ? 'not_tried' : 'refused';
  return task === null || task.attemptsCount === 0 ? 'not_tried' : 'pending';
}

function nextStep(
  status: UnappliedFunds['refund']['status'],
  { attemptsCount }: OwedFunds['task'],
): UnappliedFunds['next_step'] {
  if (status === 'refused' || status === 'impossible') return 'return_by_hand';
  return pollDelayMs(attemptsCount) === null ? 'ask_provider' : 'wait';
}
