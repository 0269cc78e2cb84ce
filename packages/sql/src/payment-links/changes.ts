import type { Definitions } from '../engine/change.ts';
import { above, insert, update } from '../engine/write.ts';
import { paymentLinks } from './tables.ts';

export const paymentLinkChanges: Definitions<
  | 'payment_link.insert'
  | 'payment_link.update'
  | 'payment_link.take_place'
  | 'payment_link.keep_place'
  | 'payment_link.free_place'
> = {
  'payment_link.insert': ({ one }) => [one(insert(paymentLinks, ({ paymentLink }) => paymentLink))],

  'payment_link.update': ({ one }) => [
    one(
      update(paymentLinks, ({ paymentLink, fromVersion }) => ({
        to: paymentLink,
        where: { id: paymentLink.id, version: fromVersion },
      })),
    ),
  ],

  // Custom SQL: compares two columns. Only those of the row itself, which a waiting writer rechecks.
  'payment_link.take_place': ({ one }) => [
    one((db, { id, nowMs }) =>
      db
        .updateTable('mitako_payment_links')
        .set(({ eb }) => ({ payments_counted: eb('payments_counted', '+', 1) }))
        .where('id', '=', id)
        .where('is_active', '=', 1)
        .where(({ or, eb }) => or([eb('expires_at_ms', 'is', null), eb('expires_at_ms', '>', nowMs)]))
        .where(({ or, eb, ref }) =>
          or([eb('payments_max', 'is', null), eb('payments_counted', '<', ref('payments_max'))]),
        ),
    ),
  ],

  'payment_link.keep_place': ({ one }) => [
    one(update(paymentLinks, ({ id }) => ({ add: { paymentsPaid: 1 }, where: { id } }))),
  ],

  'payment_link.free_place': ({ one }) => [
    one(
      update(paymentLinks, ({ id }) => ({
        subtract: { paymentsCounted: 1 },
        where: { id, paymentsCounted: above(0) },
      })),
    ),
  ],
};
