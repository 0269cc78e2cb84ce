import { valuesOf, without } from '../engine/columns.ts';
import { disputeColumns } from './rows.ts';
import type { Definitions } from '../engine/change.ts';

const changing = without(
  disputeColumns,
  'id',
  'payment_id',
  'merchant_id',
  'livemode',
  'amount',
  'currency',
  'created_at_ms',
);

export const disputeChanges: Definitions<'dispute.insert' | 'dispute.update'> = {
  'dispute.insert': ({ one }) => [
    one((db, change) => db.insertInto('mitako_disputes').values(valuesOf(disputeColumns, change.dispute))),
  ],

  'dispute.update': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_disputes')
        .set(valuesOf(changing, change.dispute))
        .where('id', '=', change.dispute.id)
        .where('version', '=', change.fromVersion),
    ),
  ],
};
