import type { StoreReads } from '@mitako/core';
import { flag } from '../rows/columns.ts';
import { settlementOf } from '../rows/settlements.ts';
import { paged } from './page.ts';
import { allOf, oneOf, type Reader } from './reader.ts';

export function createSettlementReads(reader: Reader): Pick<StoreReads, 'settlementById' | 'settlements'> {
  return {
    settlementById: (id) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_settlements').selectAll().where('id', '=', id)),
        settlementOf,
      ),

    settlements: ({ owner, status, currency }, page) =>
      allOf(
        reader.rows((db) => {
          let query = db.selectFrom('mitako_settlements').selectAll();
          if (owner !== undefined) {
            query = query.where('merchant_id', '=', owner.merchantId).where('livemode', '=', flag(owner.livemode));
          }
          if (status !== undefined) query = query.where('status', '=', status);
          if (currency !== undefined) query = query.where('currency', '=', currency);
          return paged(query, page);
        }),
        settlementOf,
      ),
  };
}
