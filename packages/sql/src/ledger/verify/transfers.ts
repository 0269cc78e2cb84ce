import {
  type AuditedSubject,
  type AuditedTransfer,
  ID_PREFIXES,
  type IdKind,
  type LedgerAudit,
  type StoredEntry,
} from '@mitako/core/engine';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../engine/reader.ts';
import { type Flag, idIn, truth } from '../../engine/columns.ts';
import type { SqlDialect } from '../../engine/dialect.ts';
import type { Stored } from '../../engine/ids.ts';
import { accountIn } from '../account-column.ts';
import { isInPage } from './page.ts';
import { entries, transfers } from '../tables.ts';

/** A left join: the audit looks for transfers without entries. */
export function createTransferAudit(reader: Reader): Pick<LedgerAudit, 'transfers'> {
  return {
    async transfers(page) {
      const rows = await reader.rows((db, dialect) =>
        db
          .selectFrom((eb) =>
            eb
              .selectFrom('mitako_transfers')
              .selectAll()
              .where(isInPage(transfers, page))
              .orderBy('id')
              .limit(page.limit)
              .as('paged'),
          )
          .leftJoin('mitako_entries as entry', 'entry.transfer_id', 'paged.id')
          .leftJoin('mitako_payments as payment', 'payment.id', 'paged.payment_id')
          .leftJoin('mitako_refunds as refund', (join) => join.on('refund.id', '=', subjectOf(dialect, 'refund')))
          .leftJoin('mitako_disputes as dispute', (join) => join.on('dispute.id', '=', subjectOf(dialect, 'dispute')))
          .leftJoin('mitako_settlements as settlement', (join) =>
            join.on('settlement.id', '=', subjectOf(dialect, 'settlement')),
          )
          .leftJoin('mitako_attempts as attempt', (join) => join.on('attempt.id', '=', subjectOf(dialect, 'attempt')))
          .selectAll('paged')
          .select([
            'entry.transfer_id',
            'entry.position',
            'entry.account_id',
            'entry.amount as entry_amount',
            'entry.mac',
            'entry.chain_seq',
            'entry.chain_hash',
            'payment.merchant_id as payment_merchant_id',
            'payment.livemode as payment_livemode',
            'payment.currency as payment_currency',
            'payment.amount as payment_amount',
            'payment.transaction_id as payment_transaction_id',
            subjectKind.as('subject_kind'),
            ofSubject<string>('status').as('subject_status'),
            ofSubject<Stored>('merchant_id').as('subject_merchant_id'),
            ofSubject<Flag>('livemode').as('subject_livemode'),
            ofSubject<string>('currency').as('subject_currency'),
            ofSubject<number>('amount').as('subject_amount'),
            sql<Joined<Stored>>`coalesce(refund.payment_id, dispute.payment_id, attempt.payment_id)`.as(
              'subject_payment_id',
            ),
            sql<Joined<Stored>>`coalesce(refund.transaction_id, dispute.transaction_id, settlement.transaction_id)`.as(
              'subject_transaction_id',
            ),
            sql<Joined<Stored>>`coalesce(dispute.closing_transaction_id, settlement.closing_transaction_id)`.as(
              'subject_closing_id',
            ),
          ])
          // Looked up only for transfers that return money.
          .select((eb) =>
            eb
              .case()
              .when('paged.kind', 'in', ['refund', 'dispute_lost', 'dispute_return'])
              .then(
                eb
                  .selectFrom('mitako_transfers as capture')
                  .innerJoin('mitako_entries as debit', 'debit.transfer_id', 'capture.id')
                  .select('debit.account_id')
                  .where('capture.subject_id', '=', dialect.asAnyId('paged.payment_id'))
                  .where('capture.kind', '=', 'capture')
                  .where('debit.amount', '<', 0)
                  .limit(1)
                  .$asScalar(),
              )
              .end()
              .as('payer_account_id'),
          )
          .orderBy('paged.id')
          .orderBy('entry.position'),
      );
      const found: (Omit<AuditedTransfer, 'entries'> & { readonly entries: StoredEntry[] })[] = [];
      for (const row of rows) {
        let last = found.at(-1);
        if (last?.transfer.id !== idIn('transaction', row.id)) {
          last = {
            transfer: transfers.fromRow(row),
            entries: [],
            payment: paymentIn(row),
            subject: subjectIn(row),
            payerAccountId: row.payer_account_id === null ? null : accountIn(row.payer_account_id),
          };
          found.push(last);
        }
        const entry = entryIn(row);
        if (entry !== null) last.entries.push(entry);
      }
      return found;
    },
  };
}

