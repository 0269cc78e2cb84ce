import type { Figure } from '@mitako/core/engine';
import type { SomeDefinitions } from '../engine/change.ts';
import { jsonRows } from '../engine/json-rows.ts';
import { computed } from '../engine/placeholder.ts';
import { valuesOf } from '../engine/table.ts';
import { figures, pendingFigures } from './tables.ts';

const ADDED = ['count', 'amount'] as const;

export const figureChanges = {
  'figures.count': ({ each, together }) => [
    // Custom SQL: as many rows as there are ids, in one statement.
    together(
      ({ ids }) => ids,
      (db, change, dialect) =>
        db.deleteFrom('mitako_pending_figures').where('id', 'in', (eb) =>
          eb
            .selectFrom(
              jsonRows<{ readonly id: string }>(
                dialect,
                pendingFigures,
                ['id'],
                computed(change.ids, (ids) => JSON.stringify(ids.map((id) => ({ id })))),
              ).as('counted'),
            )
            .select('counted.id'),
        ),
    ),
    // Custom SQL: inserts the first sum of a day, and adds to it from then on.
    each(
      ({ sums }): readonly Figure[] => sums,
      (db, sum) =>
        db
          .insertInto('mitako_figures')
          .values(valuesOf(figures, sum))
          .onConflict((conflict) =>
            conflict
              .columns(['merchant_id', 'livemode', 'day', 'currency', 'measure', 'detail'])
              .doUpdateSet(({ eb, ref }) =>
                Object.fromEntries(
                  ADDED.map((name) => [name, eb(`mitako_figures.${name}`, '+', ref(`excluded.${name}`))]),
                ),
              ),
          ),
    ),
  ],
} satisfies SomeDefinitions;
