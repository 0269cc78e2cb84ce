import type { Definitions } from '../engine/change.ts';
import { insert, update } from '../engine/write.ts';
import { deliveries, deliveryAttempts } from './tables.ts';

export const deliveryChanges: Definitions<
  'delivery.insert' | 'delivery.hasten' | 'delivery.settle' | 'delivery.release'
> = {
  'delivery.insert': ({ one }) => [one(insert(deliveries, ({ delivery }) => delivery))],

  'delivery.hasten': ({ any }) => [
    any(
      update(deliveries, ({ id, nowMs }) => ({
        set: { nextAttemptAtMs: nowMs, claimableAtMs: nowMs },
        where: { id, status: 'pending' },
      })),
    ),
  ],

  // The lease token fences off a worker whose lease ended: its outcome finds no row.
  'delivery.settle': ({ one }) => [
    one(update(deliveries, ({ delivery, leaseToken }) => ({ to: delivery, where: { id: delivery.id, leaseToken } }))),
    one(insert(deliveryAttempts, ({ attempt }) => attempt)),
  ],

  'delivery.release': ({ any }) => [
    any(
      update(deliveries, ({ id, leaseToken, nextAttemptAtMs }) => ({
        set: { status: 'pending', nextAttemptAtMs, claimableAtMs: nextAttemptAtMs, leaseToken: null },
        where: { id, leaseToken },
      })),
    ),
  ],
};
