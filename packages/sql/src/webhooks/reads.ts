import { type Stored } from '../engine/ids.ts';
import {
  type DeliveryFilter,
  firstIdAt,
  type IdKind,
  type Page,
  type RecentDeliveries,
  timeOfId,
  type WebhookReads,
} from '@mitako/core/engine';
import {
  type CompiledQuery,
  type Expression,
  isExpression,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
} from 'kysely';
import { anyIdIn, flagOf, idsJson, ofAnyId, ofId } from '../engine/columns.ts';
import type { SqlDialect } from '../engine/dialect.ts';
import type { RowOf, Tables } from '../tables.ts';
import { ownedBy } from '../engine/owner.ts';
import { paged } from '../engine/page.ts';
import { allOf, type Reader } from '../engine/reader.ts';
import { rowsOf } from '../engine/rows.ts';
import { type DeliveryStatus, hasTrouble, hasTroubleAnywhere } from './delivery-status.ts';
import { deliveries, deliveryAttempts, endpoints, events } from './tables.ts';

export function createWebhookReads(reader: Reader, dialect: SqlDialect): WebhookReads {
  const told = rowsOf(reader, events);
  return {
    endpoints: ({ merchantId, livemode }, page) =>
      rowsOf(reader, endpoints).list(page, { merchantId, livemode, deletedAtMs: null }),

    events: ({ merchantId, livemode, type, paymentId }, page) =>
      told.all((all, db) => {
        let query = all
          .where('merchant_id', '=', ofId('merchant', merchantId))
          .where('livemode', '=', flagOf(livemode));
        if (type !== undefined) query = query.where('type', '=', type);
        // Found by its key, so that no planner scans all events of the merchant for the few of a payment.
        if (paymentId !== undefined) query = query.where(dialect.isFoundBy('id', eventsAbout(db, paymentId)));
        return paged(query, page, events);
      }),

    async eventsOfSubject(subjectId, limit) {
      const newest = await told.all((all) =>
        all
          .where('subject_id', '=', ofAnyId('payment', subjectId))
          .where('id', '>=', firstAfter('event', subjectId))
          // Pings are not part of a sequence; a literal, so that the partial index applies.
          .where('sequence', '>', sql.lit(0))
          .orderBy('sequence', 'desc')
          .limit(limit),
      );
      return newest.toReversed();
    },

    deliveryAttempts: (deliveryId) =>
      rowsOf(reader, deliveryAttempts).all((all) =>
        all.where('delivery_id', '=', ofId('delivery', deliveryId)).orderBy('number'),
      ),

    async deliveriesOfEvents(eventIds, limit) {
      if (eventIds.length === 0) return [];
      const firstId = eventIds.reduce((one, other) => (one < other ? one : other));
      const rows = await reader.rows((db) =>
        db
          // Found before they are sorted: for the order PostgreSQL would read all of an index, and test each for its id.
          .with(
            (cte) => cte('found').materialized(),
            (named) =>
              named
                .selectFrom('mitako_deliveries')
                .selectAll()
                .where(
                  dialect.isFoundBy(
                    'mitako_deliveries.id',
                    named
                      .selectFrom(dialect.jsonEach(idsJson('event', eventIds), 'uuid').as('each'))
                      // The newest of each: sorting all would read all, however often an event was replayed.
                      .crossJoin(
                        dialect.foundIds(newestOf(db, sql.ref<Stored>('each.value'), firstId, limit)).as('led'),
                      )
                      .select(dialect.foundId('led').as('id')),
                  ),
                ),
          )
          .selectFrom('found')
          .selectAll()
          .orderBy('event_id', 'desc')
          .orderBy('id', 'desc')
          .limit(limit),
      );
      return rows.toReversed().map(deliveries.fromRow);
    },

    deliveries: (filter, page) =>
      allOf(
        reader.rows((db) => listOf(db, dialect, filter, page)),
        deliveries.fromRow,
      ),

    async recentDeliveries(endpointIds, limit) {
      if (endpointIds.length === 0) return [];
      return allOf(
        reader.rows((db) => recentOf(db, endpointIds, limit)),
        (row) => ({ ...row, endpointId: anyIdIn('webhookEndpoint', row.endpointId) }),
      );
    },

    async waitingDeliveries(endpointIds, limit) {
      if (endpointIds.length === 0) return [];
      const rows = await reader.rows((db) => waitingIn(db, endpointIds, limit));
      return rows.map(({ endpointId, isOpen, pacedUntilMs, dueAtMs, ...row }) => ({
        ...row,
        endpointId: anyIdIn('webhookEndpoint', endpointId),
        nextAtMs: isOpen === 1 && dueAtMs !== null ? Math.max(dueAtMs, pacedUntilMs) : null,
      }));
    },
  };
}

