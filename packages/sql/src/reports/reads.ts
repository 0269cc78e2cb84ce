import type { ReportReads } from '@mitako/core/engine';
import { flagOf, ofAnyId } from '../engine/columns.ts';
import type { Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { figures, pendingFigures } from './tables.ts';

/** A row per day and what is counted of it, in the order of their key. */
export function createReportReads(reader: Reader): ReportReads {
  const sums = rowsOf(reader, figures);
  const pending = rowsOf(reader, pendingFigures);
  return {
    figures: ({ merchantId, livemode }, fromDay, toDay) =>
      sums.all((all) =>
        all
          .where('merchant_id', '=', ofAnyId('merchant', merchantId))
          .where('livemode', '=', flagOf(livemode))
          .where('day', '>=', fromDay)
          .where('day', '<=', toDay)
          .orderBy('day')
          .orderBy('currency')
          .orderBy('measure')
          .orderBy('detail'),
      ),

    pendingFigures: (limit) => pending.all((all) => all.orderBy('id').limit(limit)),
  };
}
