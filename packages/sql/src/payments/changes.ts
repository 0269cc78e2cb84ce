import { attemptColumns } from '../attempts/rows.ts';
import { valuesOf, without } from '../engine/columns.ts';
import { paymentColumns } from './rows.ts';
import type { Definitions } from '../engine/change.ts';

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

export const paymentChanges: Definitions<'payment.insert' | 'payment.update' | 'attempt.insert' | 'attempt.update'> = {
  'payment.insert': ({ one }) => [
    one((db, change) => db.insertInto('mitako_payments').values(valuesOf(paymentColumns, change.payment))),
  ],

  'payment.update': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_payments')
        .set(valuesOf(changingOfPayment, change.payment))
        .where('id', '=', change.payment.id)
        .where('version', '=', change.fromVersion),
    ),
  ],

  'attempt.insert': ({ one }) => [
    one((db, change) => db.insertInto('mitako_attempts').values(valuesOf(attemptColumns, change.attempt))),
  ],

  'attempt.update': ({ one }) => [
    one((db, change) =>
      db
        .updateTable('mitako_attempts')
        .set(valuesOf(changingOfAttempt, change.attempt))
        .where('id', '=', change.attempt.id)
        .where('version', '=', change.fromVersion),
    ),
  ],
};
