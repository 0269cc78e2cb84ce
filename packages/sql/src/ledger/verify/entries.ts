import { idIn, ofId } from '../../engine/columns.ts';
import type { LedgerAudit } from '@mitako/core/engine';
import { sql } from 'kysely';
import { allOf, type Reader } from '../../engine/reader.ts';
import { ofAccount } from '../account-column.ts';
import { entries } from '../tables.ts';

export function createEntryAudit(reader: Reader): Pick<LedgerAudit, 'orphanEntries' | 'chain'> {
  return {
    // The only scan of the whole table, in ranges: no index shows that a row is missing elsewhere.
    async orphanEntries(after, limit) {
      const rows = await reader.rows((db) =>
        db
          .selectFrom((eb) =>
            eb
              .selectFrom('mitako_entries')
              .selectAll()
              .$if(after !== null, (query) =>
                query.where(
                  sql<boolean>`(transfer_id, position) > (${ofId('transaction', after?.transferId ?? null)}, ${after?.position})`,
                ),
              )
              .orderBy('transfer_id')
              .orderBy('position')
              .limit(limit)
              .as('entry'),
          )
          .leftJoin('mitako_transfers as transfer', 'transfer.id', 'entry.transfer_id')
          .selectAll('entry')
          .select('transfer.id as found')
          .orderBy('entry.transfer_id')
          .orderBy('entry.position'),
      );
      const last = rows.at(-1);
      return {
        orphans: rows.filter(({ found }) => found === null).map(entries.fromRow),
        last:
          last === undefined ? null : { transferId: idIn('transaction', last.transfer_id), position: last.position },
      };
    },

    chain: (accountId, afterSequence, limit) =>
      allOf(
        reader.rows((db) =>
          db
            .selectFrom('mitako_entries')
            .selectAll()
            .where('account_id', '=', ofAccount(accountId))
            .where('chain_seq', '>', afterSequence)
            .orderBy('chain_seq')
            .limit(limit),
        ),
        entries.fromRow,
      ),
  };
}
