import type { Payment } from '@mitako/contract';

/**
 * What can still be refunded, to show it before the amount is entered: the amount less what was refunded, is being refunded and
 * is contested. The engine decides with its own figures.
 */
export function refundableOf(payment: Payment): number {
  if (payment.succeeded_at === null) return 0;
  return payment.amount - payment.amount_refunded - payment.amount_refund_pending - payment.amount_disputed;
}
