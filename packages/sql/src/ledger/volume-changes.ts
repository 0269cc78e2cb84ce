import { valuesOf } from '../engine/table.ts';
import { volumes } from './tables.ts';
import type { Definitions } from '../engine/change.ts';

const ADDED = ['payments_count', 'amount', 'refunds_count', 'amount_refunded'] as const;

export const volumeChanges: Definitions<'volume.add'> = {
  // Custom SQL: inserts the first volume of a day, and adds further ones.
  'volume.add': ({ one }) => [
    one((db, change) =>
      db
        .insertInto('mitako_volumes')
        .values(valuesOf(volumes, change.volume))
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
