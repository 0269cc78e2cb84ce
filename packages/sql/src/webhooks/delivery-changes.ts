import type { SomeDefinitions } from '../engine/change.ts';
import { above, insert, update } from '../engine/write.ts';
import { placesOf } from './pending.ts';
import { deliveries, events, pendingDeliveries } from './tables.ts';

// Both rows of a delivery are written together, the delivery's first.
export const deliveryChanges = {
  // Changes nothing but locks the row: a sweep passes over it, or has deleted it before.
  'event.keep': ({ one }) => [one(update(events, ({ id }) => ({ add: { sequence: 0 }, where: { id } })))],

  'delivery.insert': ({ one, each }) => [
    one(insert(deliveries, ({ delivery }) => delivery)),
    each(
      ({ delivery }) => placesOf(delivery),
      insert(pendingDeliveries, (place) => place),
    ),
  ],

  'delivery.hasten': ({ any }) => [
    any(
      update(deliveries, ({ id, attemptsCount, nowMs }) => ({
        set: { nextAttemptAtMs: nowMs },
        where: { id, status: 'pending', attemptsCount, nextAttemptAtMs: above(nowMs) },
      })),
    ),
    any(
      update(pendingDeliveries, ({ id, attemptsCount, nowMs }) => ({
        set: { dueAtMs: nowMs },
        where: { deliveryId: id, attemptsCount, dueAtMs: above(nowMs) },
      })),
    ),
  ],
} satisfies SomeDefinitions;
