import type { Payment, Timeline } from '@mitako/contract';
import { pendingRefunds } from './refundable.ts';

/**
 * What the merchant has left of a payment: less the fee, what was or is being refunded, and what is contested or lost.
 * The API's `net_amount` is that of the time of payment.
 */
export function netOf(payment: Payment, timeline: Timeline): number {
  return (
    payment.net_amount +
    payment.fee_returned -
    payment.amount_refunded -
    pendingRefunds(timeline) -
    payment.amount_disputed
  );
}
