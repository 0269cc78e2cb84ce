import type { Context } from '../../context.ts';
import { refundTransfer, sourceAccountId } from '../../domain/ledger.ts';
import type { Attempt, Payment, Refund } from '../../domain/model.ts';
import type { Change } from '../../ports/changes.ts';
import { succeeded, type Answer } from '../../wire/answer.ts';
import { refundToWire } from '../../wire/money.ts';
import { sourceOf } from '../attempts/outcome.ts';
import { merchantOf } from '../callers.ts';
import type { Operation } from '../operation.ts';
import { ownPayment } from '../payments/get-payment.ts';
import { movePayment, updatePayment, type Move, type SubjectEvent } from '../payments/move-payment.ts';
import { callerStillValid, perform, refuse, type Decision } from '../perform.ts';
import { idempotencyOf } from '../replay.ts';

/** Refunds a payment in full or in part. Wallet payers have the money at once, others when their operator says so. */
export const createRefund: Operation<'createRefund'> = (context, request) =>
  perform(context, {
    idempotent: idempotencyOf(context, 'createRefund', request),
    decide: async () => {
      const payment = await ownPayment(context, request.parameters.payment_id, merchantOf(request.caller));
      const decision = await decideRefund(context, payment, {
        amount: request.body?.amount,
        reason: request.body?.reason ?? null,
      });
      return { ...decision, changes: [...callerStillValid(context, request.caller), ...decision.changes] };
    },
  });

/**
 * Decides a refund. What can still be refunded is the amount less refunds, refunds under way and disputes; a CHECK on the
 * payment's row holds the same.
 */
export async function decideRefund(
  context: Context,
  payment: Payment,
  asked: { readonly amount: number | undefined; readonly reason: string | null },
  answer: (refund: Refund, payment: Payment) => Answer = (refund) => succeeded(201, { refund: refundToWire(refund) }),
): Promise<Decision> {
  if (payment.succeededAtMs === null) return refuse('PAYMENT_NOT_REFUNDABLE', { status: payment.status });
  const remaining = payment.amount - payment.amountRefunded - payment.refundPending - payment.amountDisputed;
  const amount = asked.amount ?? remaining;
  if (amount > remaining || amount <= 0) return refuse('REFUND_EXCEEDS_REMAINING', { remaining });

  const attempt = await capturedAttempt(context, payment);
  const refund = newRefund(context, payment, amount, asked.reason);
  const source = sourceOf(attempt);
  if (source.kind === 'wallet') {
    const credit: Change = {
      type: 'account.credit',
      accountId: sourceAccountId(source, payment.currency, payment.livemode),
      amount,
    };
    const completed = completeRefund(context, payment, attempt, refund, [
      refundEvent(payment, refund, 'refund.created'),
    ]);
    return {
      changes: [...completed.changes, credit, { type: 'refund.insert', refund: completed.refund }],
      answer: answer(completed.refund, completed.payment),
    };
  }
  const reserved = updatePayment(context, payment, { ...payment, refundPending: payment.refundPending + amount }, [
    refundEvent(payment, refund, 'refund.created'),
  ]);
  return {
    changes: [
      ...reserved.changes,
      { type: 'refund.insert', refund },
      {
        type: 'task.insert',
        task: {
          id: `refund_submit_${refund.id}`,
          kind: 'refund_submit',
          subjectId: refund.id,
          dueAtMs: context.clock.now(),
          attemptsCount: 0,
        },
      },
    ],
    answer: answer(refund, reserved.payment),
  };
}

/**
 * A refund's money has moved: the refund as it is now, and the changes to payment and ledger. `wasReserved` says that
 * the amount was held back while a rail was asked.
 */
export function completeRefund(
  context: Context,
  payment: Payment,
  attempt: Attempt,
  refund: Refund,
  before: readonly SubjectEvent[],
  options: { readonly wasReserved: boolean } = { wasReserved: false },
): { readonly refund: Refund; readonly payment: Payment; readonly changes: readonly Change[] } {
  const nowMs = context.clock.now();
  const transactionId = context.ids.next('transaction');
  const succeededRefund: Refund = { ...refund, status: 'succeeded', transactionId, updatedAtMs: nowMs };
  const amountRefunded = payment.amountRefunded + refund.amount;
  const move: Move = {
    trigger: amountRefunded === payment.amount ? 'refunded_in_full' : 'refunded_in_part',
    set: {
      amountRefunded,
      refundPending: payment.refundPending - (options.wasReserved ? refund.amount : 0),
    },
    before: [...before, refundEvent(payment, succeededRefund, 'refund.succeeded')],
    eventData: { refund_id: refund.id, refund_amount: refund.amount, amount_refunded: amountRefunded },
  };
  const moved = movePayment(context, payment, move);
  if (moved === null) throw new Error(`payment ${payment.id} is ${payment.status} and cannot be refunded`);
  return {
    refund: succeededRefund,
    payment: moved.payment,
    changes: [
      ...moved.changes,
      {
        type: 'transfer.insert',
        transfer: refundTransfer(payment, refund, sourceOf(attempt), transactionId, nowMs),
      },
    ],
  };
}

/** The attempt that paid. */
export async function capturedAttempt(context: Context, payment: Payment): Promise<Attempt> {
  const attempts = await context.store.read.attemptsOfPayment(payment.id);
  const captured = attempts.find((attempt) => attempt.status === 'succeeded');
  if (captured === undefined) throw new Error(`payment ${payment.id} succeeded without an attempt`);
  return captured;
}

/** Data of `refund.*`: the refund, and whose payment it belongs to. */
export function refundEvent(
  payment: Payment,
  refund: Refund,
  type: 'refund.created' | 'refund.succeeded' | 'refund.failed',
): SubjectEvent {
  return {
    type,
    data: { ...refundToWire(refund), slug: payment.slug, customer_reference: payment.customerReference },
  };
}

function newRefund(context: Context, payment: Payment, amount: number, reason: string | null): Refund {
  const nowMs = context.clock.now();
  return {
    id: context.ids.next('refund'),
    paymentId: payment.id,
    merchantId: payment.merchantId,
    livemode: payment.livemode,
    amount,
    currency: payment.currency,
    status: 'pending',
    reason,
    failureCode: null,
    transactionId: null,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    version: 1,
  };
}
