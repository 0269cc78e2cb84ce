import type { StoreReads } from '@mitako/core';
import { flag } from '../rows/columns.ts';
import { deliveryAttemptOf, deliveryOf } from '../rows/deliveries.ts';
import { endpointOf } from '../rows/endpoints.ts';
import { eventOf } from '../rows/events.ts';
import { ownedBy } from './owner.ts';
import { paged } from './page.ts';
import { allOf, oneOf, type Reader } from './reader.ts';

export function createWebhookReads(
  reader: Reader,
): Pick<
  StoreReads,
  | 'endpointById'
  | 'endpoints'
  | 'eventById'
  | 'events'
  | 'eventsOfSubject'
  | 'deliveryById'
  | 'deliveryAttempts'
  | 'deliveriesOfEvents'
  | 'deliveries'
> {
  return {
    endpointById: (id) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_endpoints').selectAll().where('id', '=', id)),
        endpointOf,
      ),

    endpoints: ({ merchantId, livemode }, page) =>
      allOf(
        reader.rows((db) =>
          paged(
            db
              .selectFrom('mitako_endpoints')
              .selectAll()
              .where('merchant_id', '=', merchantId)
              .where('livemode', '=', flag(livemode))
              .where('deleted_at_ms', 'is', null),
            page,
          ),
        ),
        endpointOf,
      ),

    eventById: (id) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_events').selectAll().where('id', '=', id)),
        eventOf,
      ),

    events: ({ merchantId, livemode, type }, page) =>
      allOf(
        reader.rows((db) => {
          const query = db
            .selectFrom('mitako_events')
            .selectAll()
            .where('merchant_id', '=', merchantId)
            .where('livemode', '=', flag(livemode));
          return paged(type === undefined ? query : query.where('type', '=', type), page);
        }),
        eventOf,
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
      return rows.toReversed().map(eventOf);
    },

    deliveryById: (id) =>
      oneOf(
        reader.rows((db) => db.selectFrom('mitako_deliveries').selectAll().where('id', '=', id)),
        deliveryOf,
      ),

    deliveryAttempts: (deliveryId) =>
      allOf(
        reader.rows((db) =>
          db.selectFrom('mitako_delivery_attempts').selectAll().where('delivery_id', '=', deliveryId).orderBy('number'),
        ),
        deliveryAttemptOf,
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
      return rows.toReversed().map(deliveryOf);
    },

    deliveries: ({ owner, status, endpointId, createdFromMs }, page) =>
      allOf(
        reader.rows((db) => {
          let query = db.selectFrom('mitako_deliveries').selectAll();
          if (owner !== undefined) query = query.where(ownedBy(owner));
          if (status !== undefined) query = query.where('status', '=', status);
          if (endpointId !== undefined) query = query.where('endpoint_id', '=', endpointId);
          if (createdFromMs !== undefined) query = query.where('created_at_ms', '>=', createdFromMs);
          return paged(query, page);
        }),
        deliveryOf,
      ),
  };
}
