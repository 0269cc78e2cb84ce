import type { UnappliedFunds } from '@mitako/contract/names';
import { timestamp } from '../basics/timestamp.ts';
import type { Context } from '../context.ts';
import type { ReadOperation } from '../kernel/operation.ts';
import { operatorPage } from '../kernel/operator-page.ts';
import { pageAnswer } from '../kernel/page.ts';
import type { Attempt } from '../model.ts';
import { methodToWire } from '../payments/wire.ts';
import type { OwedFunds } from '../ports/store.ts';
import { labelsFor } from '../rails/provider-labels.ts';
import { isOfMode, methodOf } from '../rails/rail-methods.ts';
import { pollDelayMs } from './poll-ladder.ts';

/**
 * The money of late payments that is not yet returned. Each has a task that asks the rail to return it, which ends in the
 * commit of the return: the tasks are the list.
 */
export const listUnappliedFunds: ReadOperation<'listUnappliedFunds'> = async (context, request) => {
  const { query } = request;
  const owed = await operatorPage(query, (owner, page) => context.store.read.owedFunds(owner, page));
  return pageAnswer('unapplied_funds', owed, query.limit, (each) => owedToWire(context, each));
};

function owedToWire(context: Context, { attempt, task }: OwedFunds): UnappliedFunds {
  const status = refundStatus(context, attempt, task);
  return {
    attempt_id: attempt.id,
    payment_id: attempt.paymentId,
    merchant_id: attempt.merchantId,
    method: methodToWire(attempt, labelsFor(context.rails, attempt)),
    rail: attempt.rail,
    rail_reference: attempt.railReference,
    amount: attempt.amount,
    currency: attempt.currency,
    livemode: attempt.livemode,
    // A late payment changes only once more, when it is returned.
    since: timestamp(attempt.updatedAtMs),
    refund: { status, tries: task.attemptsCount, next_try_at: timestamp(task.dueAtMs) },
    next_step: nextStep(status, task),
  };
}

function refundStatus(
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

function nextStep(
  status: UnappliedFunds['refund']['status'],
  { attemptsCount }: OwedFunds['task'],
): UnappliedFunds['next_step'] {
  if (status === 'refused' || status === 'impossible') return 'return_by_hand';
  return pollDelayMs(attemptsCount) === null ? 'ask_provider' : 'wait';
}
