import { valuesOf, without } from '../engine/columns.ts';
import { settlementColumns } from './rows.ts';
import type { Definitions } from '../engine/change.ts';

const changing = without(
  settlementColumns,
  'id',
  'merchant_id',
  'livemode',
  'currency',
  'amount',
  'lines_count',
  'from_sequence',
  'through_sequence',
  'created_at_ms',
);

export const settlementChanges: Definitions<'settlement.insert' | 'settlement.update'> = {
  'settlement.insert': ({ one }) => [
    one((db, change) => db.insertInto('mitako_settlements').values(valuesOf(settlementColumns, change.settlement))),
  ],

  'settlement.update': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_settlements')
        .set(valuesOf(changing, change.settlement))
        .where('id', '=', change.settlement.id)
        .where('version', '=', change.fromVersion),
    ),
  ],
};
