import type { Attempt, Payment } from '../model.ts';
import type { TimelineFacts } from './facts.ts';
import type { Point, PointMethod } from './points.ts';

/** How the payment itself stands. Every status has a point, also where the facts are not what they should be. */
export function statePoint(facts: TimelineFacts): Point {
  const { payment, attempts } = facts;
  const ended = {
    amount: payment.amount,
    atMs: payment.updatedAtMs,
    nothingTaken: attempts.every(({ status }) => status !== 'paid_late'),
  };
  switch (payment.status) {
    case 'requested':
      return openPoint(facts);
    case 'processing':
      return underwayPoint(facts);
    case 'succeeded':
    case 'partially_refunded':
    case 'refunded':
      return paidPoint(payment);
    case 'failed':
      return {
        kind: 'failed',
        data: {
          ...ended,
          method: methodOfPayment(payment),
          failureCode: payment.failureCode,
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

export function methodOf(attempt: Attempt): PointMethod {
  return { type: attempt.methodType, provider: attempt.methodProvider, phoneMasked: attempt.phoneMasked };
}

export function methodOfPayment(payment: Payment): PointMethod | null {
  const { methodType: type, methodProvider: provider, phoneMasked } = payment;
  return type === null ? null : { type, provider, phoneMasked };
}

function openPoint({ payment, attempts, nowMs }: TimelineFacts): Point {
  const { amount, expiresAtMs } = payment;
  if (nowMs >= expiresAtMs) {
    // The worker expires it within seconds; nobody can pay it any more.
    const data = { amount, atMs: expiresAtMs, nothingTaken: true, attemptsCount: payment.attemptsCount };
    return { kind: 'expired', data };
  }
  const last = attempts.at(-1);
  if (last === undefined) return { kind: 'not_tried', data: { amount, createdAtMs: payment.createdAtMs, expiresAtMs } };
  return {
    kind: 'tried',
    data: {
      amount,
      method: methodOf(last),
      failureCode: last.failureCode,
      atMs: last.updatedAtMs,
      attemptsLeft: Math.max(0, payment.maxAttempts - payment.attemptsCount),
      expiresAtMs,
    },
  };
}

function underwayPoint({ payment, attempts, nowMs }: TimelineFacts): Point {
  const attempt = attempts.find(({ id }) => id === payment.liveAttemptId) ?? attempts.at(-1);
  const underway = {
    amount: payment.amount,
    method: attempt === undefined ? methodOfPayment(payment) : methodOf(attempt),
    startedAtMs: attempt?.createdAtMs ?? payment.updatedAtMs,
  };
  if (attempt?.status === 'needs_review') {
    return { kind: 'in_review', data: { ...underway, pollsCount: attempt.pollsCount } };
  }
  if (attempt !== undefined && nowMs < attempt.expiresAtMs) {
    const action = attempt.nextAction?.type ?? 'approve_on_phone';
    return { kind: 'prompted', data: { ...underway, action, untilMs: attempt.expiresAtMs } };
  }
  return { kind: 'unanswered', data: { ...underway, nextPollAtMs: attempt?.nextPollAtMs ?? null } };
}

function paidPoint(payment: Payment): Point {
  const atMs = payment.succeededAtMs ?? payment.updatedAtMs;
  return {
    kind: 'paid',
    data: {
      amount: payment.amount,
      method: methodOfPayment(payment),
      atMs,
      fee: payment.fee,
      lateSinceMs: atMs > payment.expiresAtMs ? payment.expiresAtMs : null,
    },
  };
}
