import type { Delivery } from '@mitako/core/engine';
import type { PendingDelivery } from './tables.ts';

/** The place of a new delivery in the queue of its endpoint; none if it is over. */
export function placesOf({ id, endpointId, attemptsCount, nextAttemptAtMs }: Delivery): readonly PendingDelivery[] {
  return nextAttemptAtMs === null ? [] : [{ deliveryId: id, endpointId, attemptsCount, dueAtMs: nextAttemptAtMs }];
}
