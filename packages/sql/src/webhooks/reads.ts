import type { RecentDeliveries, StoreReads } from '@mitako/core';
import { type CompiledQuery, type Expression, type Kysely, sql, type SqlBool } from 'kysely';
import { flagOf } from '../engine/columns.ts';
import type { Tables } from '../tables.ts';
import { ownedBy } from '../engine/owner.ts';
import { paged } from '../engine/page.ts';
import { allOf, oneOf, type Reader } from '../engine/reader.ts';
import { deliveries, deliveryAttempts, endpoints, events } from './tables.ts';

export function createWebhookReads(
  reader: Reader,
): Pick<
  StoreReads,
  | 'endpointById'
  | 'endpointsByIds'
  | 'endpoints'
  | 'eventById'
  | 'events'
  | 'eventsOfSubject'
  | 'deliveryById'
  | 'deliveryAttempts'
  | 'deliveriesOfEvents'
  | 'deliveries'
  | 'recentDeliveries'
> {
  return {
    endpointById: (id) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_endpoints').selectAll().where('id', '=', id)),
        endpoints.fromRow,
      ),

    endpointsByIds: async (ids) =>
      ids.length === 0
        ? []
        : allOf(
            reader.rows((db) => db.selectFrom('mitako_endpoints').selectAll().where('id', 'in', ids)),
            endpoints.fromRow,
          ),

    endpoints: ({ merchantId, livemode }, page) =>
      allOf(
        reader.rows((db) =>
          paged(
            db
              .selectFrom('mitako_endpoints')
              .selectAll()
              .where('merchant_id', '=', merchantId)
              .where('livemode', '=', flagOf(livemode))
              .where('deleted_at_ms', 'is', null),
            page,
          ),
        ),
        endpoints.fromRow,
      ),

    eventById: (id) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_events').selectAll().where('id', '=', id)),
        events.fromRow,
      ),

    events: ({ merchantId, livemode, type, paymentId }, page) =>
      allOf(
        reader.rows((db) => {
          let query = db
            .selectFrom('mitako_events')
            .selectAll()
            .where('merchant_id', '=', merchantId)
            .where('livemode', '=', flagOf(livemode));
          if (type !== undefined) query = query.where('type', '=', type);
          // Found by its key, so that no planner goes through all events of the merchant for the few of a payment.
          if (paymentId !== undefined) query = query.where('id', 'in', eventsAbout(db, paymentId));
          return paged(query, page);
        }),
        events.fromRow,
      ),

    async eventsOfSubject(subjectId, limit) {
      const rows = await reader.rows((db) =>
        db
          .selectFrom('mitako_events')
          .selectAll()
          .where('subject_id', '=', subjectId)
          // Pings have no place in a sequence; written into the statement, so that the partial index serves it.
          .where('sequence', '>', (eb) => eb.lit(0))
          .orderBy('sequence', 'desc')
          .limit(limit),
      );
      return rows.toReversed().map(events.fromRow);
    },

    deliveryById: (id) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_deliveries').selectAll().where('id', '=', id)),
        deliveries.fromRow,
      ),

    deliveryAttempts: (deliveryId) =>
      allOf(
        reader.rows((db) =>
          db.selectFrom('mitako_delivery_attempts').selectAll().where('delivery_id', '=', deliveryId).orderBy('number'),
        ),
        deliveryAttempts.fromRow,
      ),

    async deliveriesOfEvents(eventIds, limit) {
      if (eventIds.length === 0) return [];
      const rows = await reader.rows((db) =>
        db
          .selectFrom('mitako_deliveries')
          .selectAll()
          .where('event_id', 'in', eventIds)
          .orderBy('event_id', 'desc')
          .orderBy('id', 'desc')
          .limit(limit),
      );
      return rows.toReversed().map(deliveries.fromRow);
    },

    deliveries: ({ owner, status, endpointId, eventId, paymentId, createdFromMs, fromId }, page) =>
      allOf(
        reader.rows((db) => {
          let query = db.selectFrom('mitako_deliveries').selectAll();
          if (owner !== undefined) query = query.where(ownedBy(owner));
          if (status !== undefined) query = query.where('status', '=', status);
          if (endpointId !== undefined) query = query.where('endpoint_id', '=', endpointId);
          if (createdFromMs !== undefined) query = query.where('created_at_ms', '>=', createdFromMs);
          if (fromId !== undefined) query = query.where('id', '>=', fromId);
          if (eventId !== undefined) query = query.where('id', 'in', deliveriesOf(db, eventId));
          if (paymentId !== undefined) query = query.where('id', 'in', deliveriesOf(db, eventsAbout(db, paymentId)));
          return paged(query, page);
        }),
        deliveries.fromRow,
      ),

    async recentDeliveries(endpointIds, limit) {
      if (endpointIds.length === 0) return [];
      return reader.rows((db) => recentOf(db, endpointIds, limit));
    },
  };
}

/** Ids of what was told about a payment. Pings have no place in a sequence; written so that the partial index serves it. */
function eventsAbout(db: Kysely<Tables>, paymentId: string): Expression<string> {
  return db
    .selectFrom('mitako_events as told')
    .select('told.id')
    .where('told.subject_id', '=', paymentId)
    .where('told.sequence', '>', sql.lit(0))
    .$asScalar();
}

/** Ids of the deliveries of these events. */
function deliveriesOf(db: Kysely<Tables>, eventIds: string | Expression<string>): Expression<string> {
  return db
    .selectFrom('mitako_deliveries as sent')
    .select('sent.id')
    .where('sent.event_id', 'in', typeof eventIds === 'string' ? [eventIds] : eventIds)
    .$asScalar();
}

/** One statement for all endpoints, each by the index on its deliveries that came to an end. */
function recentOf(
  db: Kysely<Tables>,
  endpointIds: readonly string[],
  limit: number,
): { compile(): CompiledQuery<RecentDeliveries> } {
  const [first, ...others] = endpointIds.map((endpointId, place) =>
    db
      .selectFrom(
        db
          .selectFrom('mitako_deliveries')
          .select(['endpoint_id', 'status', 'attempts_count'])
          .where('endpoint_id', '=', endpointId)
          .where(sql<SqlBool>`status in ('delivered', 'failed')`)
          .orderBy('id', 'desc')
          .limit(limit)
          .as(`led_${place}`),
      )
      .selectAll(),
  );
  if (first === undefined) throw new RangeError('There is no endpoint to look at.');
  const delivered = sql`status = 'delivered'`;
  return db
    .selectFrom(others.reduce((all, other) => all.unionAll(other), first).as('found'))
    .select([
      'endpoint_id as endpointId',
      sql<number>`cast(count(*) as integer)`.as('finished'),
      sql<number>`cast(count(*) filter (where ${delivered}) as integer)`.as('delivered'),
      sql<number>`cast(count(*) filter (where ${delivered} and attempts_count = 1) as integer)`.as('deliveredAtOnce'),
    ])
    .groupBy('endpoint_id');
}
