import type { StoreReads } from '@mitako/core';
import { flag } from '../rows/columns.ts';
import { disputeOf } from '../rows/disputes.ts';
import { paged } from './page.ts';
import { allOf, oneOf, type Reader } from './reader.ts';

export function createDisputeReads(reader: Reader): Pick<StoreReads, 'disputeById' | 'disputes'> {
  return {
    disputeById: (id) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_disputes').selectAll().where('id', '=', id)),
        disputeOf,
      ),

    disputes: ({ owner, status, paymentId }, page) =>
      allOf(
        reader.rows((db) => {
          let query = db.selectFrom('mitako_disputes').selectAll();
          if (owner !== undefined) {
            query = query.where('merchant_id', '=', owner.merchantId).where('livemode', '=', flag(owner.livemode));
          }
          if (status !== undefined) query = query.where('status', '=', status);
          if (paymentId !== undefined) query = query.where('payment_id', '=', paymentId);
          return paged(query, page);
        }),
        disputeOf,
      ),
  };
}
