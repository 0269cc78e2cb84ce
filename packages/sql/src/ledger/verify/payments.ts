import type { LedgerAudit } from '@mitako/core/engine';
import { type RawBuilder, sql } from 'kysely';
import { allOf, type Reader } from '../../engine/reader.ts';
import { totalWhere } from '../../engine/sums.ts';
import { payments } from '../../payments/tables.ts';
import { ownAccount, systemAccounts } from './own-account.ts';
import { isInPage } from './page.ts';

/**
 * Transfers, attempts, refunds and disputes are summed for the whole page, each apart: joined, a payment's refunds would
 * multiply its transfers. A subquery for each figure of each payment has PostgreSQL scan all entries for it, as long as
 * it has no statistics of a table that has just grown.
 */
export function createPaymentAudit(reader: Reader): Pick<LedgerAudit, 'payments'> {
  return {
    payments: (page) =>
      allOf(
        reader.rows((db) =>
          db
            .with('paged', (cte) =>
              cte.selectFrom('mitako_payments').selectAll().where(isInPage('id', page)).orderBy('id').limit(page.limit),
            )
            .with('booked', (cte) =>
              cte
                .selectFrom('paged')
                .crossJoin('mitako_transfers as transfer')
                .leftJoin('mitako_entries as entry', 'entry.transfer_id', 'transfer.id')
                .whereRef('transfer.payment_id', '=', 'paged.id')
                .groupBy('paged.id')
                .select('paged.id as booked_id')
                .select([
                  booked(sql`transfer.kind = 'capture' and entry.amount > 0`).as('captured'),
                  booked(sql`transfer.kind = 'refund' and entry.amount > 0`).as('refund_transfers'),
                  booked(isOn(ownAccount('paged', 'merchant_pending'))).as('pending_sum'),
                  booked(isOn(ownAccount('paged', 'refund_hold'))).as('refund_hold_sum'),
                  booked(isOn(ownAccount('paged', 'dispute_hold'))).as('dispute_hold_sum'),
                  booked(isOnOne(systemAccounts('paged', 'fees'))).as('fees_sum'),
                  booked(
                    sql`transfer.kind in ('dispute_lost', 'dispute_return') and ${isOnOne(systemAccounts('paged', 'suspense'))}`,
                  ).as('dispute_suspense_sum'),
                  booked(sql`transfer.kind = 'dispute_return' and entry.amount > 0`).as('dispute_returns'),
                  sql<
                    string | null
                  >`min(entry.account_id) filter (where transfer.kind = 'capture' and entry.amount < 0)`.as(
                    'payer_account',
                  ),
                ]),
            )
            .with('attempted', (cte) =>
              cte
                .selectFrom('paged')
                .crossJoin('mitako_attempts as attempt')
                .whereRef('attempt.payment_id', '=', 'paged.id')
                .groupBy('paged.id')
                .select('paged.id as attempted_id')
                .select([
                  sql<number>`count(*) filter (where ${isPaid})`.as('paid_attempts'),
                  totalWhere('attempt.amount', isPaid).as('attempts_sum'),
                  sql<string | null>`min(${attemptAccount}) filter (where ${isPaid})`.as('attempt_account'),
                ]),
            )
            .with('refunded', (cte) =>
              cte
                .selectFrom('paged')
                .crossJoin('mitako_refunds as refund')
                .whereRef('refund.payment_id', '=', 'paged.id')
                .groupBy('paged.id')
                .select('paged.id as refunded_id')
                .select([
                  totalWhere('refund.amount', sql`refund.status = 'succeeded' and refund.dispute_id is null`).as(
                    'refunds_succeeded',
                  ),
                  totalWhere('refund.amount', sql`refund.status = 'pending' and refund.dispute_id is null`).as(
                    'refunds_pending',
                  ),
                  totalWhere('refund.amount', sql`refund.status = 'succeeded' and refund.dispute_id is not null`).as(
                    'dispute_refunds_succeeded',
                  ),
                  totalWhere('refund.amount', sql`refund.status = 'pending' and refund.dispute_id is not null`).as(
                    'dispute_refunds_pending',
                  ),
                ]),
            )
            .with('contested', (cte) =>
              cte
                .selectFrom('paged')
                .crossJoin('mitako_disputes as dispute')
                .whereRef('dispute.payment_id', '=', 'paged.id')
                .groupBy('paged.id')
                .select('paged.id as contested_id')
                .select([
                  totalWhere('dispute.amount', sql`dispute.status <> 'won'`).as('disputed'),
                  totalWhere('dispute.amount', sql`dispute.status not in ('won', 'lost')`).as('disputes_open'),
                  totalWhere('dispute.amount', sql`dispute.return_status in ('pending', 'owed')`).as('disputes_owed'),
                  totalWhere('dispute.amount', sql`dispute.return_status = 'pending'`).as('disputes_returning'),
                ]),
            )
            .selectFrom('paged')
            .leftJoin('booked', 'booked_id', 'paged.id')
            .leftJoin('attempted', 'attempted_id', 'paged.id')
            .leftJoin('refunded', 'refunded_id', 'paged.id')
            .leftJoin('contested', 'contested_id', 'paged.id')
            .selectAll()
            .select((eb) =>
              eb
                .selectFrom('mitako_transfers as transfer')
                .select(({ fn }) => fn.countAll<number>().as('count'))
                .whereRef('transfer.payment_id', '=', 'paged.id')
                .where('transfer.kind', '=', 'capture')
                .as('captures_count'),
            )
            .orderBy('paged.id'),
        ),
        (row) => ({
          payment: payments.fromRow(row),
          capturesCount: row.captures_count ?? 0,
          captured: row.captured ?? 0,
          refundsSucceeded: row.refunds_succeeded ?? 0,
          refundsPending: row.refunds_pending ?? 0,
          disputed: row.disputed ?? 0,
          refundTransfers: row.refund_transfers ?? 0,
          pendingSum: row.pending_sum ?? 0,
          disputesOpen: row.disputes_open ?? 0,
          disputesOwed: row.disputes_owed ?? 0,
          disputesReturning: row.disputes_returning ?? 0,
          disputeRefundsSucceeded: row.dispute_refunds_succeeded ?? 0,
          disputeRefundsPending: row.dispute_refunds_pending ?? 0,
          disputeSuspenseSum: row.dispute_suspense_sum ?? 0,
          disputeReturns: row.dispute_returns ?? 0,
          refundHoldSum: row.refund_hold_sum ?? 0,
          disputeHoldSum: row.dispute_hold_sum ?? 0,
          feesSum: row.fees_sum ?? 0,
          payerAccountId: row.payer_account,
          attemptsCount: row.paid_attempts ?? 0,
          attemptsSum: row.attempts_sum ?? 0,
          attemptAccountId: row.attempt_account,
        }),
      ),
  };
}

// A cross join keeps its order on SQLite, which would otherwise begin with the largest table. The conditions of sums are
// beside them instead of in WHERE: a payment has few transfers, an account or a status has millions of rows, and SQLite
// would use their index.

/** Of the entries of the payment's transfers. */
function booked(condition: RawBuilder<unknown>): RawBuilder<number> {
  return totalWhere('entry.amount', condition);
}

function isOn(account: RawBuilder<string>): RawBuilder<unknown> {
  return sql`entry.account_id = ${account}`;
}

function isOnOne(accounts: RawBuilder<string>): RawBuilder<unknown> {
  return sql`entry.account_id like ${accounts}`;
}

const isPaid = sql`attempt.status = 'succeeded'`;

/** The account that an attempt names as payer, as `sourceOf` of core derives it; of a rail without the shard. */
const attemptAccount = sql`(case when attempt.rail = 'wallet' and attempt.payer_id is not null then attempt.payer_id || ':wallet:' when attempt.rail = 'cash' and attempt.rail_reference is not null then attempt.rail_reference || ':float:' else attempt.rail || ':rail_clearing:' end || attempt.currency || case attempt.livemode when 1 then ':live' else ':test' end)`;
