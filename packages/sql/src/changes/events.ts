import type { Delivery, Event } from '@mitako/core';
import { sql } from 'kysely';
import { flag, valuesOf } from '../rows/columns.ts';
import { eventColumns } from '../rows/events.ts';
import type { Definitions } from './change.ts';

/** Crockford's base 32, as in every id: names up to 32 deliveries of one event; a merchant has at most 10 endpoints. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

export const eventChanges: Definitions<'event.append'> = {
  'event.append': ({ one, any }) => [
    one((db, of) => db.insertInto('mitako_events').values(valuesOf(of, eventColumns, (change) => change.event))),

    // Fan-out: reads subscriptions only, locks nothing, writes no row that another payment writes.
    any((db, of) =>
      db
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
          'claimable_at_ms',
        ])
        .expression(
          db
            .selectFrom('mitako_subscriptions as subscription')
            .select(({ val, lit, cast }) => [
              sql<string>`cast(${of(({ deliveryIdBase }) => deliveryIdBase)} as text) || substr(${sql.lit(ALPHABET)}, cast(row_number() over (order by subscription.endpoint_id) as integer), 1)`.as(
                'id',
              ),
              val(of(({ event }) => event.id)).as('event_id'),
              val(of(({ event }) => event.type)).as('event_type'),
              'subscription.endpoint_id',
              val(of(({ event }) => event.merchantId)).as('merchant_id'),
              cast<number>(val(of(({ event }) => flag(event.livemode))), 'integer').as('livemode'),
              sql.lit<Delivery['status']>('pending').as('status'),
              'subscription.prefixed_names',
              lit(0).as('attempts_count'),
              cast<number>(val(of(({ event }) => event.createdAtMs)), 'bigint').as('next_attempt_at_ms'),
              cast<number>(val(of(({ event }) => event.createdAtMs)), 'bigint').as('created_at_ms'),
              cast<number>(val(of(({ event }) => event.createdAtMs)), 'bigint').as('claimable_at_ms'),
            ])
            .where('subscription.merchant_id', '=', of(({ event }) => event.merchantId))
            .where('subscription.livemode', '=', of(({ event }) => flag(event.livemode)))
            .where('subscription.pattern', 'in', [
              of(({ event }) => event.type),
              of(({ event }) => familyOf(event)),
              of(({ event }) => everythingOf(event)),
            ])
            // An endpoint that matches by several patterns gets one delivery.
            .groupBy(['subscription.endpoint_id', 'subscription.prefixed_names']),
        ),
    ),
  ],
};

/** `payment.*` of `payment.created`; `ping` has none. */
function familyOf(event: Event): string {
  const dot = event.type.indexOf('.');
  return dot === -1 ? event.type : `${event.type.slice(0, dot)}.*`;
}

/** `*` stands for every event but `ping`, which goes to the endpoint that was pinged. */
function everythingOf(event: Event): string {
  return event.type === 'ping' ? event.type : '*';
}
