import type { Checkout, PaymentStatus } from '@mitako/contract';

/** A status that needs no further action of the customer. */
export type FinalStatus = Exclude<PaymentStatus, 'requested' | 'processing'>;

/** The final status of a checkout; null while it can be paid. */
export function finalStatusOf({ status }: Pick<Checkout, 'status'>): FinalStatus | null {
  return status === 'requested' || status === 'processing' ? null : status;
}

/** Whether the payment was paid, even if it was refunded or disputed later. */
export function hasBeenPaid(status: FinalStatus): boolean {
  return status === 'succeeded' || status === 'refunded' || status === 'partially_refunded';
}
