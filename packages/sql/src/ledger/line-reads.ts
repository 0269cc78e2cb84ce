import { type Stored } from '../engine/ids.ts';
import { anyIdIn, idIn, ofIds } from '../engine/columns.ts';
import { ID_PREFIXES, type LedgerRange, type LedgerReads } from '@mitako/core/engine';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { SqlDialect } from '../engine/dialect.ts';
import type { Tables } from '../tables.ts';
import { allOf, type Reader } from '../engine/reader.ts';
import { total } from '../engine/sums.ts';
import { ofAccount } from './account-column.ts';
import { transfers } from './tables.ts';

/** Settlement lines: a range of an account's chain, without the debits of earlier settlements. */
export function createLedgerLineReads(reader: Reader): Pick<LedgerReads, 'linesTotal' | 'lines' | 'deductions'> {
  return {
    async linesTotal(range) {
      const [row] = await reader.rows((db) =>
        linesOf(db, range).select(({ fn }) => [fn.countAll<number>().as('count'), total('entry.amount').as('sum')]),
      );
      return { count: row?.count ?? 0, sum: row?.sum ?? 0 };
    },

    lines: (range, { limit, afterSequence }) =>
      allOf(
        reader.rows((db, dialect) =>
          linesOf(db, range)
            .leftJoin('mitako_payments as payment', 'payment.id', 'transfer.payment_id')
            .leftJoin('mitako_refunds as refund', (join) => join.on('refund.id', '=', refundOf(dialect)))
            .selectAll('transfer')
            .select(['entry.chain_seq', 'entry.amount', 'payment.customer_reference', 'payment.transaction_id'])
            .select(['payment.amount as payment_amount', 'payment.fee as payment_fee', 'refund.fee_returned'])
            .where('entry.chain_seq', '>', afterSequence)
            .orderBy('entry.chain_seq')
            .limit(limit)
            .$narrowType<{ chain_seq: number }>(),
        ),
        (row) => ({
          chainSequence: row.chain_seq,
          amount: row.amount,
          transfer: transfers.fromRow(row),
          payment:
            row.payment_amount === null || row.payment_fee === null
              ? null
              : {
                  customerReference: row.customer_reference,
                  transactionId: row.transaction_id === null ? null : idIn('transaction', row.transaction_id),
                  amount: row.payment_amount,
                  fee: row.payment_fee,
                },
          feeReturned: row.fee_returned ?? 0,
        }),
      ),

    deductions: async (pendingAccountId, paymentIds) =>
      paymentIds.length === 0
        ? []
        : allOf(
            reader.rows((db, dialect) =>
              db
                .selectFrom('mitako_transfers as transfer')
                .innerJoin('mitako_entries as entry', 'entry.transfer_id', 'transfer.id')
                .leftJoin('mitako_refunds as refund', (join) => join.on('refund.id', '=', refundOf(dialect)))
                .where('transfer.payment_id', 'in', ofIds('payment', paymentIds))
                .where('transfer.kind', 'not in', ['capture', 'release'])
                .where('entry.account_id', '=', ofAccount(pendingAccountId))
                .groupBy(['transfer.payment_id', 'transfer.subject_id', 'refund.amount', 'refund.fee_returned'])
                .having(total('entry.amount'), '<>', 0)
                .orderBy('transfer.payment_id')
                .orderBy('transfer.subject_id')
                .select(['transfer.payment_id', 'transfer.subject_id', 'refund.amount', 'refund.fee_returned'])
                .select(total('entry.amount').as('moved'))
                .$narrowType<{ payment_id: Stored; subject_id: Stored }>(),
            ),
            ({ payment_id: paymentId, subject_id: subjectId, amount, fee_returned: feeReturned, moved }) => ({
              paymentId: idIn('payment', paymentId),
              subjectId: anyIdIn('payment', subjectId),
              refund: amount === null || feeReturned === null ? null : { amount, feeReturned },
              amount: -moved,
            }),
          ),
  };
}

function refundOf(dialect: SqlDialect): RawBuilder<Stored | null> {
  return dialect.idInAny('transfer.subject_id', ID_PREFIXES.refund);
}

type Lines = Tables & { entry: Tables['mitako_entries']; transfer: Tables['mitako_transfers'] };

function linesOf(
  db: Kysely<Tables>,
  { accountId, fromSequence, throughSequence }: LedgerRange,
): SelectQueryBuilder<Lines, 'entry' | 'transfer', object> {
  return db
    .selectFrom('mitako_entries as entry')
    .innerJoin('mitako_transfers as transfer', 'transfer.id', 'entry.transfer_id')
    .where('entry.account_id', '=', ofAccount(accountId))
    .where('entry.chain_seq', '>=', fromSequence)
    .where('entry.chain_seq', '<=', throughSequence)
    .where('transfer.kind', '<>', sql.lit('settlement'));
}
