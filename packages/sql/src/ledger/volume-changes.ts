import { valuesOf } from '../engine/columns.ts';
import { volumeColumns } from './volume-rows.ts';
import type { Definitions } from '../engine/change.ts';

const ADDED = ['payments_count', 'amount', 'refunds_count', 'amount_refunded'] as const;

export const volumeChanges: Definitions<'volume.add'> = {
  'volume.add': ({ one }) => [
    one((db, change) =>
      db
        .insertInto('mitako_volumes')
        .values(valuesOf(volumeColumns, change.volume))
        .onConflict((conflict) =>
          conflict
            .columns(['merchant_id', 'livemode', 'day', 'currency'])
            .doUpdateSet(({ eb, ref }) =>
              Object.fromEntries(
                ADDED.map((name) => [name, eb(`mitako_volumes.${name}`, '+', ref(`excluded.${name}`))]),
              ),
            ),
        ),
    ),
  ],
};
