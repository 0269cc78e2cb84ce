import type { MerchantMode, SettlementReads } from '@mitako/core/engine';
import type { SelectQueryBuilder } from 'kysely';
import { flagOf } from '../engine/columns.ts';
import type { Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import type { Tables } from '../tables.ts';
import { settlements } from './tables.ts';

export function createSettlementReads(reader: Reader): SettlementReads {
  const rows = rowsOf(reader, settlements);
  return {
    settlements: ({ owner, status, currency, exportId }, page) =>
      rows.list(page, { owner, status, exportId, currency }),

    lastSettlement: (owner, currency) => rows.one((all) => newestOf(all, owner, currency)),

    async settledThrough(owner, currency) {
      const [last] = await reader.rows((db) =>
        newestOf(db.selectFrom('mitako_settlements').select('through_sequence'), owner, currency),
      );
      return last?.through_sequence ?? 0;
    },
  };
}

/**
 * By position and not by id: ids contain the time of the machine that created them, so the newest need not be the last.
 */
function newestOf<Row>(
  all: SelectQueryBuilder<Tables, 'mitako_settlements', Row>,
  { merchantId, livemode }: MerchantMode,
  currency: string,
): SelectQueryBuilder<Tables, 'mitako_settlements', Row> {
  return all
    .where('merchant_id', '=', merchantId)
    .where('livemode', '=', flagOf(livemode))
    .where('currency', '=', currency)
    .orderBy('from_sequence', 'desc')
    .limit(1);
}
