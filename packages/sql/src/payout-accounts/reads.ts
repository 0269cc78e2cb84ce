import type { StoreReads } from '@mitako/core/engine';
import { ownedBy } from '../engine/owner.ts';
import { paged } from '../engine/page.ts';
import { allOf, oneOf, type Reader } from '../engine/reader.ts';
import { payoutAccounts } from './tables.ts';

export function createPayoutAccountReads(
  reader: Reader,
): Pick<StoreReads, 'payoutAccountOf' | 'payoutAccountsOf' | 'payoutAccounts'> {
  return {
    payoutAccountOf: (owner) =>
      oneOf(
        reader.rows((db) =>
          db.selectFrom('mitako_payout_accounts').selectAll().where(ownedBy(owner)).where('replaced_at_ms', 'is', null),
        ),
        payoutAccounts.fromRow,
      ),

    payoutAccountsOf: (owner, page) =>
      allOf(
        reader.rows((db) => paged(db.selectFrom('mitako_payout_accounts').selectAll().where(ownedBy(owner)), page)),
        payoutAccounts.fromRow,
      ),

    // Two index look-ups: one OR over both would scan, and a UNION would sort.
    payoutAccounts: async (ids, merchantIds) =>
      allOf(
        reader.rows((db) =>
          db
            .selectFrom('mitako_payout_accounts')
            .selectAll()
            .where('id', 'in', idsOr(ids))
            .unionAll(
              db
                .selectFrom('mitako_payout_accounts')
                .selectAll()
                .where('merchant_id', 'in', idsOr(merchantIds))
                .where('replaced_at_ms', 'is', null)
                .where('id', 'not in', idsOr(ids)),
            ),
        ),
        payoutAccounts.fromRow,
      ),
  };
}

/** `in ()` is not valid SQL everywhere; nothing has an empty id. */
function idsOr(ids: readonly string[]): readonly string[] {
  return ids.length === 0 ? [''] : ids;
}
