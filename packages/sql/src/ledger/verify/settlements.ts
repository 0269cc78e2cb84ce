import { accountId, type LedgerAudit } from '@mitako/core/engine';
import { type AliasableExpression, type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { allOf, type Reader } from '../../engine/reader.ts';
import { totalWhere } from '../../engine/sums.ts';
import type { Tables } from '../../tables.ts';
import { ownAccount } from './own-account.ts';
import { isInPage } from './page.ts';
import { settlements } from '../../settlements/tables.ts';

/** Lines and closing debits are counted again from the ledger. */
export function createSettlementAudit(reader: Reader): Pick<LedgerAudit, 'settlements' | 'settlementLines'> {
  return {
    settlements: (page) =>
      allOf(
        reader.rows((db) =>
          db
            .selectFrom('mitako_settlements as settlement')
            .selectAll('settlement')
            .select((eb) => [
              bookedFor(
                eb,
                sql`transfer.kind = 'settlement' and entry.account_id = ${ownAccount('settlement', 'merchant_available')}`,
              ).as('closing_sum'),
              bookedFor(eb, sql`entry.account_id = ${ownAccount('settlement', 'settlement_clearing')}`).as(
                'clearing_sum',
              ),
              bookedFor(eb, sql`transfer.kind = 'settlement_paid' and entry.amount > 0`).as('paid_out'),
            ])
            .where(isInPage('settlement.id', page))
            .orderBy('settlement.id')
            .limit(page.limit),
        ),
        (row) => ({
          settlement: settlements.fromRow(row),
          // Without a transfer: 0, and not -0.
          closed: 0 - (row.closing_sum ?? 0),
          clearingSum: row.clearing_sum ?? 0,
          paidOut: row.paid_out ?? 0,
        }),
      ),

    async settlementLines({ merchantId, livemode, currency, fromSequence, throughSequence }, afterSequence, limit) {
      const [row] = await reader.rows((db) =>
        db
          .selectFrom((eb) =>
            eb
              .selectFrom('mitako_entries')
              .select(['transfer_id', 'amount', 'chain_seq'])
              .where('account_id', '=', accountId(merchantId, 'merchant_available', currency, livemode))
              .where('chain_seq', '>', Math.max(afterSequence, fromSequence - 1))
              .where('chain_seq', '<=', throughSequence)
              .orderBy('chain_seq')
              .limit(limit)
              .as('entry'),
          )
          .leftJoin('mitako_transfers as transfer', 'transfer.id', 'entry.transfer_id')
          .select(({ fn }) => fn.max('entry.chain_seq').as('last_sequence'))
          .select(sql<number>`count(*) filter (where ${isLine})`.as('count'))
          .select(totalWhere('entry.amount', isLine).as('sum')),
      );
      return { count: row?.count ?? 0, sum: row?.sum ?? 0, lastSequence: row?.last_sequence ?? null };
    },
  };
}

/** Debits of earlier settlements are in the range, but are not lines of it. */
const isLine = sql`transfer.kind <> 'settlement'`;

type OfSettlement = Tables & { settlement: Tables['mitako_settlements'] };

/** Sum booked by the settlement's transfers; see `payments.ts` for the position of the condition. */
function bookedFor(
  eb: ExpressionBuilder<OfSettlement, 'settlement'>,
  condition: RawBuilder<unknown>,
): AliasableExpression<number> {
  return eb
    .selectFrom('mitako_transfers as transfer')
    .innerJoin('mitako_entries as entry', 'entry.transfer_id', 'transfer.id')
    .select(totalWhere('entry.amount', condition).as('sum'))
    .whereRef('transfer.subject_id', '=', 'settlement.id')
    .$asScalar();
}
