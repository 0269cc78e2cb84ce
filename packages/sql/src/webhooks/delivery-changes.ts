import { valuesOf, without } from '../engine/columns.ts';
import { deliveryAttemptColumns, deliveryColumns } from './delivery-rows.ts';
import type { Definitions } from '../engine/change.ts';

const changing = without(
  deliveryColumns,
  'id',
  'event_id',
  'event_type',
  'endpoint_id',
  'merchant_id',
  'livemode',
  'prefixed_name',
  'created_at_ms',
);

export const deliveryChanges: Definitions<'delivery.insert' | 'delivery.settle' | 'delivery.release'> = {
  'delivery.insert': ({ one }) => [
    one((db, change) => db.insertInto('mitako_deliveries').values(valuesOf(deliveryColumns, change.delivery))),
  ],

  // The lease token fences off a worker that was given up: its outcome finds no row.
  'delivery.settle': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_deliveries')
        .set(valuesOf(changing, change.delivery))
        .where('id', '=', change.delivery.id)
        .where('lease_token', '=', change.leaseToken),
    ),
    one((db, change) =>
      db.insertInto('mitako_delivery_attempts').values(valuesOf(deliveryAttemptColumns, change.attempt)),
    ),
  ],

  'delivery.release': ({ any }) => [
    any((db, change) =>
      db
        .updateTable('mitako_deliveries')
        .set({
          status: 'pending',
          next_attempt_at_ms: change.nextAttemptAtMs,
          claimable_at_ms: change.nextAttemptAtMs,
          lease_token: null,
        })
        .where('id', '=', change.id)
        .where('lease_token', '=', change.leaseToken),
    ),
  ],
};
