import type { StoreReads } from '@mitako/core';
import { refundOf } from '../rows/refunds.ts';
import { paged } from './page.ts';
import { allOf, oneOf, type Reader } from './reader.ts';

export function createRefundReads(reader: Reader): Pick<StoreReads, 'refundById' | 'refundsOfPayment' | 'refunds'> {
  return {
    refundById: (id) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_refunds').selectAll().where('id', '=', id)),
        refundOf,
      ),

    refundsOfPayment: (paymentId, page) =>
      allOf(
        reader.rows((db) =>
          paged(db.selectFrom('mitako_refunds').selectAll().where('payment_id', '=', paymentId), page),
        ),
        refundOf,
      ),

    refunds: ({ status }, page) =>
      allOf(
        reader.rows((db) => {
          const query = db.selectFrom('mitako_refunds').selectAll();
          return paged(status === undefined ? query : query.where('status', '=', status), page);
        }),
        refundOf,
      ),
  };
}
