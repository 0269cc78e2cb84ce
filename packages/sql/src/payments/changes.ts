import { indexedTermsOf } from '@mitako/core/engine';
import { type Flag, flagOf } from '../engine/columns.ts';
import type { Definitions } from '../engine/change.ts';
import { mergeable } from '../engine/mergeable.ts';
import { computed } from '../engine/placeholder.ts';
import { insert, ofField, update } from '../engine/write.ts';
import { attempts, payments, paymentTerms, searchTextOfPayment } from './tables.ts';

export const paymentChanges: Definitions<'payment.insert' | 'payment.update' | 'attempt.insert' | 'attempt.update'> = {
  'payment.insert': ({ one, any }) => [
    one(insert(payments, ({ payment }) => payment)),

    // Custom SQL: its words, as one statement whatever their number.
    any(
      mergeable(
        (db, { payment }, dialect) =>
          db
            .insertInto('mitako_payment_terms')
            .columns(['merchant_id', 'livemode', 'term', 'payment_id'])
            .expression(
              db
                .selectFrom(
                  dialect
                    .jsonEach(
                      ofField(
                        paymentTerms,
                        'term',
                        computed(payment, (known) => JSON.stringify(indexedTermsOf(searchTextOfPayment(known)))),
                      ),
                    )
                    .as('given'),
                )
                .select(({ val, cast }) => [
                  val(ofField(paymentTerms, 'merchantId', payment.merchantId)).as('merchant_id'),
                  cast<Flag>(
                    val(
                      ofField(
                        paymentTerms,
                        'livemode',
                        computed(payment, ({ livemode }) => flagOf(livemode)),
                      ),
                    ),
                    'integer',
                  ).as('livemode'),
                  'given.value as term',
                  val(ofField(paymentTerms, 'paymentId', payment.id)).as('payment_id'),
                ]),
            ),
        { table: paymentTerms, access: null },
      ),
      ({ payment }) => payment.customerReference !== null || payment.description !== null,
    ),
  ],

  'payment.update': ({ one }) => [
    one(
      update(payments, ({ payment, fromVersion }) => ({
        to: payment,
        where: { id: payment.id, version: fromVersion },
      })),
    ),
  ],

  'attempt.insert': ({ one }) => [one(insert(attempts, ({ attempt }) => attempt))],

  'attempt.update': ({ one }) => [
    one(
      update(attempts, ({ attempt, fromVersion }) => ({
        to: attempt,
        where: { id: attempt.id, version: fromVersion },
      })),
    ),
  ],
};
