import type { Checkout, PaymentStatus } from '@mitako/contract';

/** A status that needs nothing more from the customer. */
export type FinalStatus = Exclude<PaymentStatus, 'requested' | 'processing'>;

/** How a checkout ended; null while it may still be paid. */
export function finalStatusOf({ status }: Pick<Checkout, 'status'>): FinalStatus | null {
  return status === 'requested' || status === 'processing' ? null : status;
}
