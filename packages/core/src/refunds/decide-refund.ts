import { LIMITS } from '@mitako/contract/names';
import { captureSource, capturedAttempt } from '../attempts/source.ts';
import type { Context } from '../context.ts';
import { type Decision, refuse } from '../kernel/operation.ts';
import type { Done } from '../kernel/result.ts';
import { availableAtLeast } from '../ledger/available.ts';
import { book, bookBelowZero, stampTransfer } from '../ledger/book.ts';
import { refundHoldTransfer, refundTransfer, type Source } from '../ledger/transfers.ts';
import type { Payment, Refund, Transfer } from '../model.ts';
import { feeReturnedBy } from '../payments/fees.ts';
import { updatePayment } from '../payments/move-payment.ts';
import { remainingOf } from '../payments/remaining.ts';
import { shown } from '../payments/shown.ts';
import type { Change } from '../ports/changes.ts';
import type { RailMethod } from '../ports/rail.ts';
import { methodOf } from '../rails/rail-methods.ts';
import { newRefund, refundTask } from './new-refund.ts';
import { moveRefunded, refundEvent } from './refunded.ts';

/**
 * Decides a refund. The refundable amount is the amount minus refunds, pending refunds and disputes; a CHECK on the
 * payment's row enforces it. The refund draws on the payment's own pending credit first, then on the merchant's
 * available balance. In live mode that balance must cover the rest; in test mode it may become negative, and later
 * payments fill it (decisions §8).
 *
 * Wallet payers are credited at once; for a rail the money is held until it has answered.
 * @param paid the payer's account, when the payment is paid in this very commit; absent: read from the stored capture
 */
export async function decideRefund<Data>(
  context: Context,
  payment: Payment,
  asked: { readonly amount: number | undefined; readonly reason: string | null },
  answer: (refund: Refund, payment: Payment) => Done<Data>,
  paid?: Source,
): Promise<Decision<Data>> {
  if (payment.succeededAtMs === null) {
    return refuse('PAYMENT_NOT_REFUNDABLE', { status: shown(payment, context.clock.now()).status });
  }
  // The payer of cash is unknown, so there is no account to refund (decisions §8).
  if (payment.methodType === 'cash') return refuse('REFUND_NOT_SUPPORTED', { refunds: 'none' });
  const remaining = remainingOf(payment);
  const amount = asked.amount ?? remaining;
  if (amount > remaining || amount <= 0) return refuse('REFUND_EXCEEDS_REMAINING', { remaining });
  if (amount < remaining && (await hasPartsEnough(context, payment))) return refuse('REFUND_LIMIT', { remaining });

  const refund = newRefund(
    context,
    payment,
    { amount, reason: asked.reason, disputeId: null },
    drawnBy(payment, amount),
  );
  const fromAvailable = amount - refund.feeReturned - refund.fromPending;
  if (payment.livemode) {
    const available = await availableAtLeast(context, payment, fromAvailable);
    if (available < fromAvailable) return refuse('INSUFFICIENT_BALANCE', { available, needed: fromAvailable });
  }
  const source = paid ?? (await captureSource(context, payment));
  const { refunds, option } =
    source.kind === 'rail' && paid === undefined ? await offerOf(context, payment) : ANY_REFUND;
  if (refunds === 'none' || (refunds === 'full' && amount !== payment.amount)) {
    return refuse('REFUND_NOT_SUPPORTED', { refunds, ...(option !== null && { option }) });
  }
  const stamp = stampTransfer(context, payment.merchantId);
  const moveMoney = (transfer: Transfer): readonly Change[] =>
    payment.livemode ? book(context, transfer) : bookBelowZero(context, payment, transfer);
  const drawn: Payment = {
    ...payment,
    feeReturned: payment.feeReturned + refund.feeReturned,
    creditPending: payment.creditPending - refund.fromPending,
  };
  const created = refundEvent(payment, refund, 'refund.created');

  if (source.kind === 'wallet') {
    const done: Refund = { ...refund, status: 'succeeded', transactionId: stamp.id };
    const moved = moveRefunded(context, drawn, done, { before: [created] });
    return {
      changes: [
        ...moved.changes,
        { type: 'refund.insert', refund: done },
        ...moveMoney(refundTransfer(payment, done, source, stamp)),
      ],
      answer: answer(done, moved.payment),
    };
  }
  const reserved = updatePayment(context, payment, { ...drawn, refundPending: payment.refundPending + amount }, [
    created,
  ]);
  return {
    changes: [
      ...reserved.changes,
      { type: 'refund.insert', refund },
      ...moveMoney(refundHoldTransfer(payment, refund, stamp)),
      refundTask(context, refund),
    ],
    answer: answer(refund, reserved.payment),
  };
}

/**
 * Whether the next refund must be of the whole rest: the line of a settlement names all refunds of its payment, and a
 * part may be a franc. The payment's version guards the number.
 */
async function hasPartsEnough({ store }: Context, { id }: Payment): Promise<boolean> {
  const limit = LIMITS.refundPartsMax - 1;
  return (await store.read.refundsOfPayment(id, { limit, afterId: null })).length >= limit;
}

/** The refunds that a payment can have. */
export interface RefundOffer {
  /** None, of the whole amount only, or of any part. */
  readonly refunds: RailMethod['refunds'];
  /** Of `none`: the option of the rail that would have it make them, `disbursement`; null: no option does. */
  readonly option: string | null;
}

const ANY_REFUND: RefundOffer = { refunds: 'partial', option: null };

/** The refunds that a payment can have, by who paid it; of one that is not paid, any. */
export async function refundOffer(context: Context, paymentId: string): Promise<RefundOffer> {
  const payment = await context.store.read.paymentById(paymentId);
  if (payment === null || payment.succeededAtMs === null) return ANY_REFUND;
  return payment.methodType === 'cash' ? { refunds: 'none', option: null } : offerOf(context, payment);
}

/** Of the provider of a payment. While its rail is not configured, the refund waits for it. */
async function offerOf(context: Context, payment: Payment): Promise<RefundOffer> {
  const method = methodOf(context.rails, await capturedAttempt(context, payment));
  return method === null ? ANY_REFUND : { refunds: method.refunds, option: method.refundsOption ?? null };
}

/** The part of the payment's fee that a refund returns, and what it draws from the payment's own pending credit. */
function drawnBy(payment: Payment, amount: number): Pick<Refund, 'feeReturned' | 'fromPending'> {
  const feeReturned = feeReturnedBy({
    policy: payment.feeRefundPolicy,
    paymentAmount: payment.amount,
    fee: payment.fee,
    returnedBefore: payment.feeReturned,
    refundedBefore: payment.amountRefunded + payment.refundPending,
    amount,
  });
  return { feeReturned, fromPending: Math.min(amount - feeReturned, payment.creditPending) };
}
