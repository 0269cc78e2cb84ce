import { attemptColumns } from '../rows/attempts.ts';
import { valuesOf, without } from '../rows/columns.ts';
import { paymentColumns } from '../rows/payments.ts';
import { disputeColumns, refundColumns } from '../rows/refunds.ts';
import type { Definitions } from './change.ts';

// What a payment is never changes, and leaving it out keeps an update from touching every index.
const changingOfPayment = without(
  paymentColumns,
  'id',
  'slug',
  'merchant_id',
  'livemode',
  'amount',
  'currency',
  'created_at_ms',
);
const changingOfAttempt = without(
  attemptColumns,
  'id',
  'payment_id',
  'merchant_id',
  'livemode',
  'amount',
  'currency',
  'created_at_ms',
);
const changingOfRefund = without(
  refundColumns,
  'id',
  'payment_id',
  'merchant_id',
  'livemode',
  'amount',
  'currency',
  'created_at_ms',
);

export const paymentChanges: Definitions<
  | 'payment.insert'
  | 'payment.update'
  | 'attempt.insert'
  | 'attempt.update'
  | 'refund.insert'
  | 'refund.update'
  | 'dispute.insert'
> = {
  'payment.insert': ({ one }) => [
    one((db, of) => db.insertInto('mitako_payments').values(valuesOf(of, paymentColumns, (change) => change.payment))),
  ],

  'payment.update': ({ one }) => [
    one((db, of) =>
      db
        .updateTable('mitako_payments')
        .set(valuesOf(of, changingOfPayment, (change) => change.payment))
        .where('id', '=', of(({ payment }) => payment.id))
        .where('version', '=', of(({ fromVersion }) => fromVersion)),
    ),
  ],

  'attempt.insert': ({ one }) => [
    one((db, of) => db.insertInto('mitako_attempts').values(valuesOf(of, attemptColumns, (change) => change.attempt))),
  ],

  'attempt.update': ({ one }) => [
    one((db, of) =>
      db
        .updateTable('mitako_attempts')
        .set(valuesOf(of, changingOfAttempt, (change) => change.attempt))
        .where('id', '=', of(({ attempt }) => attempt.id))
        .where('version', '=', of(({ fromVersion }) => fromVersion)),
    ),
  ],

  'refund.insert': ({ one }) => [
    one((db, of) => db.insertInto('mitako_refunds').values(valuesOf(of, refundColumns, (change) => change.refund))),
  ],

  'refund.update': ({ one }) => [
    one((db, of) =>
      db
        .updateTable('mitako_refunds')
        .set(valuesOf(of, changingOfRefund, (change) => change.refund))
        .where('id', '=', of(({ refund }) => refund.id))
        .where('version', '=', of(({ fromVersion }) => fromVersion)),
    ),
  ],

  'dispute.insert': ({ one }) => [
    one((db, of) => db.insertInto('mitako_disputes').values(valuesOf(of, disputeColumns, (change) => change.dispute))),
  ],
};
