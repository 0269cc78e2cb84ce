import type { LedgerAudit } from '@mitako/core';
import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import { allOf, type Reader } from '../reads/reader.ts';
import { total } from '../reads/sums.ts';
import { paymentOf } from '../rows/payments.ts';
import type { Tables } from '../tables.ts';
import { ownAccount, systemAccount } from './own-account.ts';
import { cursorOf } from './page.ts';

/** Each figure is a subquery of its own: joined, a payment's refunds would multiply its transfers. */
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
              entriesOf(eb).where('transfer.kind', '=', 'capture').where('entry.amount', '>', 0).as('captured'),
              refundsOf(eb).where('refund.status', '=', 'succeeded').as('refunds_succeeded'),
              refundsOf(eb).where('refund.status', '=', 'pending').as('refunds_pending'),
              disputesOf(eb).where('dispute.status', '<>', 'won').as('disputed'),
              disputesOf(eb).where('dispute.status', 'not in', ['won', 'lost']).as('disputes_open'),
              entriesOf(eb).where('transfer.kind', '=', 'refund').where('entry.amount', '>', 0).as('refund_transfers'),
              entriesOf(eb).where('entry.account_id', '=', ownAccount('payment', 'merchant_pending')).as('pending_sum'),
              entriesOf(eb).where('entry.account_id', '=', ownAccount('payment', 'refund_hold')).as('refund_hold_sum'),
              entriesOf(eb)
                .where('entry.account_id', '=', ownAccount('payment', 'dispute_hold'))
                .as('dispute_hold_sum'),
              entriesOf(eb).where('entry.account_id', '=', systemAccount('payment', 'fees')).as('fees_sum'),
            ])
            .where('payment.id', '>', cursorOf(page))
            .orderBy('payment.id')
            .limit(page.limit),
        ),
        (row) => ({
          payment: paymentOf(row),
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
        }),
      ),
  };
}

type OfPayment = Tables & { payment: Tables['mitako_payments'] };

/** Sum of what the transfers of a payment booked. */
function entriesOf(
  eb: ExpressionBuilder<OfPayment, 'payment'>,
): SelectQueryBuilder<
  OfPayment & { transfer: Tables['mitako_transfers']; entry: Tables['mitako_entries'] },
  'payment' | 'transfer' | 'entry',
  { sum: number }
> {
  return eb
    .selectFrom('mitako_transfers as transfer')
    .innerJoin('mitako_entries as entry', 'entry.transfer_id', 'transfer.id')
    .select(total('entry.amount').as('sum'))
    .whereRef('transfer.payment_id', '=', 'payment.id');
}

function refundsOf(
  eb: ExpressionBuilder<OfPayment, 'payment'>,
): SelectQueryBuilder<OfPayment & { refund: Tables['mitako_refunds'] }, 'payment' | 'refund', { sum: number }> {
  return eb
    .selectFrom('mitako_refunds as refund')
    .select(total('refund.amount').as('sum'))
    .whereRef('refund.payment_id', '=', 'payment.id');
}

function disputesOf(
  eb: ExpressionBuilder<OfPayment, 'payment'>,
): SelectQueryBuilder<OfPayment & { dispute: Tables['mitako_disputes'] }, 'payment' | 'dispute', { sum: number }> {
  return eb
    .selectFrom('mitako_disputes as dispute')
    .select(total('dispute.amount').as('sum'))
    .whereRef('dispute.payment_id', '=', 'payment.id');
}
