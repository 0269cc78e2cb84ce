import type { LedgerAudit } from '@mitako/core';
import {
  type AliasableExpression,
  type ExpressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
} from 'kysely';
import { allOf, type Reader } from '../reads/reader.ts';
import { total, totalWhere } from '../reads/sums.ts';
import { settlementOf } from '../rows/settlements.ts';
import type { Tables } from '../tables.ts';
import { ownAccount } from './own-account.ts';
import { cursorOf } from './page.ts';

/** The lines are counted again from the ledger, and so is what closing them took. */
export function createSettlementAudit(reader: Reader): Pick<LedgerAudit, 'settlements'> {
  return {
    settlements: (page) =>
      allOf(
        reader.rows((db) =>
          db
            .selectFrom('mitako_settlements as settlement')
            .selectAll('settlement')
            .select((eb) => [
              linesOf(eb)
                .select(({ fn }) => fn.countAll<number>().as('count'))
                .as('counted_lines'),
              linesOf(eb).select(total('entry.amount').as('sum')).as('lines_sum'),
              bookedFor(
                eb,
                sql`transfer.kind = 'settlement' and entry.account_id = ${ownAccount('settlement', 'merchant_available')}`,
              ).as('closing_sum'),
              bookedFor(eb, sql`entry.account_id = ${ownAccount('settlement', 'settlement_clearing')}`).as(
                'clearing_sum',
              ),
              bookedFor(eb, sql`transfer.kind = 'settlement_paid' and entry.amount > 0`).as('paid_out'),
            ])
            .where('settlement.id', '>', cursorOf(page))
            .orderBy('settlement.id')
            .limit(page.limit),
        ),
        (row) => ({
          settlement: settlementOf(row),
          linesCount: row.counted_lines ?? 0,
          linesSum: row.lines_sum ?? 0,
          // Without a transfer: 0, and not -0.
          closed: 0 - (row.closing_sum ?? 0),
          clearingSum: row.clearing_sum ?? 0,
          paidOut: row.paid_out ?? 0,
        }),
      ),
  };
}

type OfSettlement = Tables & { settlement: Tables['mitako_settlements'] };

function linesOf(
  eb: ExpressionBuilder<OfSettlement, 'settlement'>,
): SelectQueryBuilder<
  OfSettlement & { transfer: Tables['mitako_transfers']; entry: Tables['mitako_entries'] },
  'settlement' | 'transfer' | 'entry',
  object
> {
  return eb
    .selectFrom('mitako_entries as entry')
    .innerJoin('mitako_transfers as transfer', 'transfer.id', 'entry.transfer_id')
    .where('entry.account_id', '=', ownAccount('settlement', 'merchant_available'))
    .whereRef('entry.chain_seq', '>=', 'settlement.from_sequence')
    .whereRef('entry.chain_seq', '<=', 'settlement.through_sequence')
    .where('transfer.kind', '<>', 'settlement');
}

/** Sum of what the settlement's transfers booked; see `payments.ts` for why the condition stands beside the sum. */
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
