import type { LedgerAudit } from '@mitako/core';
import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import { allOf, type Reader } from '../reads/reader.ts';
import { total } from '../reads/sums.ts';
import { paymentOf } from '../rows/payments.ts';
import type { Tables } from '../tables.ts';
import { ownAccount } from './own-account.ts';
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
              eb
                .selectFrom('mitako_disputes as dispute')
                .select(total('dispute.amount').as('sum'))
                .whereRef('dispute.payment_id', '=', 'payment.id')
                .where('dispute.status', '<>', 'won')
                .as('disputed'),
              entriesOf(eb).where('transfer.kind', '=', 'refund').where('entry.amount', '>', 0).as('refund_transfers'),
              entriesOf(eb).where('entry.account_id', '=', ownAccount('payment', 'merchant_pending')).as('pending_sum'),
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
