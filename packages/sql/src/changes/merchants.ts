import { valuesOf, without } from '../rows/columns.ts';
import { merchantColumns } from '../rows/merchants.ts';
import type { Definitions } from './change.ts';

const changing = without(merchantColumns, 'id', 'created_at_ms');

export const merchantChanges: Definitions<'merchant.insert' | 'merchant.update' | 'assert.merchant_active'> = {
  'merchant.insert': ({ one }) => [
    one((db, of) => db.insertInto('mitako_merchants').values(valuesOf(of, merchantColumns, (change) => change.merchant))),
  ],

  'merchant.update': ({ one }) => [
    one((db, of) =>
      db
        .updateTable('mitako_merchants')
        .set(valuesOf(of, changing, (change) => change.merchant))
        .where('id', '=', of(({ merchant }) => merchant.id))
        .where('version', '=', of(({ fromVersion }) => fromVersion)),
    ),
  ],

  // A plain read, see `assert.api_key`.
  'assert.merchant_active': ({ one }) => [
    one((db, of) =>
      db
        .selectFrom('mitako_merchants')
        .select('id')
        .where('id', '=', of(({ id }) => id))
        .where('suspended_at_ms', 'is', null),
    ),
  ],
};
