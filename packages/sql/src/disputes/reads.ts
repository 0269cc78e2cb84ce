import type { StoreReads } from '@mitako/core/engine';
import { ownedBy } from '../engine/owner.ts';
import { paged } from '../engine/page.ts';
import { allOf, oneOf, type Reader } from '../engine/reader.ts';
import { disputes } from './tables.ts';

export function createDisputeReads(reader: Reader): Pick<StoreReads, 'disputeById' | 'disputes'> {
  return {
    disputeById: (id) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_disputes').selectAll().where('id', '=', id)),
        disputes.fromRow,
      ),

    disputes: ({ owner, status, paymentId }, page) =>
      allOf(
        reader.rows((db) => {
          let query = db.selectFrom('mitako_disputes').selectAll();
          if (owner !== undefined) query = query.where(ownedBy(owner));
          if (status !== undefined) query = query.where('status', '=', status);
          if (paymentId !== undefined) query = query.where('payment_id', '=', paymentId);
          return paged(query, page);
        }),
        disputes.fromRow,
      ),
  };
}
