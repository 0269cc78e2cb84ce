import type { StoreReads } from '@mitako/core/engine';
import { ownedBy } from '../engine/owner.ts';
import { paged } from '../engine/page.ts';
import { allOf, oneOf, type Reader } from '../engine/reader.ts';
import { refunds } from './tables.ts';

export function createRefundReads(
  reader: Reader,
): Pick<StoreReads, 'refundById' | 'refundsByRailRequestId' | 'refundsOfPayment' | 'refunds'> {
  return {
    refundById: (id) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_refunds').selectAll().where('id', '=', id)),
        refunds.fromRow,
      ),

    refundsByRailRequestId: (railRequestId, limit) =>
      allOf(
        reader.rows((db) =>
          db
            .selectFrom('mitako_refunds')
            .selectAll()
            .where('rail_request_id', '=', railRequestId)
            .orderBy('id', 'desc')
            .limit(limit),
        ),
        refunds.fromRow,
      ),

    refundsOfPayment: (paymentId, page) =>
      allOf(
        reader.rows((db) =>
          paged(db.selectFrom('mitako_refunds').selectAll().where('payment_id', '=', paymentId), page),
        ),
        refunds.fromRow,
      ),

    refunds: ({ owner, status, paymentId }, page) =>
      allOf(
        reader.rows((db) => {
          let query = db.selectFrom('mitako_refunds').selectAll();
          if (owner !== undefined) query = query.where(ownedBy(owner));
          if (status !== undefined) query = query.where('status', '=', status);
          if (paymentId !== undefined) query = query.where('payment_id', '=', paymentId);
          return paged(query, page);
        }),
        refunds.fromRow,
      ),
  };
}