/** A page of deliveries. Each of several statuses uses an index, and reads no more rows than the page. */
function listOf(
  db: Kysely<Tables>,
  dialect: SqlDialect,
  { statuses = [], ...given }: DeliveryFilter,
  { fromId = given.fromId, ...page }: Page,
) {
  const filter = { ...given, fromId };
  const [first, ...others] = [...new Set(statuses)].flatMap((status) => partsOf(db, dialect, filter, status, page));
  if (first === undefined) return paged(filtered(db, dialect, filter), page, deliveries);
  if (others.length === 0) return first;
  const led = (part: ReturnType<typeof ofStatus>, place: number) => db.selectFrom(part.as(`led_${place}`)).selectAll();
  const all = others.reduce((found, part, place) => found.unionAll(led(part, place + 1)), led(first, 0));
  return db.selectFrom(all.as('found')).selectAll().orderBy('id', 'desc').limit(page.limit);
}

type Filter = Omit<DeliveryFilter, 'statuses'>;

/** Failures of all merchants are in an index by their mode: without one, those of each. */
function partsOf(db: Kysely<Tables>, dialect: SqlDialect, filter: Filter, status: DeliveryStatus, page: Page) {
  const { owner, endpointId } = filter;
  const isSplit = owner === undefined && endpointId === undefined && status !== 'waiting' && status !== 'succeeded';
  if (!isSplit) return [ofStatus(db, dialect, filter, status, page)];
  return [true, false].map((livemode) => ofStatus(db, dialect, { ...filter, owner: { livemode } }, status, page));
}

function ofStatus(db: Kysely<Tables>, dialect: SqlDialect, filter: Filter, status: DeliveryStatus, page: Page) {
  if (status === 'waiting') return waiting(db, dialect, filter, page);
  if (status === 'succeeded') return succeeded(db, dialect, filter, page);
  const { owner, endpointId } = filter;
  const isOfAll = endpointId === undefined && (owner === undefined || !('merchantId' in owner));
  const has = isOfAll ? hasTroubleAnywhere(status) : hasTrouble(status);
  return paged(filtered(db, dialect, filter).where(has), page, deliveries);
}

/** In the order of the queue's key. */
function waiting(db: Kysely<Tables>, dialect: SqlDialect, filter: Filter, page: Page) {
  const queued = db
    .selectFrom('mitako_pending_deliveries as pending')
    .select('pending.delivery_id')
    .where('pending.attempts_count', '=', sql.lit(0));
  return namedBy(queued, db, dialect, filter, page);
}

/**
 * By the attempts that were accepted: an index of what succeeded would be written with every delivery. Of one merchant
 * they are found among all of his.
 */
function succeeded(db: Kysely<Tables>, dialect: SqlDialect, filter: Filter, page: Page) {
  const { owner, endpointId, eventId, paymentId } = filter;
  const isOfMerchant = owner !== undefined && 'merchantId' in owner && endpointId === undefined;
  if (isOfMerchant || eventId !== undefined || paymentId !== undefined) {
    return paged(filtered(db, dialect, filter).where('status', '=', 'delivered'), page, deliveries);
  }
  const accepted = db
    .selectFrom('mitako_delivery_attempts as attempt')
    .select('attempt.delivery_id')
    .where(ACCEPTED)
    .$if(endpointId !== undefined, (query) =>
      query.where('attempt.endpoint_id', '=', ofAnyId('webhookEndpoint', endpointId ?? null)),
    );
  return namedBy(accepted, db, dialect, { ...filter, endpointId: undefined }, page);
}

