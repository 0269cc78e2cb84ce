import type { SomeDefinitions } from '../engine/change.ts';
import { flagOf, ofId } from '../engine/columns.ts';
import { computed } from '../engine/placeholder.ts';
import { above, find, nullOr, update } from '../engine/write.ts';
import { paymentLinks } from './tables.ts';

export const paymentLinkChanges = {
  // Detects what was committed earlier; a concurrent change counts as later, because open payments stay payable.
  'assert.payment_link_open': ({ one }) => [
    one(find(paymentLinks, ({ id, nowMs }) => ({ id, isActive: true, expiresAtMs: nullOr(above(nowMs)) }))),
  ],

  // Custom SQL: compares two columns. Only those of the row itself, which a waiting writer rechecks.
  'payment_link.take_place': ({ one }) => [
    one((db, { id, isBounded }) =>
      db
        .updateTable('mitako_payment_links')
        .set(({ eb }) => ({ payments_counted: eb('payments_counted', '+', 1) }))
        .where('id', '=', ofId('paymentLink', id))
        .where(({ or, eb, ref, val }) =>
          or([
            eb('payments_max', 'is', null),
            eb('payments_counted', '<', ref('payments_max')),
            eb(val(computed(isBounded, flagOf)), '=', 0),
          ]),
        ),
    ),
  ],

  'payment_link.keep_place': ({ one }) => [
    one(update(paymentLinks, ({ id, amount }) => ({ add: { paymentsPaid: 1, amountPaid: amount }, where: { id } }))),
  ],

  'payment_link.free_place': ({ one }) => [
    one(
      update(paymentLinks, ({ id }) => ({
        subtract: { paymentsCounted: 1 },
        where: { id, paymentsCounted: above(0) },
      })),
    ),
  ],
} satisfies SomeDefinitions;
