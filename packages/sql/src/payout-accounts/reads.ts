import { ofIds } from '../engine/columns.ts';
import type { PayoutAccountReads } from '@mitako/core/engine';
import { ownedBy } from '../engine/owner.ts';
import type { Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { payoutAccounts } from './tables.ts';

export function createPayoutAccountReads(reader: Reader): PayoutAccountReads {
  const rows = rowsOf(reader, payoutAccounts);
  return {
    payoutAccountOf: (owner) => rows.one((all) => all.where(ownedBy(owner)).where('replaced_at_ms', 'is', null)),
    payoutAccountsOf: (owner, page) => rows.list(page, { owner }),

    // Two index look-ups: one OR over both would scan, and a UNION would sort.
    payoutAccounts: (ids, merchantIds) =>
      rows.all((all) =>
        all
          .where('id', 'in', ofIds('payoutAccount', ids))
          .unionAll(
            all
              .where('merchant_id', 'in', ofIds('merchant', merchantIds))
              .where('replaced_at_ms', 'is', null)
              .where('id', 'not in', ofIds('payoutAccount', ids)),
          ),
      ),
  };
}
