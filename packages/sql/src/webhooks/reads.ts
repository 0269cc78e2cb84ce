import type { DeliveryFilter, Page, RecentDeliveries, StoreReads } from '@mitako/core/engine';
import { type CompiledQuery, type Expression, type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import { flagOf } from '../engine/columns.ts';
import type { Tables } from '../tables.ts';
import { ownedBy } from '../engine/owner.ts';
import { paged } from '../engine/page.ts';
import { allOf, oneOf, type Reader } from '../engine/reader.ts';
import { type DeliveryStatus, hasStatus } from './delivery-status.ts';
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
          // Found by its key, so that no planner scans all events of the merchant for the few of a payment.
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
          // Pings are not part of a sequence; a literal, so that the partial index applies.
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

    deliveries: (filter, page) =>
      allOf(
        reader.rows((db) => listOf(db, filter, page)),
        deliveries.fromRow,
      ),

    async recentDeliveries(endpointIds, limit) {
      if (endpointIds.length === 0) return [];
      return reader.rows((db) => recentOf(db, endpointIds, limit));
    },
  };
}

/** A page of deliveries. Each of several statuses uses an index, and reads no more rows than the page. */
function listOf(db: Kysely<Tables>, { statuses = [], ...filter }: DeliveryFilter, page: Page) {
  const [first, ...others] = new Set(statuses);
  if (first === undefined) return paged(filtered(db, filter), page);
  if (others.length === 0) return paged(filtered(db, filter).where(hasStatus(first)), page);
  const led = (status: DeliveryStatus, place: number) =>
    db.selectFrom(paged(filtered(db, filter).where(hasStatus(status)), page).as(`led_${place}`)).selectAll();
  const all = others.reduce((found, status, place) => found.unionAll(led(status, place + 1)), led(first, 0));
  return db.selectFrom(all.as('found')).selectAll().orderBy('id', 'desc').limit(page.limit);
}

function filtered(
  db: Kysely<Tables>,
  { owner, endpointId, eventId, paymentId, createdFromMs, fromId }: Omit<DeliveryFilter, 'statuses'>,
) {
  let query = db.selectFrom('mitako_deliveries').selectAll();
  if (owner !== undefined) query = query.where(ownedBy(owner));
  if (endpointId !== undefined) query = query.where('endpoint_id', '=', endpointId);
  if (createdFromMs !== undefined) query = query.where('created_at_ms', '>=', createdFromMs);
  if (fromId !== undefined) query = query.where('id', '>=', fromId);
  if (eventId !== undefined) query = query.where('id', 'in', deliveriesOf(db, eventId));
  if (paymentId !== undefined) query = query.where('id', 'in', deliveriesOf(db, eventsAbout(db, paymentId)));
  return query;
}

/** Ids of events about a payment. Pings are not part of a sequence; written so that the partial index applies. */
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

/** One statement for all endpoints, each by the indexes on its ended and its failing deliveries. */
function recentOf(
  db: Kysely<Tables>,
  endpointIds: readonly string[],
  limit: number,
): { compile(): CompiledQuery<RecentDeliveries> } {
  const of = (endpointId: string) =>
    db
      .selectFrom('mitako_deliveries')
      .select(['endpoint_id', 'status', 'attempts_count', 'first_attempt_at_ms'])
      .where('endpoint_id', '=', endpointId)
      .orderBy('id', 'desc')
      .limit(limit);
  const led = (rows: ReturnType<typeof of>, place: number) => db.selectFrom(rows.as(`led_${place}`)).selectAll();
  const [first, ...others] = endpointIds.flatMap((endpointId, place) => [
    led(of(endpointId).where(sql<SqlBool>`status in ('delivered', 'failed')`), 2 * place),
    led(of(endpointId).where(hasStatus('failing')), 2 * place + 1),
  ]);
  if (first === undefined) throw new RangeError('There is no endpoint to look at.');
  const delivered = sql`status = 'delivered'`;
  const finished = sql`status in ('delivered', 'failed')`;
  const failing = sql`status = 'pending'`;
  const count = (what: RawBuilder<unknown>) => sql<number>`cast(count(*) filter (where ${what}) as integer)`;
  return db
    .selectFrom(others.reduce((all, other) => all.unionAll(other), first).as('found'))
    .select([
      'endpoint_id as endpointId',
      count(finished).as('finished'),
      count(delivered).as('delivered'),
      count(sql`${delivered} and attempts_count = 1`).as('deliveredAtOnce'),
      count(failing).as('failing'),
      sql<number | null>`min(first_attempt_at_ms) filter (where ${failing})`.as('failingSinceMs'),
    ])
    .groupBy('endpoint_id');
}
