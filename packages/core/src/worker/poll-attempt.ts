import { lookUpAtRail } from '../attempts/look-up-at-rail.ts';
import { checkedNextAction } from '../attempts/next-action.ts';
import { nextFollowUpAtMs, withFollowUp } from '../attempts/follow-up.ts';
import { ageOf, nextPollDelayMs, nextPollDelayOfOverMs, POLL_PAUSE_MS_MIN } from '../attempts/poll-ladder.ts';
import { CHARGING_MS_MAX, isBeingCharged } from '../attempts/charge-at-rail.ts';
import { REPEATED_WITHIN_MS, repeatCharge } from '../attempts/repeat-charge.ts';
import { settleAttempt } from '../attempts/settle-attempt.ts';
import { isUnderway } from '../attempts/underway.ts';
import type { Context } from '../context.ts';
import { commitOnce } from '../kernel/decide-and-commit.ts';
import type { Attempt } from '../model.ts';
import type { LookupOutcome } from '../ports/rail-calls.ts';
import { retryAfterMsOf } from '../rails/call-rail.ts';
import type { RailDetail } from '../rails/model.ts';
import { chargeRulesOf } from '../rails/rail-methods.ts';

/**
 * Polls a rail for the status of an attempt. An outcome ends the attempt; anything else is polled again by the
 * schedule, and at its end the attempt waits for the operator while the payment stays processing: an unknown outcome is
 * never a failure. A charge that the provider does not know, and never accepted, is sent again while the payer still
 * waits for it, and has failed once it can no longer arrive; both only as the rail promises.
 *
 * An ended attempt that is polled because of a callback stays unchanged until the rail reports `paid`.
 *
 * It belongs to the trace of the call that began the attempt, and so do the events of its outcome and their webhooks.
 */
export function pollAttempt(context: Context, attempt: Attempt): Promise<void> {
  const { id, rail, traceparent: parent } = attempt;
  const attributes = { 'mitako.rail': rail, 'mitako.attempt.id': id };
  return context.telemetry.tracer.span('poll', { kind: 'internal', attributes, parent }, () => poll(context, attempt));
}

async function poll(context: Context, attempt: Attempt): Promise<void> {
  const found = await lookup(context, attempt);
  const isMissing = found.kind === 'absent' && attempt.acceptedAtMs === null && isUnderway(attempt);
  if (isMissing && (await repeatCharge(context, attempt))) return;
  const isOut = isMissing && isNeverMade(context, attempt);
  if (isOut)
    context.logger.warn(
      { attempt_id: attempt.id, payment_id: attempt.paymentId, rail: attempt.rail },
      'charge never reached its provider',
    );
  const outcome: Found = isOut ? { ...found, ...NEVER_MADE } : found;
  const isWrongAmount = 'isWrongAmount' in outcome;
  if (outcome.kind === 'paid' || outcome.kind === 'failed') {
    try {
      await settleAttempt(context, attempt.id, outcome, { lookedUp: attempt });
      return;
    } catch (error) {
      // An outcome that cannot be written is polled again, and after the schedule the operator reviews it.
      context.logger.error(
        { attempt_id: attempt.id, payment_id: attempt.paymentId, outcome: outcome.kind, error },
        'outcome not recorded; retrying later',
      );
    }
  }
  const nowMs = context.clock.now();
  const isOver = !isUnderway(attempt);
  const pollsCount = attempt.pollsCount + 1;
  const isAnswered = outcome.kind === 'pending';
  const delayMs = isWrongAmount ? null : delayAfter(context, { ...attempt, pollsCount }, outcome);
  const isForReview = delayMs === null && !isOver;
  if (isForReview) {
    context.logger.warn({ attempt_id: attempt.id, payment_id: attempt.paymentId }, 'attempt needs manual review');
  }
  const next: Attempt = {
    ...attempt,
    status: isOver ? attempt.status : isForReview ? 'needs_review' : 'pending',
    acceptedAtMs: attempt.acceptedAtMs ?? (isAnswered ? nowMs : null),
    pollsCount,
    nextAction:
      outcome.kind === 'pending' && outcome.nextAction !== undefined
        ? checkedNextAction(context, attempt, outcome.nextAction)
        : attempt.nextAction,
    railDetail: outcome.detail ?? attempt.railDetail,
    nextPollAtMs: delayMs === null ? null : nowMs + delayMs,
    updatedAtMs: nowMs,
    version: attempt.version + 1,
  };
  // Only once: a refusal means that another process settled or polled it meanwhile, so this decision is out of date.
  await commitOnce(context, [
    {
      type: 'attempt.update',
      // A difference from the charge does not resolve by itself: only the operator can find the money.
      attempt: isForReview && !isWrongAmount ? withFollowUp(context, next) : next,
      fromVersion: attempt.version,
    },
  ]);
}

