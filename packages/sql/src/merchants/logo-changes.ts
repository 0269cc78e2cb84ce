import { valuesOf } from '../engine/columns.ts';
import { logoColumns } from './logo-rows.ts';
import type { Definitions } from '../engine/change.ts';

export const logoChanges: Definitions<'logo.put' | 'logo.delete'> = {
  'logo.put': ({ one }) => [
    one((db, change) =>
      db
        .insertInto('mitako_logos')
        .values(valuesOf(logoColumns, change.logo))
        .onConflict((conflict) =>
          conflict.column('merchant_id').doUpdateSet(({ ref }) => ({
            id: ref('excluded.id'),
            content_type: ref('excluded.content_type'),
            content: ref('excluded.content'),
          })),
        ),
    ),
  ],

  'logo.delete': ({ any }) => [
    any((db, change) => db.deleteFrom('mitako_logos').where('merchant_id', '=', change.merchantId)),
  ],
};
