import type { Attempt, Dispute, Payment, Refund } from '../../model.ts';
import { basisOfAttempt, basisOfRefund } from '../../rails/provider-claims.ts';
import type { TimelineFacts } from './facts.ts';
import type { Point } from './points.ts';
import { methodOf, methodOfPayment } from './state-point.ts';

/** How long a rail may take for a refund before the operator should check: the length of the polling schedule. */
const PAY_BACK_MS_MAX = 24 * 60 * 60 * 1000;
/** Number of disputes in the explanation; the entries list all of them. */
const DISPUTES_EXPLAINED_MAX = 3;

/** Events after the payment: unapplied funds, disputes, refunds. */
export function moneyPoints(facts: TimelineFacts): readonly Point[] {
  return [...latePoints(facts), ...disputePoints(facts), ...refundPoints(facts)];
}

function latePoints(facts: TimelineFacts): readonly Point[] {
  const { attempts, transfers, nowMs } = facts;
  return attempts
    .filter(({ status }) => status === 'paid_late')
    .map((attempt): Point => {
      const moved = transfers.filter(({ subjectId }) => subjectId === attempt.id);
      const found = moved.find(({ kind }) => kind === 'late_capture');
      const back = moved.find(({ kind }) => kind === 'late_refund');
      const late = {
        amount: attempt.amount,
        by: basisOfAttempt('collectedLate', attempt),
        method: methodOf(attempt, facts),
        learnedAtMs: found?.createdAtMs ?? attempt.updatedAtMs,
      };
      if (back !== undefined) {
        return { kind: 'late_payment_returned', data: { ...late, returnedAtMs: back.createdAtMs } };
      }
      return isOverdue(attempt, nowMs)
        ? { kind: 'late_payment_overdue', data: late }
        : { kind: 'late_payment_returning', data: late };
    });
}

/** Disputes that need the merchant first, then the newest. */
function disputePoints(facts: TimelineFacts): readonly Point[] {
  const { disputes, nowMs } = facts;
  const newestFirst = disputes.toReversed();
  const waits = (dispute: Dispute): boolean => dispute.status === 'needs_response' && nowMs < dispute.dueAtMs;
  return [...newestFirst.filter(waits), ...newestFirst.filter((dispute) => !waits(dispute))]
    .slice(0, DISPUTES_EXPLAINED_MAX)
    .map((dispute) => disputePoint(dispute, facts));
}

function disputePoint(dispute: Dispute, facts: TimelineFacts): Point {
  const { amount, dueAtMs } = dispute;
  const resolved = { amount, atMs: dispute.resolvedAtMs ?? dispute.updatedAtMs };
  switch (dispute.status) {
    case 'needs_response':
      return facts.nowMs < dueAtMs
        ? { kind: 'dispute_open', data: { amount, dueAtMs } }
        : { kind: 'dispute_overdue', data: { amount, dueAtMs } };
    case 'under_review':
      return {
        kind: 'dispute_under_review',
        data: { amount, submittedAtMs: dispute.evidenceSubmittedAtMs ?? dispute.updatedAtMs },
      };
    case 'won':
      return { kind: 'dispute_won', data: resolved };
    case 'lost':
      return lostPoint(dispute, resolved, facts);
  }
}

function lostPoint(
  dispute: Dispute,
  resolved: { readonly amount: number; readonly atMs: number },
  facts: TimelineFacts,
): Point {
  const method = methodOfPayment(facts);
  const refund = facts.refunds.find(({ id }) => id === dispute.refundId);
  const lost = { ...resolved, method };
  switch (dispute.returnStatus) {
    case 'pending':
      return isOverdue(refund ?? dispute, facts.nowMs)
        ? { kind: 'dispute_lost_overdue', data: lost }
        : { kind: 'dispute_lost_returning', data: lost };
    case 'owed': {
      const refusal =
        refund === undefined ? null : { failureCode: refund.failureCode, by: basisOfRefund('refusedRefund', refund) };
      return { kind: 'dispute_lost_owed', data: { ...lost, refusal } };
    }
    case 'returned':
    case null:
      return refund === undefined
        ? { kind: 'dispute_lost', data: resolved }
        : {
            kind: 'dispute_lost_returned',
            data: { ...lost, returnedAtMs: refund.updatedAtMs, by: basisOfRefund('refunded', refund) },
          };
  }
}

function refundPoints(facts: TimelineFacts): readonly Point[] {
  const { payment } = facts;
  // Refunds of lost disputes are explained with these: their money is not the merchant's.
  const refunds = facts.refunds.filter(({ disputeId }) => disputeId === null);
  return [...refundedPoint(payment, refunds), ...pendingPoint(refunds, facts), ...failedPoint(refunds.at(-1) ?? null)];
}

function refundedPoint(payment: Payment, refunds: readonly Refund[]): readonly Point[] {
  if (payment.amountRefunded === 0) return [];
  const done = refunds.filter(({ status }) => status === 'succeeded');
  const atMs = Math.max(...done.map(({ updatedAtMs }) => updatedAtMs), payment.succeededAtMs ?? 0);
  const several = done.length > 1;
  const by = done.map((refund) => basisOfRefund('refunded', refund));
  return payment.amountRefunded >= payment.amount
    ? [{ kind: 'refunded_in_full', data: { several, by, atMs } }]
    : [{ kind: 'refunded_in_part', data: { amount: payment.amountRefunded, of: payment.amount, several, by, atMs } }];
}

function pendingPoint(refunds: readonly Refund[], facts: TimelineFacts): readonly Point[] {
  const { nowMs } = facts;
  const pending = refunds.filter(({ status }) => status === 'pending');
  const [oldest] = pending;
  if (oldest === undefined) return [];
  const data = {
    amount: pending.reduce((sum, { amount }) => sum + amount, 0),
    several: pending.length > 1,
    sinceMs: oldest.createdAtMs,
    method: methodOfPayment(facts),
  };
  return [isOverdue(oldest, nowMs) ? { kind: 'refund_overdue', data } : { kind: 'refund_pending', data }];
}

/** A failed refund is mentioned until another one is created. */
function failedPoint(newest: Refund | null): readonly Point[] {
  if (newest?.status !== 'failed') return [];
  const { amount, failureCode, updatedAtMs: atMs } = newest;
  return [{ kind: 'refund_failed', data: { amount, failureCode, by: basisOfRefund('refusedRefund', newest), atMs } }];
}

function isOverdue({ updatedAtMs }: Attempt | Refund | Dispute, nowMs: number): boolean {
  return nowMs - updatedAtMs > PAY_BACK_MS_MAX;
}
