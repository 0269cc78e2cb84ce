import type { StoreReads } from '@mitako/core/engine';
import { flagOf } from '../engine/columns.ts';
import { allOf, type Reader } from '../engine/reader.ts';
import { figures, pendingFigures } from './tables.ts';

/** A row per day and what is counted of it, in the order of their key. */
export function createReportReads(reader: Reader): Pick<StoreReads, 'figures' | 'pendingFigures'> {
  return {
    figures: ({ merchantId, livemode }, fromDay, toDay) =>
      allOf(
        reader.rows((db) =>
          db
            .selectFrom('mitako_figures')
            .selectAll()
            .where('merchant_id', '=', merchantId)
            .where('livemode', '=', flagOf(livemode))
            .where('day', '>=', fromDay)
            .where('day', '<=', toDay)
            .orderBy('day')
            .orderBy('currency')
            .orderBy('measure')
            .orderBy('detail'),
        ),
        figures.fromRow,
      ),

    pendingFigures: (limit) =>
      allOf(
        reader.rows((db) => db.selectFrom('mitako_pending_figures').selectAll().orderBy('id').limit(limit)),
        pendingFigures.fromRow,
      ),
  };
}
