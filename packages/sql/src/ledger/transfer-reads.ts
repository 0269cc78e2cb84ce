import { FIRST_ID, idIn, idsJson, LAST_ID, ofAnyId, ofId } from '../engine/columns.ts';
import type { LedgerReads, Transfer } from '@mitako/core/engine';
import { type Kysely, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { SqlDialect } from '../engine/dialect.ts';
import type { RowOf, Tables } from '../tables.ts';
import { allOf, type Reader } from '../engine/reader.ts';
import { total } from '../engine/sums.ts';
import { ofField } from '../engine/write.ts';
import { accountIn, ofAccount } from './account-column.ts';
import { type TransferHeader, transfers } from './tables.ts';

/** A transfer and one of its entries. */
type EntryRow = RowOf<'mitako_transfers'> & Pick<RowOf<'mitako_entries'>, 'account_id' | 'amount'>;

export function createTransferReads(
  reader: Reader,
  dialect: SqlDialect,
): Pick<
  LedgerReads,
  'transferById' | 'transferHeaders' | 'movedBy' | 'transfersOfSubjects' | 'transfersOfPayment' | 'transfersOfAccount'
> {
  // Those of all accounts of a round are read together.
  // A JSON array is a text, of whatever column.
  const headers = reader.lookUp((db, ids: string) =>
    db
      .selectFrom('mitako_transfers')
      .selectAll()
      .where(dialect.isAmong('id', ofField(transfers, 'kind', ids), 'uuid')),
  );
  const movedBy = reader.lookUp((db, ids: string) =>
    db
      .selectFrom('mitako_entries')
      .select(['transfer_id as transferId', total('amount').as('amount')])
      .where(dialect.isAmong('transfer_id', ofField(transfers, 'kind', ids), 'uuid'))
      .where('amount', '>', 0)
      .groupBy('transfer_id'),
  );

  return {
    async transferById(id) {
      const rows = await reader.rows((db) =>
        withEntries(db).where('transfer.id', '=', ofId('transaction', id)).orderBy('entry.position'),
      );
      return transfersOf(rows)[0] ?? null;
    },

    async transfersOfSubjects(kind, subjectIds) {
      if (subjectIds.length === 0) return [];
      const rows = await reader.rows((db) =>
        withEntries(db)
          .where(
            'transfer.subject_id',
            'in',
            subjectIds.map((id) => ofAnyId('payment', id)),
          )
          .where('transfer.kind', '=', kind)
          .orderBy('transfer.subject_id')
          .orderBy('entry.position'),
      );
      return transfersOf(rows);
    },

    transferHeaders: async (ids) =>
      ids.length === 0 ? [] : allOf(headers(idsJson('transaction', ids)), transfers.fromRow),

    movedBy: async (transferIds) =>
      transferIds.length === 0
        ? []
        : allOf(movedBy(idsJson('transaction', transferIds)), ({ transferId, amount }) => ({
            transferId: idIn('transaction', transferId),
            amount,
          })),

    async transfersOfPayment(paymentId, limit) {
      const rows = await reader.rows((db) =>
        withEntries(db)
          .where('transfer.payment_id', '=', ofId('payment', paymentId))
          .$if(limit !== undefined, (newest) =>
            newest.where('transfer.id', 'in', (eb) =>
              eb
                .selectFrom('mitako_transfers as own')
                .select('own.id')
                .where('own.payment_id', '=', ofId('payment', paymentId))
                .orderBy('own.id', 'desc')
                .limit(limit ?? 0),
            ),
          )
          .orderBy('transfer.id')
          .orderBy('entry.position'),
      );
      return transfersOf(rows);
    },

    async transfersOfAccount(accountId, { limit, ...page }) {
      const account = ofAccount(accountId);
      const from = page.fromId === undefined ? FIRST_ID : ofId('transaction', page.fromId);
      const before = page.afterId === null ? LAST_ID : ofId('transaction', page.afterId);
      const rows = await reader.rows((db) => {
        // Each by its own partial index. A transfer may have two entries on one account.
        const ownTransfers = (posted: 'is' | 'is not') => {
          const own = db
            .selectFrom('mitako_entries')
            .select(['account_id', 'transfer_id'])
            .distinct()
            .where('chain_seq', posted, null)
            .orderBy('account_id', 'desc')
            .orderBy('transfer_id', 'desc')
            .limit(limit);
          if (!dialect.seeksPairs) {
            return own
              .where('account_id', '=', account)
              .where('transfer_id', '>=', from)
              .where('transfer_id', '<', before);
          }
          // A range instead of an equality: PostgreSQL would rather scan all entries from the newest on.
          return own
            .where(sql<SqlBool>`(account_id, transfer_id) >= (${account}, ${from})`)
            .where(sql<SqlBool>`(account_id, transfer_id) < (${account}, ${before})`);
        };
        return withEntries(db)
          .where('transfer.id', 'in', (eb) =>
            eb
              .selectFrom(
                eb
                  .selectFrom(ownTransfers('is not').as('posted'))
                  .selectAll()
                  .union(eb.selectFrom(ownTransfers('is').as('unposted')).selectAll())
                  .as('own'),
              )
              .select('own.transfer_id')
              .orderBy('own.transfer_id', 'desc')
              .limit(limit),
          )
          .orderBy('transfer.id', 'desc')
          .orderBy('entry.position');
      });
      return transfersOf(rows);
    },
  };
}

function withEntries(
  db: Kysely<Tables>,
): SelectQueryBuilder<
  Tables & { transfer: Tables['mitako_transfers']; entry: Tables['mitako_entries'] },
  'transfer' | 'entry',
  EntryRow
> {
  return db
    .selectFrom('mitako_transfers as transfer')
    .innerJoin('mitako_entries as entry', 'entry.transfer_id', 'transfer.id')
    .selectAll('transfer')
    .select(['entry.account_id', 'entry.amount']);
}

/** Rows of a transfer are adjacent, in the order of its entries. */
function transfersOf(rows: readonly EntryRow[]): readonly Transfer[] {
  const found: (TransferHeader & { readonly entries: { accountId: string; amount: number }[] })[] = [];
  for (const row of rows) {
    let transfer = found.at(-1);
    if (transfer?.id !== idIn('transaction', row.id)) {
      transfer = { ...transfers.fromRow(row), entries: [] };
      found.push(transfer);
    }
    transfer.entries.push({ accountId: accountIn(row.account_id), amount: row.amount });
  }
  return found;
}
