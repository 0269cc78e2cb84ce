import type { Payment, Timeline } from '@mitako/contract';

/**
 * What can still be refunded, to show it before the amount is entered: the amount less what was refunded, is being refunded and
 * is contested. The engine decides with its own figures.
 */
export function refundableOf(payment: Payment, timeline: Timeline): number {
  if (payment.succeeded_at === null) return 0;
  return payment.amount - payment.amount_refunded - pendingRefunds(timeline) - payment.amount_disputed;
}

/** Sum of the refunds that are under way. Those of a lost dispute return what was lost already. */
export function pendingRefunds({ entries }: Timeline): number {
  return entries
    .filter((entry) => entry.type === 'refund')
    .filter(({ status, dispute_id: dispute }) => status === 'pending' && dispute === null)
    .reduce((sum, { amount }) => sum + amount, 0);
}
