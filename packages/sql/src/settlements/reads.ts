import type { SettlementReads } from '@mitako/core/engine';
import { flagOf, ofId } from '../engine/columns.ts';
import type { Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { settlements } from './tables.ts';

export function createSettlementReads(reader: Reader): SettlementReads {
  const rows = rowsOf(reader, settlements);
  return {
    settlements: ({ owner, status, currency, exportId }, page) =>
      rows.list(page, { owner, status, exportId, currency }),

    /** By position and not by id: ids contain the time of the machine that created them, so the newest need not be the last. */
    lastSettlement: ({ merchantId, livemode }, currency) =>
      rows.one((all) =>
        all
          .where('merchant_id', '=', ofId('merchant', merchantId))
          .where('livemode', '=', flagOf(livemode))
          .where('currency', '=', currency)
          .orderBy('from_sequence', 'desc')
          .limit(1),
      ),
  };
}
