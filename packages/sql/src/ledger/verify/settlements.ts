import { accountId, type AccountKind, ID_PREFIXES, type LedgerAudit } from '@mitako/core/engine';
import { sql } from 'kysely';
import type { Reader } from '../../engine/reader.ts';
import { totalWhere } from '../../engine/sums.ts';
import { ofAccount } from '../account-column.ts';
import { BOOKED, type Booked, sumOf, withBooked } from './booked.ts';
import { isInPage } from './page.ts';
import { settlements } from '../../settlements/tables.ts';

/** Lines and closing debits are counted again from the ledger. */
export function createSettlementAudit(reader: Reader): Pick<LedgerAudit, 'settlements' | 'settlementLines'> {
  return {
    settlements: async (page) =>
      withBooked(
        await reader.rows((db, dialect) =>
          db
            .selectFrom((eb) =>
              eb
                .selectFrom('mitako_settlements')
                .selectAll()
                .where(isInPage(settlements, page))
                .orderBy('id')
                .limit(page.limit)
                .as('paged'),
            )
            .leftJoin('mitako_transfers as transfer', (join) =>
              join.on('transfer.subject_id', '=', dialect.asAnyId('paged.id', ID_PREFIXES.settlement)),
            )
            .leftJoin('mitako_entries as entry', 'entry.transfer_id', 'transfer.id')
            .selectAll('paged')
            .select(BOOKED)
            .orderBy('paged.id'),
        ),
        (row, booked) => {
          const settlement = settlements.fromRow(row);
          const { merchantId, currency, livemode } = settlement;
          const isOn = ({ accountId: id }: Booked, kind: AccountKind): boolean =>
            id === accountId(merchantId, kind, currency, livemode);
          return {
            settlement,
            // Without a transfer: 0, and not -0.
            closed: 0 - sumOf(booked, (each) => each.kind === 'settlement' && isOn(each, 'merchant_available')),
            clearingSum: sumOf(booked, (each) => isOn(each, 'settlement_clearing')),
            paidOut: sumOf(booked, ({ kind, amount }) => kind === 'settlement_paid' && amount > 0),
          };
        },
      ),

    async settlementLines({ merchantId, livemode, currency, fromSequence, throughSequence }, afterSequence, limit) {
      const [row] = await reader.rows((db) =>
        db
          .selectFrom((eb) =>
            eb
              .selectFrom('mitako_entries')
              .select(['transfer_id', 'amount', 'chain_seq'])
              .where('account_id', '=', ofAccount(accountId(merchantId, 'merchant_available', currency, livemode)))
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
