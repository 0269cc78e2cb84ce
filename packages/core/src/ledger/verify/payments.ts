import { withoutShard } from '../accounts.ts';
import type { LedgerProblem } from './report.ts';
import type { Payment } from '../../model.ts';
import type { AuditedPayment } from '../../ports/ledger-audit.ts';

/** Contradictions between a payment's row, its refunds and disputes, and its transfers. */
export function problemsOfPayment(audited: AuditedPayment): readonly LedgerProblem[] {
  const { payment } = audited;
  const { amount, currency, status, amountRefunded, refundPending, amountDisputed, creditPending } = payment;
  const { payerAccountId: payer, attemptAccountId: attempted } = audited;
  const problems: LedgerProblem[] = [];
  const report = (code: LedgerProblem['code'], message: string): void => {
    problems.push({ code, subject: payment.id, message: `Payment ${payment.id} ${message}` });
  };

  const captures = isPaid(payment) ? { count: 1, sum: amount } : { count: 0, sum: 0 };
  if (audited.capturesCount !== captures.count || audited.captured !== captures.sum) {
    report(
      'payment_capture_wrong',
      `is ${status} with an amount of ${amount} ${currency}: expected captures of ${captures.sum} (${captures.count}), found ${audited.captured} (${audited.capturesCount}).`,
    );
  }
  if (audited.attemptsCount !== captures.count || audited.attemptsSum !== captures.sum) {
    report(
      'payment_attempt_wrong',
      `is ${status} with an amount of ${amount} ${currency}, but its successful attempts sum to ${audited.attemptsSum} (${audited.attemptsCount}).`,
    );
  } else if (payer !== null && attempted !== null && attempted !== withoutShard(payer)) {
    report('payment_attempt_wrong', `was paid from ${payer}, but its attempt says ${attempted}.`);
  }
  if (amountRefunded !== audited.refundsSucceeded || amountRefunded !== audited.refundTransfers) {
    report(
      'payment_refunds_wrong',
      `has ${amountRefunded} ${currency} refunded, but its refunds sum to ${audited.refundsSucceeded} and their transfers to ${audited.refundTransfers}.`,
    );
  }
  if (refundPending !== audited.refundsPending) {
    report(
      'payment_refunds_wrong',
      `has ${refundPending} ${currency} held for pending refunds, but these sum to ${audited.refundsPending}.`,
    );
  }
  if (amountDisputed !== audited.disputed) {
    report(
      'payment_dispute_wrong',
      `has ${amountDisputed} ${currency} disputed or lost, but its disputes sum to ${audited.disputed}.`,
    );
  }
  if (
    audited.disputesOwed !== audited.disputeSuspenseSum ||
    audited.disputesReturning !== audited.disputeRefundsPending ||
    audited.disputeReturns !== audited.disputeRefundsSucceeded
  ) {
    report(
      'payment_dispute_wrong',
      `has lost disputes of ${audited.disputesOwed} ${currency} whose payer does not have the money, ${audited.disputesReturning} of them being refunded. Its transfers left ${audited.disputeSuspenseSum} in suspense for them and returned ${audited.disputeReturns}; their refunds sum to ${audited.disputeRefundsPending} pending and ${audited.disputeRefundsSucceeded} succeeded.`,
    );
  }
  if (amountRefunded + refundPending + amountDisputed > amount) {
    report(
      'payment_exceeded',
      `of ${amount} ${currency} has ${amountRefunded} refunded, ${refundPending} held for refunds and ${amountDisputed} disputed.`,
    );
  }
  if (creditPending !== audited.pendingSum) {
    report(
      'payment_credit_wrong',
      `has a pending credit of ${creditPending} ${currency}, but its transfers sum to ${audited.pendingSum}.`,
    );
  }
  if (creditPending > 0 && payment.releaseAtMs === null) {
    report(
      'payment_credit_wrong',
      `has a pending credit of ${creditPending} ${currency} without a time at which it becomes available.`,
    );
  }
  if (refundPending !== audited.refundHoldSum || audited.disputesOpen !== audited.disputeHoldSum) {
    report(
      'payment_hold_wrong',
      `has pending refunds of ${refundPending} ${currency} and open disputes of ${audited.disputesOpen}, but its transfers hold ${audited.refundHoldSum} and ${audited.disputeHoldSum}.`,
    );
  }
  if (payment.fee - payment.feeReturned !== audited.feesSum) {
    report(
      'payment_fee_wrong',
      `has a fee of ${payment.fee} ${currency}, of which ${payment.feeReturned} was returned, but its transfers credited ${audited.feesSum} to the gateway.`,
    );
  }
  if (!statusAgrees(payment)) {
    report('payment_status_wrong', `is ${status}, with ${amountRefunded} of ${amount} ${currency} refunded.`);
  }
  const isPaidRow = payment.succeededAtMs !== null;
  if (isPaidRow !== isPaid(payment)) {
    report('payment_status_wrong', `is ${status}, but ${isPaidRow ? 'has' : 'lacks'} a time of payment.`);
  }
  if (!isPaid(payment) && payment.transactionId !== null) {
    report('subject_transfer_wrong', `is ${status}, but names transfer ${payment.transactionId}.`);
  }
  return problems;
}

function isPaid({ status }: Payment): boolean {
  return status === 'succeeded' || status === 'partially_refunded' || status === 'refunded';
}

function statusAgrees({ status, amount, amountRefunded }: Payment): boolean {
  if (status === 'refunded') return amountRefunded === amount;
  if (status === 'partially_refunded') return amountRefunded > 0 && amountRefunded < amount;
  return amountRefunded === 0;
}