/** Those of ids in their order, each by its key: PostgreSQL would rather merge all of them than look into nine leaves. */
function namedBy(
  ids: SelectQueryBuilder<Tables, never, { readonly delivery_id: Stored }>,
  db: Kysely<Tables>,
  dialect: SqlDialect,
  { fromId, ...filter }: Filter,
  { limit, afterId }: Page,
) {
  const named = ids.as('named');
  const id = sql.ref<Stored>('named.delivery_id');
  const found: unknown = dialect.joinsLaterally
    ? db
        .selectFrom(named)
        .innerJoinLateral(
          filtered(db, dialect, filter).where('mitako_deliveries.id', '=', id).limit(sql.lit(1)).as('found'),
          (join) => join.onTrue(),
        )
        .selectAll('found')
    : filtered(db, dialect, filter).innerJoin(named, (join) => join.on('mitako_deliveries.id', '=', id));
  return (found as SelectQueryBuilder<Tables, never, RowOf<'mitako_deliveries'>>)
    .$if(fromId !== undefined, (query) => query.where(id, '>=', ofId('delivery', fromId ?? null)))
    .$if(afterId !== null, (query) => query.where(id, '<', ofId('delivery', afterId)))
    .orderBy(id, 'desc')
    .limit(limit);
}

/** Written as in the partial index. */
const ACCEPTED = sql<SqlBool>`attempt.status_code between 200 and 299`;

function filtered(
  db: Kysely<Tables>,
  dialect: SqlDialect,
  { owner, endpointId, eventId, paymentId, createdFromMs, fromId }: Filter,
) {
  let query = db.selectFrom('mitako_deliveries').selectAll('mitako_deliveries');
  if (owner !== undefined) query = query.where(ownedBy(owner));
  if (endpointId !== undefined) {
    query = query.where('mitako_deliveries.endpoint_id', '=', ofAnyId('webhookEndpoint', endpointId));
  }
  if (createdFromMs !== undefined) query = query.where('created_at_ms', '>=', createdFromMs);
  if (fromId !== undefined) query = query.where('id', '>=', ofId('delivery', fromId));
  const ofEvents = (ids: ReturnType<typeof deliveriesOf>) => dialect.isFoundBy('mitako_deliveries.id', ids);
  if (eventId !== undefined) query = query.where(ofEvents(deliveriesOf(db, ofId('event', eventId), eventId)));
  if (paymentId !== undefined) query = query.where(ofEvents(deliveriesOf(db, eventsAbout(db, paymentId), paymentId)));
  return query;
}

/** Ids of events about a payment. Pings are not part of a sequence; written so that the partial index applies. */
function eventsAbout(db: Kysely<Tables>, paymentId: string): Expression<Stored> {
  return db
    .selectFrom('mitako_events as event')
    .select('event.id')
    .where('event.subject_id', '=', ofAnyId('payment', paymentId))
    .where('event.sequence', '>', sql.lit(0))
    .where('event.id', '>=', firstAfter('event', paymentId))
    .$asScalar();
}

/** Ids of the deliveries of these events. */
function deliveriesOf(db: Kysely<Tables>, ofThese: Stored | Expression<Stored>, afterId: string): Expression<Stored> {
  return db
    .selectFrom('mitako_deliveries as sent')
    .select('sent.id')
    .where('sent.event_id', 'in', isExpression(ofThese) ? ofThese : [ofThese])
    .where('sent.id', '>=', firstAfter('delivery', afterId))
    .$asScalar();
}

/** The clocks of two processes are at most this far apart. */
const CLOCKS_APART_MS = 120_000;

/** The first id of what comes after this one, made by any process: what is older has not to be looked into. */
function firstAfter(kind: IdKind, id: string): Stored {
  return ofId(kind, firstIdAt(kind, timeOfId(id) - CLOCKS_APART_MS));
}

function newestOf(db: Kysely<Tables>, eventId: Expression<Stored>, firstId: string, limit: number) {
  return db
    .selectFrom('mitako_deliveries as sent')
    .select('sent.id')
    .where('sent.event_id', '=', eventId)
    .where('sent.id', '>=', firstAfter('delivery', firstId))
    .orderBy('sent.id', 'desc')
    .limit(limit);
}

