import type { Payment } from '../model.ts';

/** What may still be refunded or disputed. The payment's row has a CHECK that it is never negative. */
export function remainingOf(
  payment: Pick<Payment, 'amount' | 'amountRefunded' | 'refundPending' | 'amountDisputed'>,
): number {
  return payment.amount - payment.amountRefunded - payment.refundPending - payment.amountDisputed;
}

/**
 * What the merchant gets for a payment: the sum of its entries on the merchant's pending and available balance. Negative
 * if a fee is kept of what was returned.
 */
export function netOf(payment: Payment): number {
  return payment.succeededAtMs === null ? 0 : remainingOf(payment) - payment.fee + payment.feeReturned;
}
