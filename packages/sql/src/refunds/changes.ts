import { valuesOf, without } from '../engine/columns.ts';
import { refundColumns } from './rows.ts';
import type { Definitions } from '../engine/change.ts';

const changing = without(
  refundColumns,
  'id',
  'payment_id',
  'merchant_id',
  'livemode',
  'amount',
  'currency',
  'created_at_ms',
);

export const refundChanges: Definitions<'refund.insert' | 'refund.update'> = {
  'refund.insert': ({ one }) => [
    one((db, change) => db.insertInto('mitako_refunds').values(valuesOf(refundColumns, change.refund))),
  ],

  'refund.update': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_refunds')
        .set(valuesOf(changing, change.refund))
        .where('id', '=', change.refund.id)
        .where('version', '=', change.fromVersion),
    ),
  ],
};
