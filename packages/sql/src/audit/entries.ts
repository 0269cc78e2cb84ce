import type { LedgerAudit } from '@mitako/core';
import { allOf, type Reader } from '../reads/reader.ts';
import { entryOf } from '../rows/ledger.ts';

export function createEntryAudit(reader: Reader): Pick<LedgerAudit, 'orphanEntries' | 'chain' | 'unchained'> {
  return {
    // The one look at the whole table: that a row is missing elsewhere is in no index.
    orphanEntries: (limit) =>
      allOf(
        reader.rows((db) =>
          db
            .selectFrom('mitako_entries as entry')
            .selectAll('entry')
            .where(({ not, exists, selectFrom, lit }) =>
              not(
                exists(
                  selectFrom('mitako_transfers as transfer')
                    .select(lit(1).as('found'))
                    .whereRef('transfer.id', '=', 'entry.transfer_id'),
                ),
              ),
            )
            .limit(limit),
        ),
        entryOf,
      ),

    chain: (accountId, afterSequence, limit) =>
      allOf(
        reader.rows((db) =>
          db
            .selectFrom('mitako_entries')
            .selectAll()
            .where('account_id', '=', accountId)
            .where('chain_seq', '>', afterSequence)
            .orderBy('chain_seq')
            .limit(limit),
        ),
        entryOf,
      ),

    unchained: (beforeMs, limit) =>
      allOf(
        reader.rows((db) =>
          db
            .selectFrom('mitako_entries as entry')
            .innerJoin('mitako_transfers as transfer', 'transfer.id', 'entry.transfer_id')
            .selectAll('entry')
            .where('entry.chain_seq', 'is', null)
            .where('transfer.created_at_ms', '<', beforeMs)
            .orderBy('entry.account_id')
            .orderBy('entry.transfer_id')
            .orderBy('entry.position')
            .limit(limit),
        ),
        entryOf,
      ),
  };
}
