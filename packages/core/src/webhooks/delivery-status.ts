import type { DeliveryStatus } from '@mitako/contract/names';
import type { Delivery } from '../model.ts';

/**
 * How a delivery stands, for people: whether it was attempted tells one that waits from one that fails. The store filters
 * by the same rule.
 */
export function deliveryStatus({ status, attemptsCount }: Pick<Delivery, 'status' | 'attemptsCount'>): DeliveryStatus {
  switch (status) {
    case 'pending':
    case 'leased':
      return attemptsCount === 0 ? 'waiting' : 'failing';
    case 'delivered':
      return 'succeeded';
    case 'failed':
    case 'canceled':
      return status;
  }
}

/** What an endpoint has not accepted: to be attempted again, or given up. */
export const FAILURES: readonly DeliveryStatus[] = ['failing', 'failed'];