type Joined<Column> = Column | null;

// A subject says its kind, so at most one of these tables has a row with the id.

function subjectOf(dialect: SqlDialect, kind: AuditedSubject['kind']): RawBuilder<Joined<Stored>> {
  return dialect.idInAny('paged.subject_id', ID_PREFIXES[kind]);
}

const subjectKind = sql<Joined<AuditedSubject['kind']>>`case
  when refund.id is not null then 'refund'
  when dispute.id is not null then 'dispute'
  when settlement.id is not null then 'settlement'
  when attempt.id is not null then 'attempt'
end`;

function ofSubject<Value>(column: string): RawBuilder<Joined<Value>> {
  const columns = ['refund', 'dispute', 'settlement', 'attempt'].map((table) => sql.ref(`${table}.${column}`));
  return sql`coalesce(${sql.join(columns)})`;
}

function paymentIn(row: {
  readonly payment_merchant_id: Joined<Stored>;
  readonly payment_livemode: Joined<Flag>;
  readonly payment_currency: Joined<string>;
  readonly payment_amount: Joined<number>;
  readonly payment_transaction_id: Joined<Stored>;
}): AuditedTransfer['payment'] {
  const { payment_merchant_id: merchantId, payment_livemode: livemode, payment_currency: currency } = row;
  const { payment_amount: amount, payment_transaction_id } = row;
  if (merchantId === null || livemode === null || currency === null || amount === null) return null;
  const transactionId = idOrNull('transaction', payment_transaction_id);
  return { merchantId: idIn('merchant', merchantId), livemode: truth(livemode), currency, amount, transactionId };
}

function subjectIn(row: {
  readonly subject_kind: Joined<AuditedSubject['kind']>;
  readonly subject_payment_id: Joined<Stored>;
  readonly subject_merchant_id: Joined<Stored>;
  readonly subject_livemode: Joined<Flag>;
  readonly subject_currency: Joined<string>;
  readonly subject_amount: Joined<number>;
  readonly subject_status: Joined<string>;
  readonly subject_transaction_id: Joined<Stored>;
  readonly subject_closing_id: Joined<Stored>;
}): AuditedSubject | null {
  const { subject_kind: kind, subject_merchant_id: merchantId, subject_livemode: livemode } = row;
  const { subject_currency: currency, subject_amount: amount, subject_status: status } = row;
  if (kind === null || merchantId === null || livemode === null) return null;
  if (currency === null || amount === null || status === null) return null;
  return {
    kind,
    paymentId: idOrNull('payment', row.subject_payment_id),
    merchantId: idIn('merchant', merchantId),
    livemode: truth(livemode),
    currency,
    amount,
    status,
    transactionId: idOrNull('transaction', row.subject_transaction_id),
    closingTransactionId: idOrNull('transaction', row.subject_closing_id),
  };
}

/** Null: the transfer of this row has no entries. */
function entryIn(row: {
  readonly transfer_id: Joined<Stored>;
  readonly position: Joined<number>;
  readonly account_id: Joined<Stored>;
  readonly entry_amount: Joined<number>;
  readonly mac: Joined<Stored>;
  readonly chain_seq: Joined<number>;
  readonly chain_hash: Joined<Stored>;
}): StoredEntry | null {
  const { transfer_id, position, account_id, entry_amount: amount, mac, chain_seq, chain_hash } = row;
  if (transfer_id === null || position === null || account_id === null || amount === null || mac === null) return null;
  return entries.fromRow({ transfer_id, position, account_id, amount, mac, chain_seq, chain_hash });
}

function idOrNull(kind: IdKind, value: Joined<Stored>): string | null {
  return value === null ? null : idIn(kind, value);
}
