import type { ErrorCode, PaymentStatus } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { type Decision, refuse } from '../kernel/operation.ts';
import type { Payment } from '../model.ts';
import { movePayment } from './move-payment.ts';
import { isOverdue } from './shown.ts';

const REFUSALS: Readonly<Record<Exclude<PaymentStatus, 'requested'>, ErrorCode>> = {
  processing: 'PAYMENT_IN_PROGRESS',
  succeeded: 'PAYMENT_ALREADY_PAID',
  partially_refunded: 'PAYMENT_ALREADY_PAID',
  refunded: 'PAYMENT_ALREADY_PAID',
  failed: 'PAYMENT_FAILED',
  canceled: 'PAYMENT_CANCELED',
  expired: 'PAYMENT_EXPIRED',
};

/**
 * Why a payment can be neither paid nor canceled now, with its status in `details`; null when it can. A payment past
 * its expiry is expired at once, whether or not the background work has done so.
 */
export function refusalToChange(context: Context, payment: Payment): Decision<never> | null {
  if (payment.status !== 'requested') return refuse(REFUSALS[payment.status], { status: payment.status });
  if (!isOverdue(payment, context.clock.now())) return null;
  const moved = movePayment(context, payment, { trigger: 'expire' });
  const refusal = refuse('PAYMENT_EXPIRED', { status: 'expired' });
  return moved === null ? refusal : { changes: moved.changes, answer: refusal.answer };
}
