import type { StoreReads } from '@mitako/core';
import { accountOf, transferOf } from '../rows/ledger.ts';
import { oneOf, type Reader } from './reader.ts';

export function createLedgerReads(reader: Reader): Pick<StoreReads, 'accountById' | 'entriesSum' | 'transferById'> {
  const accountById = reader.prepared((db, id: string) =>
    db.selectFrom('mitako_accounts').selectAll().where('id', '=', id),
  );

  return {
    accountById: (id) => oneOf(accountById(id), accountOf),

    async entriesSum(accountId) {
      const [row] = await reader.rows((db) =>
        db
          .selectFrom('mitako_entries')
          // PostgreSQL sums bigint into numeric, which would come back as text.
          .select(({ fn, cast, lit }) => cast<number>(fn.coalesce(fn.sum('amount'), lit(0)), 'bigint').as('sum'))
          .where('account_id', '=', accountId),
      );
      return row?.sum ?? 0;
    },

    async transferById(id) {
      const rows = await reader.rows((db) =>
        db
          .selectFrom('mitako_transfers as transfer')
          .innerJoin('mitako_entries as entry', 'entry.transfer_id', 'transfer.id')
          .selectAll('transfer')
          .select(['entry.transfer_id', 'entry.position', 'entry.account_id', 'entry.amount'])
          .where('transfer.id', '=', id)
          .orderBy('entry.position'),
      );
      const [first] = rows;
      return first === undefined ? null : transferOf(first, rows);
    },
  };
}
