import { type FailureCode, isFinalStatus } from '@mitako/contract/names';
import { withFollowUp } from './follow-up.ts';
import { methodFields } from './new-attempt.ts';
import { sourceOf } from './source.ts';
import type { Context } from '../context.ts';
import { book, stampTransfer } from '../ledger/book.ts';
import { captureTransfer, lateCaptureTransfer } from '../ledger/transfers.ts';
import { feesOf } from '../methods/fees-of.ts';
import type { Attempt, AttemptResolution, Merchant, Payment } from '../model.ts';
import { notify } from '../notices/notify.ts';
import type { RailDetail } from '../rails/model.ts';
import { attemptsLeft } from '../payments/attempts-left.ts';
import { feeOf } from '../payments/fees.ts';
import { type Moved, movePayment } from '../payments/move-payment.ts';
import { declineTrigger } from '../payments/payment-machine.ts';
import type { Change } from '../ports/changes.ts';
import { receipt } from '../receipts/receipts.ts';
import { newTask } from '../worker/new-task.ts';

/** Outcome of an attempt, with the decision of an operator where there was one. */
export type AttemptOutcome = {
  readonly detail?: RailDetail | undefined;
  readonly resolution?: AttemptResolution;
} & (
  | { readonly kind: 'paid'; readonly railReference: string | null }
  | { readonly kind: 'failed'; readonly failureCode: FailureCode; readonly isInDoubt?: boolean }
);

/** The current attempt: created in the same commit, or stored. */
export interface AttemptUnderway {
  readonly attempt: Attempt;
  readonly isNew: boolean;
}

/**
 * The consequences of an outcome for the attempt, the payment and the ledger. Wallets, rails, the operator and the
 * sandbox all end attempts here.
 *
 * Received money is never refused. A payment that can still succeed succeeds, even for an attempt that had ended; for a
 * final payment the money is booked to suspense and returned.
 */
export function applyOutcome(
  context: Context,
  payment: Payment,
  merchant: Merchant,
  underway: AttemptUnderway,
  outcome: AttemptOutcome,
): Moved {
  const { attempt, isNew } = underway;
  const { detail = attempt.railDetail, resolution = attempt.resolution } = outcome;
  const attemptChange = { isNew, attempt: { ...attempt, railDetail: detail, resolution } };
  return outcome.kind === 'paid'
    ? applyPaid(context, payment, merchant, attemptChange, outcome.railReference)
    : applyFailed(context, payment, attemptChange, outcome);
}

function applyPaid(
  context: Context,
  payment: Payment,
  merchant: Merchant,
  underway: AttemptUnderway,
  railReference: string | null,
): Moved {
  const nowMs = context.clock.now();
  const { attempt } = underway;
  const reference = railReference ?? attempt.railReference;
  if (isFinalStatus(payment.status)) {
    const late = endAttempt(context, underway, { status: 'paid_late', railReference: reference });
    return {
      payment,
      changes: [
        late,
        ...book(context, lateCaptureTransfer(payment, attempt, stampTransfer(context, payment.merchantId))),
        newTask(attempt, {
          id: `late_refund_${attempt.id}`,
          kind: 'late_refund',
          subjectId: attempt.id,
          dueAtMs: nowMs,
        }),
      ],
    };
  }
  if (attempt.amount !== payment.amount || attempt.currency !== payment.currency) {
    // Neither ever changes, so a row was changed behind the engine's back.
    throw new Error(`attempt ${attempt.id} asked for another amount than payment ${payment.id} is about`);
  }
  const stamp = stampTransfer(context, payment.merchantId);
  const fees = feesOf(context, merchant, attempt.methodProvider ?? attempt.methodType);
  const fee = feeOf(payment.amount, fees);
  const { delayMs } = merchant.settlementTerms;
  const moved = movePayment(context, payment, {
    trigger: 'paid',
    isReceived: !underway.isNew,
    set: {
      ...methodFields(attempt),
      attemptsCount: payment.attemptsCount + (underway.isNew ? 1 : 0),
      liveAttemptId: null,
      // The time of the capture, by whose day the payment is found.
      succeededAtMs: stamp.nowMs,
      transactionId: stamp.id,
      fee,
      feeRefundPolicy: fees.refundPolicy,
      creditPending: delayMs > 0 ? payment.amount - fee : 0,
      releaseAtMs: delayMs > 0 ? stamp.nowMs + delayMs : null,
      failureCode: null,
    },
  });
  if (moved === null) throw new Error(`payment ${payment.id} is ${payment.status} and cannot be paid`);
  return {
    payment: moved.payment,
    changes: [
      ...moved.changes,
      endAttempt(context, underway, { status: 'succeeded', railReference: reference }),
      ...book(context, captureTransfer(moved.payment, sourceOf(attempt), stamp)),
      ...receipt(context, moved.payment, moved.payment.id),
      ...(merchant.notifiesPayments ? notify(context, payment, 'notice.payment', payment.id) : []),
    ],
  };
}

function applyFailed(
  context: Context,
  payment: Payment,
  underway: AttemptUnderway,
  { failureCode, isInDoubt }: Extract<AttemptOutcome, { readonly kind: 'failed' }>,
): Moved {
  const ended = endAttempt(context, underway, { status: 'failed', failureCode }, isInDoubt);
  // An attempt that the payment no longer waits for changes only itself.
  if (!underway.isNew && payment.liveAttemptId !== underway.attempt.id) return { payment, changes: [ended] };
  const tried = { ...payment, attemptsCount: payment.attemptsCount + (underway.isNew ? 1 : 0) };
  const trigger = declineTrigger(failureCode, tried, context.clock.now());
  const moved = movePayment(context, payment, {
    trigger,
    set: {
      ...methodFields(underway.attempt),
      attemptsCount: tried.attemptsCount,
      liveAttemptId: null,
      failureCode,
    },
    ...(trigger === 'declined_retryable' && {
      eventData: { attempt_id: underway.attempt.id, attempts_left: attemptsLeft(tried) },
    }),
  });
  return moved === null
    ? { payment, changes: [ended] }
    : { payment: moved.payment, changes: [...moved.changes, ended] };
}

function endAttempt(
  context: Context,
  { attempt, isNew }: AttemptUnderway,
  end: Pick<Attempt, 'status'> & Partial<Pick<Attempt, 'failureCode' | 'railReference'>>,
  isInDoubt?: boolean,
): Change {
  const ended = withFollowUp(context, { ...attempt, ...end, updatedAtMs: context.clock.now() }, isInDoubt);
  return isNew
    ? { type: 'attempt.insert', attempt: ended }
    : { type: 'attempt.update', attempt: { ...ended, version: attempt.version + 1 }, fromVersion: attempt.version };
}
