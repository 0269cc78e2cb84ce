import type { Payment } from '../model.ts';

/** The amount that may still be refunded or disputed. The payment's row has a CHECK that it is never negative. */
export function remainingOf(
  payment: Pick<Payment, 'amount' | 'amountRefunded' | 'refundPending' | 'amountDisputed'>,
): number {
  return payment.amount - payment.amountRefunded - payment.refundPending - payment.amountDisputed;
}

/**
 * The merchant's net amount of a payment: the sum of its entries on the pending and available balance. Negative if a
 * fee of a returned amount is kept.
 */
export function netOf(payment: Payment): number {
  return payment.succeededAtMs === null ? 0 : remainingOf(payment) - payment.fee + payment.feeReturned;
}
