import {
  accountId,
  type AccountKind,
  type AuditedPayment,
  type LedgerAudit,
  type Payment,
  withoutShard,
} from '@mitako/core/engine';
import { sql } from 'kysely';
import { type Flag, idIn, truth } from '../../engine/columns.ts';
import type { Stored } from '../../engine/ids.ts';
import type { Reader } from '../../engine/reader.ts';
import { totalWhere } from '../../engine/sums.ts';
import { payments } from '../../payments/tables.ts';
import { BOOKED, type Booked, sumOf, withBooked } from './booked.ts';
import { isInPage } from './page.ts';

/**
 * Transfers, attempts, refunds and disputes are summed for the whole page, each apart: joined, a payment's refunds would
 * multiply its transfers. A subquery for each figure of each payment has PostgreSQL scan all entries for it, as long as
 * it has no statistics of a table that has just grown.
 */
export function createPaymentAudit(reader: Reader): Pick<LedgerAudit, 'payments'> {
  return {
    payments: async (page) =>
      withBooked(
        await reader.rows((db, dialect) =>
          db
            .with('paged', (cte) =>
              cte
                .selectFrom('mitako_payments')
                .selectAll()
                .where(isInPage(payments, page))
                .orderBy('id')
                .limit(page.limit),
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
                  dialect.firstOf(sql`case when ${isPaid} then attempt.id end`).as('paid_attempt_id'),
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
            .leftJoin('mitako_transfers as transfer', 'transfer.payment_id', 'paged.id')
            .leftJoin('mitako_entries as entry', 'entry.transfer_id', 'transfer.id')
            .leftJoin('attempted', 'attempted_id', 'paged.id')
            .leftJoin('refunded', 'refunded_id', 'paged.id')
            .leftJoin('contested', 'contested_id', 'paged.id')
            .leftJoin('mitako_attempts as paid', 'paid.id', 'attempted.paid_attempt_id')
            .selectAll(['paged', 'attempted', 'refunded', 'contested'])
            .select(BOOKED)
            .select(['paid.rail', 'paid.payer_id as paid_by', 'paid.rail_reference', 'paid.currency as paid_currency'])
            .select('paid.livemode as paid_livemode')
            .orderBy('paged.id'),
        ),
        (row, booked) => {
          const payment = payments.fromRow(row);
          return {
            payment,
            ...movedBy(payment, booked),
            refundsSucceeded: row.refunds_succeeded ?? 0,
            refundsPending: row.refunds_pending ?? 0,
            disputed: row.disputed ?? 0,
            disputesOpen: row.disputes_open ?? 0,
            disputesOwed: row.disputes_owed ?? 0,
            disputesReturning: row.disputes_returning ?? 0,
            disputeRefundsSucceeded: row.dispute_refunds_succeeded ?? 0,
            disputeRefundsPending: row.dispute_refunds_pending ?? 0,
            attemptsCount: row.paid_attempts ?? 0,
            attemptsSum: row.attempts_sum ?? 0,
            attemptAccountId: attemptAccountOf(row),
          };
        },
      ),
  };
}

// A cross join keeps its order on SQLite, which would otherwise begin with the largest table. The conditions of sums are
// beside them instead of in WHERE: a payment has few attempts, a status has millions of rows, and SQLite would use their
// index.

type Moved = Pick<
  AuditedPayment,
  | 'capturesCount'
  | 'captured'
  | 'refundTransfers'
  | 'pendingSum'
  | 'refundHoldSum'
  | 'disputeHoldSum'
  | 'feesSum'
  | 'disputeSuspenseSum'
  | 'disputeReturns'
  | 'payerAccountId'
>;

function movedBy({ merchantId, currency, livemode }: Payment, booked: readonly Booked[]): Moved {
  /** Of the gateway's own: on that of any shard. */
  const on = (owner: string, kind: AccountKind) => {
    const id = accountId(owner, kind, currency, livemode);
    return booked.filter((each) => withoutShard(each.accountId ?? '') === id);
  };
  const own = (kind: AccountKind): number => sumOf(on(merchantId, kind), () => true);
  const [payer = null] = booked
    .flatMap(({ kind, accountId: id, amount }) => (kind === 'capture' && amount < 0 && id !== null ? [id] : []))
    .toSorted();
  return {
    capturesCount: new Set(booked.flatMap(({ kind, transferId }) => (kind === 'capture' ? [transferId] : []))).size,
    captured: sumOf(booked, ({ kind, amount }) => kind === 'capture' && amount > 0),
    refundTransfers: sumOf(booked, ({ kind, amount }) => kind === 'refund' && amount > 0),
    pendingSum: own('merchant_pending'),
    refundHoldSum: own('refund_hold'),
    disputeHoldSum: own('dispute_hold'),
    feesSum: sumOf(on('system', 'fees'), () => true),
    disputeSuspenseSum: sumOf(
      on('system', 'suspense'),
      ({ kind }) => kind === 'dispute_lost' || kind === 'dispute_return',
    ),
    disputeReturns: sumOf(booked, ({ kind, amount }) => kind === 'dispute_return' && amount > 0),
    payerAccountId: payer,
  };
}

const isPaid = sql`attempt.status = 'succeeded'`;

/** The account that an attempt names as payer, as `sourceOf` of core derives it; of a rail without the shard. */
function attemptAccountOf({ rail, paid_by, rail_reference, paid_currency, paid_livemode }: PaidAttempt): string | null {
  if (rail === null || paid_currency === null || paid_livemode === null) return null;
  const to = (owner: string, kind: AccountKind) => accountId(owner, kind, paid_currency, truth(paid_livemode));
  if (rail === 'wallet' && paid_by !== null) return to(idIn('user', paid_by), 'wallet');
  if (rail === 'cash' && rail_reference !== null) return to(rail_reference, 'float');
  return to(rail, 'rail_clearing');
}

interface PaidAttempt {
  readonly rail: string | null;
  readonly paid_by: Stored | null;
  readonly rail_reference: string | null;
  readonly paid_currency: string | null;
  readonly paid_livemode: Flag | null;
}
