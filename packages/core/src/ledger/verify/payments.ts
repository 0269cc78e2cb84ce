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
      `is ${status} over ${amount} ${currency}, so ${captures.sum} in ${captures.count} capture must have come in; there is ${audited.captured} in ${audited.capturesCount}.`,
    );
  }
  if (audited.attemptsCount !== captures.count || audited.attemptsSum !== captures.sum) {
    report(
      'payment_attempt_wrong',
      `is ${status} over ${amount} ${currency}; of its attempts, ${audited.attemptsCount} over ${audited.attemptsSum} succeeded.`,
    );
  } else if (payer !== null && attempted !== null && attempted !== payer) {
    report('payment_attempt_wrong', `was paid from ${payer}; its attempt says ${attempted}.`);
  }
  if (amountRefunded !== audited.refundsSucceeded || amountRefunded !== audited.refundTransfers) {
    report(
      'payment_refunds_wrong',
      `says ${amountRefunded} ${currency} were refunded; its refunds say ${audited.refundsSucceeded}, and its transfers paid ${audited.refundTransfers} back.`,
    );
  }
  if (refundPending !== audited.refundsPending) {
    report(
      'payment_refunds_wrong',
      `says ${refundPending} ${currency} are held for refunds under way; its refunds say ${audited.refundsPending}.`,
    );
  }
  if (amountDisputed !== audited.disputed) {
    report(
      'payment_dispute_wrong',
      `says ${amountDisputed} ${currency} are disputed or lost; its disputes say ${audited.disputed}.`,
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
      `says ${creditPending} ${currency} are pending for its merchant; its transfers left ${audited.pendingSum} there.`,
    );
  }
  if (creditPending > 0 && payment.releaseAtMs === null) {
    report(
      'payment_credit_wrong',
      `says ${creditPending} ${currency} are pending for its merchant, and no time at which they become available.`,
    );
  }
  if (refundPending !== audited.refundHoldSum || audited.disputesOpen !== audited.disputeHoldSum) {
    report(
      'payment_hold_wrong',
      `has refunds under way over ${refundPending} ${currency} and open disputes over ${audited.disputesOpen}; its transfers hold ${audited.refundHoldSum} and ${audited.disputeHoldSum}.`,
    );
  }
  if (payment.fee - payment.feeReturned !== audited.feesSum) {
    report(
      'payment_fee_wrong',
      `has a fee of ${payment.fee} ${currency}, of which refunds brought back ${payment.feeReturned}; its transfers left the gateway ${audited.feesSum}.`,
    );
  }
  if (!statusAgrees(payment)) {
    report('payment_status_wrong', `is ${status}, with ${amountRefunded} of ${amount} ${currency} refunded.`);
  }
  const isPaidRow = payment.succeededAtMs !== null;
  if (isPaidRow !== isPaid(payment)) {
    report('payment_status_wrong', `is ${status}, and says ${isPaidRow ? 'when' : 'at no time that'} it was paid.`);
  }
  if (!isPaid(payment) && payment.transactionId !== null) {
    report(
      'subject_transfer_wrong',
      `is ${status} and names transfer ${payment.transactionId}, which nothing has carried out.`,
    );
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
