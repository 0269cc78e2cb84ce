import type { Attempt, Payment } from '../../model.ts';
import { labelOf } from '../../rails/provider-labels.ts';
import { basisOfAttempt, basisOfShownFailure, basisOfUncharged, claim } from '../../rails/provider-claims.ts';
import { attemptsLeft } from '../attempts-left.ts';
import type { TimelineFacts } from './facts.ts';
import type { Point, PointData, PointMethod } from './points.ts';

/** The state of the payment itself. Every status has a point, even if the facts contradict it. */
export function statePoint(facts: TimelineFacts): Point {
  const { payment, attempts } = facts;
  const ended = {
    amount: payment.amount,
    atMs: payment.updatedAtMs,
    uncharged: basisOfUncharged(attempts),
  };
  switch (payment.status) {
    case 'requested':
      return openPoint(facts);
    case 'processing':
      return underwayPoint(facts);
    case 'succeeded':
    case 'partially_refunded':
    case 'refunded':
      return paidPoint(facts);
    case 'failed':
      return {
        kind: 'failed',
        data: {
          ...ended,
          method: methodOfPayment(facts),
          ...whyFailed(payment, attempts),
          attemptsCount: payment.attemptsCount,
        },
      };
    case 'canceled':
      return { kind: 'canceled', data: { ...ended, by: payment.canceledBy } };
    case 'expired':
      return {
        kind: 'expired',
        data: { ...ended, atMs: payment.expiresAtMs, attemptsCount: payment.attemptsCount },
      };
  }
}

/** A later decision about an attempt hides the source of its failure. */
function whyFailed(payment: Payment, attempts: readonly Attempt[]): Pick<PointData['failed'], 'failureCode' | 'by'> {
  if (attempts.length === 0) return { failureCode: payment.failureCode, by: 'gateway' };
  const by = basisOfShownFailure(payment, attempts);
  return { failureCode: by === null ? null : payment.failureCode, by: by ?? 'gateway' };
}

export function methodOf(
  { methodType: type, methodProvider: provider, phoneMasked }: Attempt,
  { labels }: TimelineFacts,
): PointMethod {
  return { type, provider, label: labelOf(labels, provider), phoneMasked };
}

export function methodOfPayment({ payment, labels }: TimelineFacts): PointMethod | null {
  const { methodType: type, methodProvider: provider, phoneMasked } = payment;
  return type === null ? null : { type, provider, label: labelOf(labels, provider), phoneMasked };
}

function openPoint(facts: TimelineFacts): Point {
  const { payment, attempts, nowMs } = facts;
  const { amount, expiresAtMs } = payment;
  if (nowMs >= expiresAtMs) {
    // The worker expires it within seconds; it can no longer be paid.
    const uncharged = basisOfUncharged(attempts);
    const data = { amount, atMs: expiresAtMs, uncharged, attemptsCount: payment.attemptsCount };
    return { kind: 'expired', data };
  }
  const last = attempts.at(-1);
  if (last === undefined) return { kind: 'not_tried', data: { amount, createdAtMs: payment.createdAtMs, expiresAtMs } };
  return {
    kind: 'tried',
    data: {
      amount,
      method: methodOf(last, facts),
      failureCode: last.failureCode,
      by: basisOfAttempt('reportedFailure', last),
      uncharged: basisOfUncharged([last]),
      atMs: last.updatedAtMs,
      attemptsLeft: attemptsLeft(payment),
      expiresAtMs,
    },
  };
}

function underwayPoint(facts: TimelineFacts): Point {
  const { payment, attempts, nowMs } = facts;
  const attempt = attempts.find(({ id }) => id === payment.liveAttemptId) ?? attempts.at(-1);
  const underway = {
    amount: payment.amount,
    method: attempt === undefined ? methodOfPayment(facts) : methodOf(attempt, facts),
    startedAtMs: attempt?.createdAtMs ?? payment.updatedAtMs,
  };
  if (attempt?.status === 'needs_review') {
    return { kind: 'in_review', data: { ...underway, pollsCount: attempt.pollsCount } };
  }
  // Without a next action the rail has not asked the payer for anything yet; with `wait` it no longer does.
  const action = attempt?.nextAction?.type ?? 'wait';
  const prompted = attempt === undefined ? null : claim('prompted', attempt);
  if (attempt !== undefined && prompted !== null && action !== 'wait' && nowMs < attempt.expiresAtMs) {
    return { kind: 'prompted', data: { ...underway, action, by: prompted, untilMs: attempt.expiresAtMs } };
  }
  return { kind: 'unanswered', data: { ...underway, nextPollAtMs: attempt?.nextPollAtMs ?? null } };
}

function paidPoint(facts: TimelineFacts): Point {
  const { payment, attempts, refunds } = facts;
  const captured = attempts.findLast(({ status }) => status === 'succeeded');
  const atMs = payment.succeededAtMs ?? payment.updatedAtMs;
  // The payment's sum already includes a refund that a rail has not answered, and that may still fail.
  const underWay = refunds
    .filter(({ status }) => status === 'pending')
    .reduce((sum, { feeReturned }) => sum + feeReturned, 0);
  return {
    kind: 'paid',
    data: {
      amount: payment.amount,
      method: methodOfPayment(facts),
      by: captured === undefined ? 'gateway' : basisOfAttempt('collected', captured),
      atMs,
      fee: payment.fee,
      feeReturned: Math.max(0, payment.feeReturned - underWay),
      lateSinceMs: atMs > payment.expiresAtMs ? payment.expiresAtMs : null,
    },
  };
}