/** Of each lane the first entry of an index, and as many as the limit. */
function waitingIn(db: Kysely<Tables>, endpointIds: readonly string[], limit: number) {
  return db
    .selectFrom('mitako_lanes as lane')
    .where(
      'lane.consumer_id',
      'in',
      endpointIds.map((id) => ofAnyId('webhookEndpoint', id)),
    )
    .select((eb) => {
      const pending = eb
        .selectFrom('mitako_pending_deliveries as pending')
        .whereRef('pending.endpoint_id', '=', 'lane.consumer_id');
      const counted = pending.select('pending.due_at_ms').orderBy('pending.due_at_ms').limit(limit).as('counted');
      return [
        'lane.consumer_id as endpointId',
        'lane.is_open as isOpen',
        'lane.paced_until_ms as pacedUntilMs',
        'lane.lease_ends_at_ms as leaseEndsAtMs',
        eb
          .selectFrom(counted)
          .select(sql<number>`cast(count(*) as integer)`.as('count'))
          .$asScalar()
          .$notNull()
          .as('count'),
        pending.select(({ fn }) => fn.min('pending.due_at_ms').as('due')).as('dueAtMs'),
      ];
    });
}

/** One of an endpoint's newest deliveries. */
interface Recent {
  readonly id: Stored;
  readonly endpoint_id: Stored;
  readonly outcome: DeliveryStatus;
  /** Of attempts. */
  readonly number: number;
  readonly first_attempt_at_ms: number | null;
}

/** One statement for all endpoints, each by its accepted attempts and by the indexes on its failures. */
function recentOf(
  db: Kysely<Tables>,
  endpointIds: readonly string[],
  limit: number,
): { compile(): CompiledQuery<Omit<RecentDeliveries, 'endpointId'> & { readonly endpointId: Stored }> } {
  const accepted = (endpointId: string) =>
    db
      .selectFrom('mitako_delivery_attempts as attempt')
      .select([
        'attempt.delivery_id as id',
        'attempt.endpoint_id',
        sql.lit<DeliveryStatus>('succeeded').as('outcome'),
        'attempt.number',
        sql<number | null>`cast(null as bigint)`.as('first_attempt_at_ms'),
      ])
      .where('attempt.endpoint_id', '=', ofAnyId('webhookEndpoint', endpointId))
      .where(ACCEPTED)
      .orderBy('attempt.delivery_id', 'desc')
      .limit(limit);
  const troubled = (endpointId: string, trouble: 'failing' | 'failed') =>
    db
      .selectFrom('mitako_deliveries')
      .select([
        'id',
        'endpoint_id',
        sql.lit<DeliveryStatus>(trouble).as('outcome'),
        'attempts_count as number',
        'first_attempt_at_ms',
      ])
      .where('endpoint_id', '=', ofAnyId('webhookEndpoint', endpointId))
      .where(hasTrouble(trouble))
      .orderBy('id', 'desc')
      .limit(limit);
  const led = (rows: SelectQueryBuilder<Tables, never, Recent>, name: string) =>
    db.selectFrom(rows.as(name)).selectAll();
  const finished = (endpointId: string, place: number) =>
    db
      .selectFrom(
        led(accepted(endpointId), `led_a${place}`)
          .unionAll(led(troubled(endpointId, 'failed'), `led_f${place}`))
          .as(`ended_${place}`),
      )
      .selectAll()
      .orderBy('id', 'desc')
      .limit(limit);
  const [first, ...others] = endpointIds.flatMap((endpointId, place) => [
    led(finished(endpointId, place), `led_${2 * place}`),
    led(troubled(endpointId, 'failing'), `led_${2 * place + 1}`),
  ]);
  if (first === undefined) throw new RangeError('There is no endpoint to look at.');
  const is = (outcome: DeliveryStatus) => sql`outcome = ${sql.lit(outcome)}`;
  const count = (what: RawBuilder<unknown>) => sql<number>`cast(count(*) filter (where ${what}) as integer)`;
  return db
    .selectFrom(others.reduce((all, other) => all.unionAll(other), first).as('found'))
    .select([
      'endpoint_id as endpointId',
      count(sql`outcome <> 'failing'`).as('finished'),
      count(is('succeeded')).as('delivered'),
      count(sql`${is('succeeded')} and number = 1`).as('deliveredAtOnce'),
      count(is('failing')).as('failing'),
      sql<number | null>`min(first_attempt_at_ms) filter (where ${is('failing')})`.as('failingSinceMs'),
    ])
    .groupBy('endpoint_id');
}
