import type { Definitions } from '../engine/change.ts';
import { above, insert, update } from '../engine/write.ts';
import { deliveries } from './tables.ts';

export const deliveryChanges: Definitions<'delivery.insert' | 'delivery.hasten'> = {
  'delivery.insert': ({ one }) => [one(insert(deliveries, ({ delivery }) => delivery))],

  'delivery.hasten': ({ any }) => [
    any(
      update(deliveries, ({ id, nowMs }) => ({
        set: { nextAttemptAtMs: nowMs },
        where: { id, status: 'pending', nextAttemptAtMs: above(nowMs) },
      })),
    ),
  ],
};
