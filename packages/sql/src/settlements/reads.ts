import type { StoreReads } from '@mitako/core/engine';
import { flagOf } from '../engine/columns.ts';
import type { Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { settlements } from './tables.ts';

export function createSettlementReads(reader: Reader): Pick<StoreReads, 'settlements' | 'settledThrough'> {
  const rows = rowsOf(reader, settlements);
  return {
    settlements: ({ owner, status, currency, exportId }, page) =>
      rows.list(page, { owner, status, exportId, currency }),

    // By position and not by id: ids contain the time of the machine that created them, so the newest need not be the
    // last.
    async settledThrough({ merchantId, livemode }, currency) {
      const [last] = await reader.rows((db) =>
        db
          .selectFrom('mitako_settlements')
          .select('through_sequence')
          .where('merchant_id', '=', merchantId)
          .where('livemode', '=', flagOf(livemode))
          .where('currency', '=', currency)
          .orderBy('from_sequence', 'desc')
          .limit(1),
      );
      return last?.through_sequence ?? 0;
    },
  };
}
