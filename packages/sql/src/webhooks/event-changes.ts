import { type Delivery, type Event, EVERY_MERCHANT } from '@mitako/core/engine';
import { type Expression, sql } from 'kysely';
import { flagOf } from '../engine/columns.ts';
import { insert, ofField } from '../engine/write.ts';
import { LAST_CHARACTERS } from './last-characters.ts';
import { deliveries, events, pendingDeliveries, subscriptions } from './tables.ts';
import { mergeable } from '../engine/mergeable.ts';
import { intoQueue } from './pending.ts';
import { computed } from '../engine/placeholder.ts';
import type { SomeDefinitions } from '../engine/change.ts';

export const eventChanges = {
  'event.append': ({ one, any }) => [
    one(insert(events, ({ event }) => event)),

    // Fan-out, in custom SQL: reads subscriptions only, locks nothing, writes no row that another payment writes. A
    // consumer has at most one matching subscription (see `subscriptionsOf`), so nothing is grouped, and its index is
    // counted: SQLite recompiles a statement with GROUP BY or a window on each run, 21 µs where this takes 3.
    any(
      mergeable(
        (db, change) => {
          const patterns = patternsOf(change);
          const createdAtMs = ofField(deliveries, 'createdAtMs', change.event.createdAtMs);
          return db
            .insertInto('mitako_deliveries')
            .columns([
              'id',
              'event_id',
              'event_type',
              'endpoint_id',
              'merchant_id',
              'livemode',
              'status',
              'prefixed_name',
              'attempts_count',
              'next_attempt_at_ms',
              'created_at_ms',
            ])
            .expression(
              db
                .selectFrom('mitako_subscriptions as subscription')
                .select(({ val, lit, cast, selectFrom }) => [
                  sql<string>`${ofField(deliveries, 'id', change.deliveryIdBase)} || substr(${sql.lit(LAST_CHARACTERS)}, ${cast(
                    selectFrom('mitako_subscriptions as earlier')
                      .select(({ eb, fn }) => eb(fn.countAll<number>(), '+', 1).as('place'))
                      .where('earlier.merchant_id', 'in', ownersOf(change))
                      .whereRef('earlier.livemode', '=', 'subscription.livemode')
                      .whereRef('earlier.endpoint_id', '<', 'subscription.endpoint_id')
                      .where('earlier.pattern', 'in', patterns),
                    'integer',
                  )}, 1)`.as('id'),
                  val(ofField(deliveries, 'eventId', change.event.id)).as('event_id'),
                  val(ofField(deliveries, 'eventType', change.event.type)).as('event_type'),
                  'subscription.endpoint_id',
                  val(ofField(deliveries, 'merchantId', change.event.merchantId)).as('merchant_id'),
                  'subscription.livemode',
                  sql.lit<Delivery['status']>('pending').as('status'),
                  'subscription.prefixed_names',
                  lit(0).as('attempts_count'),
                  cast<number>(val(createdAtMs), 'bigint').as('next_attempt_at_ms'),
                  cast<number>(val(createdAtMs), 'bigint').as('created_at_ms'),
                ])
                .where('subscription.merchant_id', 'in', ownersOf(change))
                .where(
                  'subscription.livemode',
                  '=',
                  ofField(
                    subscriptions,
                    'livemode',
                    computed(change, ({ event }) => flagOf(event.livemode)),
                  ),
                )
                .where('subscription.pattern', 'in', patterns),
            );
        },
        { table: deliveries, access: null },
      ),
    ),
    any(
      mergeable((db, { event }) => intoQueue(db, 'event_id', ofField(deliveries, 'eventId', event.id)), {
        table: pendingDeliveries,
        access: null,
      }),
    ),
  ],
} satisfies SomeDefinitions;

/** The merchant, and the handlers of the gateway's own program. */
function ownersOf({ event }: { readonly event: Event }): readonly Expression<string>[] {
  return [sql.val(ofField(subscriptions, 'merchantId', event.merchantId)), sql.lit(EVERY_MERCHANT)];
}

/** Subscriptions that match the event. */
function patternsOf(change: { readonly event: Event }): readonly string[] {
  return [
    change.event.type,
    computed(change, ({ event }) => familyOf(event)),
    computed(change, ({ event }) => wildcardOf(event)),
  ].map((pattern) => ofField(subscriptions, 'pattern', pattern));
}

/** `payment.*` of `payment.created`; `ping` has none. */
function familyOf(event: Event): string {
  const dot = event.type.indexOf('.');
  return dot === -1 ? event.type : `${event.type.slice(0, dot)}.*`;
}

/** `*` stands for every event but `ping`, which goes to the endpoint that was pinged. */
function wildcardOf(event: Event): string {
  return event.type === 'ping' ? event.type : '*';
}
