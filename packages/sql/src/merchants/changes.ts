import { valuesOf, without } from '../engine/columns.ts';
import { merchantColumns } from './rows.ts';
import type { Definitions } from '../engine/change.ts';

const changing = without(merchantColumns, 'id', 'created_at_ms');

export const merchantChanges: Definitions<'merchant.insert' | 'merchant.update' | 'assert.merchant_active'> = {
  'merchant.insert': ({ one }) => [
    one((db, change) => db.insertInto('mitako_merchants').values(valuesOf(merchantColumns, change.merchant))),
  ],

  'merchant.update': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_merchants')
        .set(valuesOf(changing, change.merchant))
        .where('id', '=', change.merchant.id)
        .where('version', '=', change.fromVersion),
    ),
  ],

  // A plain read, see `assert.api_key`.
  'assert.merchant_active': ({ one }) => [
    one((db, change) =>
      db.selectFrom('mitako_merchants').select('id').where('id', '=', change.id).where('suspended_at_ms', 'is', null),
    ),
  ],
};
