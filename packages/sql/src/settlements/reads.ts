import type { StoreReads } from '@mitako/core/engine';
import { flagOf } from '../engine/columns.ts';
import { ownedBy } from '../engine/owner.ts';
import { paged } from '../engine/page.ts';
import { allOf, oneOf, type Reader } from '../engine/reader.ts';
import { settlements } from './tables.ts';

export function createSettlementReads(
  reader: Reader,
): Pick<StoreReads, 'settlementById' | 'settlementsByIds' | 'settlements' | 'settledThrough'> {
  return {
    settlementById: (id) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_settlements').selectAll().where('id', '=', id)),
        settlements.fromRow,
      ),

    settlementsByIds: async (ids) =>
      ids.length === 0
        ? []
        : allOf(
            reader.rows((db) => db.selectFrom('mitako_settlements').selectAll().where('id', 'in', ids)),
            settlements.fromRow,
          ),

    settlements: ({ owner, status, currency, exportId }, page) =>
      allOf(
        reader.rows((db) => {
          let query = db.selectFrom('mitako_settlements').selectAll();
          if (owner !== undefined) query = query.where(ownedBy(owner));
          if (status !== undefined) query = query.where('status', '=', status);
          if (exportId !== undefined) query = query.where('export_id', '=', exportId);
          if (currency !== undefined) query = query.where('currency', '=', currency);
          return paged(query, page);
        }),
        settlements.fromRow,
      ),

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