/** How long until the next poll; null: never, and an attempt underway needs manual review. */
function delayAfter(context: Context, attempt: Attempt, outcome: Found): number | null {
  const polled = { ageMs: ageOf(context, attempt), polls: attempt.pollsCount };
  const fraction = context.random.fraction();
  const pauseMs = retryAfterMsOf(outcome);
  if (isUnderway(attempt)) {
    const ladderMs = nextPollDelayMs(polled, fraction);
    if (ladderMs === null) return null;
    // A provider that asks for a pause reports nothing about the attempt.
    const dueMs = pauseMs > 0 ? Math.min(ladderMs, Math.max(pauseMs, POLL_PAUSE_MS_MIN)) : ladderMs;
    return Math.max(dueMs, notBeforeMsOf(outcome));
  }
  const followUpAtMs = nextFollowUpAtMs(context, attempt);
  const followUpMs = followUpAtMs === null ? null : followUpAtMs - context.clock.now();
  const isClear = outcome.kind === 'pending' || outcome.kind === 'absent';
  if (followUpMs !== null && (outcome.kind === 'absent' || (!isClear && attempt.calledBackAtMs === null)))
    return followUpMs;
  // A callback may have been the only one, and so may be the last follow-up: until the rail answers, there are more polls.
  const ladderMs = (isClear ? nextPollDelayMs : nextPollDelayOfOverMs)(polled, fraction);
  const dueMs = ladderMs === null ? null : Math.max(ladderMs, notBeforeMsOf(outcome));
  return dueMs === null || (followUpMs !== null && followUpMs < dueMs) ? followUpMs : dueMs;
}

/** Whether a charge that the provider still does not know can no longer arrive there. */
function isNeverMade(context: Context, attempt: Attempt): boolean {
  const rules = chargeRulesOf(context.rails, attempt);
  if (rules?.absentMarginMs === undefined || isBeingCharged(context, attempt)) return false;
  // However short a prompt's life, the last request has one of its own.
  const fromMs = Math.max(rules.promptLifeMs, REPEATED_WITHIN_MS + CHARGING_MS_MAX);
  return ageOf(context, attempt) > fromMs + rules.absentMarginMs;
}

/** The payer may try again. */
const NEVER_MADE = { kind: 'failed', failureCode: 'provider_unavailable' } as const;

/** A rail that asks for a pause gets an hour at most. */
const PAUSE_MS_MAX = 60 * 60_000;

function notBeforeMsOf(outcome: LookupOutcome): number {
  const { notBeforeMs } = outcome.kind === 'pending' ? outcome : {};
  return typeof notBeforeMs === 'number' && notBeforeMs > 0 ? Math.min(notBeforeMs, PAUSE_MS_MAX) : 0;
}

/** An outcome, or one that cannot be booked because its amount differs: only the operator can explain it. */
type Found = LookupOutcome | { readonly kind: 'unknown'; readonly isWrongAmount: true; readonly detail?: RailDetail };

async function lookup(context: Context, attempt: Attempt): Promise<Found> {
  const { id, amount, currency } = attempt;
  const outcome = await lookUpAtRail(context, attempt);
  // The reason of the rejected charge is more useful than that the provider does not know it.
  if (outcome.kind === 'absent' && attempt.railDetail !== null) return { ...outcome, detail: attempt.railDetail };
  // A rail that is not written in TypeScript may return null.
  const collected = outcome.kind === 'paid' ? (outcome.collected ?? null) : null;
  if (collected === null) return outcome;
  const { detail } = outcome;
  if (collected.amount === amount && (collected.currency ?? currency) === currency) return outcome;
  context.logger.error({ attempt_id: id, charged: { amount, currency }, collected }, 'rail collected another amount');
  return { kind: 'unknown', isWrongAmount: true, ...(detail === undefined ? {} : { detail }) };
}
