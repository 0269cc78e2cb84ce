import type { DeliveryStatus } from '@mitako/contract/names';
import type { Delivery } from '../model.ts';

/**
 * The public status of a delivery: whether it was attempted distinguishes waiting from failing. The store filters by
 * the same rule.
 */
export function deliveryStatus({ status, attemptsCount }: Pick<Delivery, 'status' | 'attemptsCount'>): DeliveryStatus {
  switch (status) {
    case 'pending':
      return attemptsCount === 0 ? 'waiting' : 'failing';
    case 'delivered':
      return 'succeeded';
    case 'failed':
    case 'canceled':
      return status;
  }
}

/** Deliveries that an endpoint has not accepted: to be attempted again, or given up. */
export const FAILURES: readonly DeliveryStatus[] = ['failing', 'failed'];
