import { valuesOf, without } from '../rows/columns.ts';
import { deliveryAttemptColumns, deliveryColumns } from '../rows/deliveries.ts';
import type { Definitions } from './change.ts';

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
    one((db, of) =>
      db.insertInto('mitako_deliveries').values(valuesOf(of, deliveryColumns, (change) => change.delivery)),
    ),
  ],

  // The lease token fences off a worker that was given up: its outcome finds no row.
  'delivery.settle': ({ one }) => [
    one((db, of) =>
      db
        .updateTable('mitako_deliveries')
        .set(valuesOf(of, changing, (change) => change.delivery))
        .where('id', '=', of(({ delivery }) => delivery.id))
        .where('lease_token', '=', of(({ leaseToken }) => leaseToken)),
    ),
    one((db, of) =>
      db.insertInto('mitako_delivery_attempts').values(valuesOf(of, deliveryAttemptColumns, (change) => change.attempt)),
    ),
  ],

  'delivery.release': ({ any }) => [
    any((db, of) =>
      db
        .updateTable('mitako_deliveries')
        .set({
          status: 'pending',
          next_attempt_at_ms: of(({ nextAttemptAtMs }) => nextAttemptAtMs),
          claimable_at_ms: of(({ nextAttemptAtMs }) => nextAttemptAtMs),
          lease_token: null,
        })
        .where('id', '=', of(({ id }) => id))
        .where('lease_token', '=', of(({ leaseToken }) => leaseToken)),
    ),
  ],
};
