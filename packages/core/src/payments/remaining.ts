import type { Payment } from '../model.ts';

/** What may still be refunded or disputed. The payment's row has a CHECK that it is never negative. */
export function remainingOf(
  payment: Pick<Payment, 'amount' | 'amountRefunded' | 'refundPending' | 'amountDisputed'>,
): number {
  return payment.amount - payment.amountRefunded - payment.refundPending - payment.amountDisputed;
}
