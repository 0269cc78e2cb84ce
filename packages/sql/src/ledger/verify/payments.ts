import type { LedgerAudit } from '@mitako/core/engine';
import { type AliasableExpression, type ExpressionBuilder, type RawBuilder, type SelectType, sql } from 'kysely';
import { allOf, type Reader } from '../../engine/reader.ts';
import { totalWhere } from '../../engine/sums.ts';
import type { Tables } from '../../tables.ts';
import { ownAccount, systemAccount } from './own-account.ts';
import { cursorOf } from './page.ts';
import { payments } from '../../payments/tables.ts';

/** Each figure is its own subquery: joined, a payment's refunds would multiply its transfers. */
export function createPaymentAudit(reader: Reader): Pick<LedgerAudit, 'payments'> {
  return {
    payments: (page) =>
      allOf(
        reader.rows((db) =>
          db
            .selectFrom('mitako_payments as payment')
            .selectAll('payment')
            .select((eb) => [
              eb
                .selectFrom('mitako_transfers as transfer')
                .select(({ fn }) => fn.countAll<number>().as('count'))
                .whereRef('transfer.payment_id', '=', 'payment.id')
                .where('transfer.kind', '=', 'capture')
                .as('captures_count'),
              bookedFor(eb, sql`transfer.kind = 'capture' and entry.amount > 0`).as('captured'),
              bookedFor(eb, sql`transfer.kind = 'refund' and entry.amount > 0`).as('refund_transfers'),
              bookedFor(eb, isOn(ownAccount('payment', 'merchant_pending'))).as('pending_sum'),
              bookedFor(eb, isOn(ownAccount('payment', 'refund_hold'))).as('refund_hold_sum'),
              bookedFor(eb, isOn(ownAccount('payment', 'dispute_hold'))).as('dispute_hold_sum'),
              bookedFor(eb, isOn(systemAccount('payment', 'fees'))).as('fees_sum'),
              eb
                .selectFrom('mitako_transfers as transfer')
                .innerJoin('mitako_entries as entry', 'entry.transfer_id', 'transfer.id')
                .select(
                  sql<
                    string | null
                  >`min(entry.account_id) filter (where transfer.kind = 'capture' and entry.amount < 0)`.as('account'),
                )
                .whereRef('transfer.payment_id', '=', 'payment.id')
                .as('payer_account'),
              attemptsOf(eb, sql<number>`count(*) filter (where attempt.status = 'succeeded')`).as('paid_attempts'),
              attemptsOf(eb, totalWhere('attempt.amount', sql`attempt.status = 'succeeded'`)).as('attempts_sum'),
              attemptsOf(eb, sql<string | null>`min(${attemptAccount}) filter (where attempt.status = 'succeeded')`).as(
                'attempt_account',
              ),
              refundsOf(eb, sql`refund.status = 'succeeded'`).as('refunds_succeeded'),
              refundsOf(eb, sql`refund.status = 'pending'`).as('refunds_pending'),
              disputesOf(eb, sql`dispute.status <> 'won'`).as('disputed'),
              disputesOf(eb, sql`dispute.status not in ('won', 'lost')`).as('disputes_open'),
            ])
            .where('payment.id', '>', cursorOf(page))
            .orderBy('payment.id')
            .limit(page.limit),
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
          refundHoldSum: row.refund_hold_sum ?? 0,
          disputeHoldSum: row.dispute_hold_sum ?? 0,
          feesSum: row.fees_sum ?? 0,
          payerAccountId: row.payer_account,
          attemptsCount: row.paid_attempts,
          attemptsSum: row.attempts_sum,
          attemptAccountId: row.attempt_account,
        }),
      ),
  };
}

type OfPayment = Tables & { payment: Tables['mitako_payments'] };

// The condition is beside the sum instead of in WHERE: a payment has few transfers, an account or a status has millions
// of rows, and SQLite would use their index.

type Sum = AliasableExpression<number>;

/** Booked by the payment's transfers. */
function bookedFor(eb: ExpressionBuilder<OfPayment, 'payment'>, condition: RawBuilder<unknown>): Sum {
  return eb
    .selectFrom('mitako_transfers as transfer')
    .innerJoin('mitako_entries as entry', 'entry.transfer_id', 'transfer.id')
    .select(totalWhere('entry.amount', condition).as('sum'))
    .whereRef('transfer.payment_id', '=', 'payment.id')
    .$asScalar();
}

/** The account that an attempt names as payer, as `sourceOf` of core derives it. */
const attemptAccount = sql`(case when attempt.rail = 'wallet' and attempt.payer_id is not null then attempt.payer_id || ':wallet:' when attempt.rail = 'cash' and attempt.rail_reference is not null then attempt.rail_reference || ':float:' else attempt.rail || ':rail_clearing:' end || attempt.currency || case attempt.livemode when 1 then ':live' else ':test' end)`;

function attemptsOf<Value>(
  eb: ExpressionBuilder<OfPayment, 'payment'>,
  value: RawBuilder<Value>,
): AliasableExpression<SelectType<Value>> {
  return eb
    .selectFrom('mitako_attempts as attempt')
    .select(value.as('value'))
    .whereRef('attempt.payment_id', '=', 'payment.id')
    .$asScalar();
}

function isOn(account: RawBuilder<string>): RawBuilder<unknown> {
  return sql`entry.account_id = ${account}`;
}

function refundsOf(eb: ExpressionBuilder<OfPayment, 'payment'>, condition: RawBuilder<unknown>): Sum {
  return eb
    .selectFrom('mitako_refunds as refund')
    .select(totalWhere('refund.amount', condition).as('sum'))
    .whereRef('refund.payment_id', '=', 'payment.id')
    .$asScalar();
}

function disputesOf(eb: ExpressionBuilder<OfPayment, 'payment'>, condition: RawBuilder<unknown>): Sum {
  return eb
    .selectFrom('mitako_disputes as dispute')
    .select(totalWhere('dispute.amount', condition).as('sum'))
    .whereRef('dispute.payment_id', '=', 'payment.id')
    .$asScalar();
}
