import type { AuditedTransfer, LedgerAudit, StoredEntry } from '@mitako/core';
import type { Reader } from '../reads/reader.ts';
import { entryOf, transferHeaderOf } from '../rows/ledger.ts';
import { cursorOf } from './page.ts';

/** A left join: a transfer that lost its entries is what the audit looks for. */
export function createTransferAudit(reader: Reader): Pick<LedgerAudit, 'transfers'> {
  return {
    async transfers(page) {
      const rows = await reader.rows((db) =>
        db
          .selectFrom((eb) =>
            eb
              .selectFrom('mitako_transfers')
              .selectAll()
              .where('id', '>', cursorOf(page))
              .orderBy('id')
              .limit(page.limit)
              .as('paged'),
          )
          .leftJoin('mitako_entries as entry', 'entry.transfer_id', 'paged.id')
          .leftJoin('mitako_payments as payment', 'payment.id', 'paged.payment_id')
          .leftJoin('mitako_settlements as settlement', 'settlement.id', 'paged.subject_id')
          .selectAll('paged')
          .select([
            'entry.transfer_id',
            'entry.position',
            'entry.account_id',
            'entry.amount as entry_amount',
            'entry.mac',
            'entry.chain_seq',
            'entry.chain_hash',
            'payment.id as found_payment',
            'settlement.id as found_settlement',
          ])
          .orderBy('paged.id')
          .orderBy('entry.position'),
      );
      const transfers: (Omit<AuditedTransfer, 'entries'> & { readonly entries: StoredEntry[] })[] = [];
      for (const row of rows) {
        let last = transfers.at(-1);
        if (last?.transfer.id !== row.id) {
          const hasPayment = row.payment_id === null || row.found_payment !== null;
          const hasSettlement = row.kind !== 'settlement' || row.found_settlement !== null;
          last = { transfer: transferHeaderOf(row), hasSubject: hasPayment && hasSettlement, entries: [] };
          transfers.push(last);
        }
        const entry = entryIn(row);
        if (entry !== null) last.entries.push(entry);
      }
      return transfers;
    },
  };
}

type Joined<Column> = Column | null;

/** Null: the transfer of this row has no entries. */
function entryIn(row: {
  readonly transfer_id: Joined<string>;
  readonly position: Joined<number>;
  readonly account_id: Joined<string>;
  readonly entry_amount: Joined<number>;
  readonly mac: Joined<string>;
  readonly chain_seq: Joined<number>;
  readonly chain_hash: Joined<string>;
}): StoredEntry | null {
  const { transfer_id, position, account_id, entry_amount: amount, mac, chain_seq, chain_hash } = row;
  if (transfer_id === null || position === null || account_id === null || amount === null || mac === null) return null;
  return entryOf({ transfer_id, position, account_id, amount, mac, chain_seq, chain_hash });
}
