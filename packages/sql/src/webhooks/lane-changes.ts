import { ofAnyId, ofId } from '../engine/columns.ts';
import { sql } from 'kysely';
import type { SomeDefinitions, Step, Write } from '../engine/change.ts';
import { jsonRows, type WithIds } from '../engine/json-rows.ts';
import { computed } from '../engine/placeholder.ts';
import { remove, update } from '../engine/write.ts';
import {
  ATTEMPT_FIELDS,
  type AttemptRow,
  attemptsOf,
  deliveriesOf,
  endedOf,
  LANE_FIELDS,
  type LaneRow,
  lanesOf,
  NEXT_FIELDS,
  type NextRow,
  nextOf,
  outcomesOf,
  pendingOf,
  PLACE_FIELDS,
  type PlaceRow,
  placesOf,
  type Settle,
} from './outcomes.ts';
import { deliveries, deliveryAttempts, lanes, pendingDeliveries } from './tables.ts';

export const laneChanges = {
  // Custom SQL: each statement writes all outcomes of all lanes, where one per outcome took PostgreSQL four times as long.
  // Tokens fence off a worker whose lease ended: its outcomes find no lane. The lanes' rows come first, so that no process
  // claims one before its deliveries are written.
  'lanes.settle': ({ together }) => [
    together(
      (change) => change.lanes,
      (db, change, dialect) =>
        db
          .updateTable('mitako_lanes')
          .from(
            jsonRows<WithIds<LaneRow, 'consumerId'>>(dialect, lanes, LANE_FIELDS, computed(change, lanesOf)).as('next'),
          )
          .set(({ ref }) => ({
            failures_count: ref('next.failuresCount'),
            is_slow: ref('next.isSlow'),
            proven_address: sql<string | null>`coalesce(${ref('next.provenAddress')}, mitako_lanes.proven_address)`,
            lease_token: sql<
              string | null
            >`case when ${ref('next.leaseEndsAtMs')} = 0 then null else mitako_lanes.lease_token end`,
            lease_ends_at_ms: ref('next.leaseEndsAtMs'),
          }))
          .whereRef('mitako_lanes.consumer_id', '=', 'next.consumerId')
          .whereRef('mitako_lanes.lease_token', '=', 'next.leaseToken'),
    ),
    // The count of attempts: an outcome is written once, and never over one that came later.
    together(outcomesOf, (db, change, dialect) =>
      db
        .updateTable('mitako_deliveries')
        .from(jsonRows<WithIds<NextRow, 'id'>>(dialect, deliveries, NEXT_FIELDS, computed(change, nextOf)).as('next'))
        .set(({ ref }) => ({
          status: ref('next.status'),
          attempts_count: ref('next.attemptsCount'),
          next_attempt_at_ms: ref('next.nextAttemptAtMs'),
          first_attempt_at_ms: ref('next.firstAttemptAtMs'),
          last_status_code: ref('next.lastStatusCode'),
          last_error: ref('next.lastError'),
          delivered_at_ms: ref('next.deliveredAtMs'),
          trouble: ref('next.trouble'),
        }))
        .whereRef('mitako_deliveries.id', '=', 'next.id')
        // PostgreSQL expects them in each leaf, and would rather scan all leaves than look into each for each of them.
        .$if(dialect.dividesTables, (query) =>
          query.where(dialect.isAmong('mitako_deliveries.id', computed(change, deliveriesOf), 'uuid')),
        )
        .where('mitako_deliveries.status', '=', sql.lit('pending'))
        .where(({ eb, ref }) => eb('mitako_deliveries.attempts_count', '=', eb(ref('next.attemptsCount'), '-', 1))),
    ),
    ifAny(endedOf, together, (db, change, dialect) =>
      db.deleteFrom('mitako_pending_deliveries').where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('attempts_count', 'delivery_id'),
          'in',
          selectFrom(
            jsonRows<WithIds<PlaceRow, 'deliveryId'>>(
              dialect,
              pendingDeliveries,
              PLACE_FIELDS,
              computed(change, (each) => placesOf(endedOf(each))),
            ).as('over'),
          )
            .select(({ eb: each }) => [each('over.attemptsCount', '-', 1).as('attempts_count'), 'over.deliveryId'])
            .$asTuple('attempts_count', 'deliveryId'),
        ),
      ),
    ),
    ifAny(pendingOf, together, (db, change, dialect) =>
      db
        .updateTable('mitako_pending_deliveries')
        .from(
          jsonRows<WithIds<PlaceRow, 'deliveryId'>>(
            dialect,
            pendingDeliveries,
            PLACE_FIELDS,
            computed(change, (each) => placesOf(pendingOf(each))),
          ).as('next'),
        )
        .set(({ ref }) => ({ attempts_count: ref('next.attemptsCount'), due_at_ms: ref('next.dueAtMs') }))
        .whereRef('mitako_pending_deliveries.delivery_id', '=', 'next.deliveryId')
        .where(({ eb, ref }) =>
          eb('mitako_pending_deliveries.attempts_count', '=', eb(ref('next.attemptsCount'), '-', 1)),
        ),
    ),
    together(outcomesOf, (db, change, dialect) =>
      db
        .insertInto('mitako_delivery_attempts')
        .columns([
          'delivery_id',
          'number',
          'started_at_ms',
          'duration_ms',
          'status_code',
          'error',
          'encrypted_response',
          'encrypted_location',
          'endpoint_id',
        ])
        .expression(
          db
            .selectFrom(
              jsonRows<WithIds<AttemptRow, 'deliveryId' | 'endpointId'>>(
                dialect,
                deliveryAttempts,
                ATTEMPT_FIELDS,
                computed(change, attemptsOf),
              ).as('made'),
            )
            .select([
              'made.deliveryId',
              'made.number',
              'made.startedAtMs',
              'made.durationMs',
              'made.statusCode',
              'made.error',
              'made.encryptedResponse',
              'made.encryptedLocation',
              'made.endpointId',
            ]),
        ),
    ),
  ],

  // Its lane is gone with its endpoint, so no other process writes outcomes of it.
  'delivery.end_late': ({ one, any }) => [
    one((db, { delivery }) =>
      db
        .selectFrom('mitako_endpoints')
        .select('id')
        .where('id', '=', ofAnyId('webhookEndpoint', delivery.endpointId))
        .where('deleted_at_ms', 'is not', null),
    ),
    any(
      remove(pendingDeliveries, ({ delivery }) => ({
        attemptsCount: computed(delivery, ({ attemptsCount }) => attemptsCount - 1),
        deliveryId: delivery.id,
      })),
    ),
    one(
      update(deliveries, ({ delivery }) => ({
        to: delivery,
        where: {
          id: delivery.id,
          status: ['pending', 'canceled'],
          attemptsCount: computed(delivery, ({ attemptsCount }) => attemptsCount - 1),
        },
      })),
    ),
    one((db, { delivery, attempt }) =>
      db.insertInto('mitako_delivery_attempts').values({
        delivery_id: ofId('delivery', attempt.deliveryId),
        number: attempt.number,
        started_at_ms: attempt.startedAtMs,
        duration_ms: attempt.durationMs,
        status_code: attempt.statusCode,
        error: attempt.error,
        encrypted_response: attempt.encryptedResponse,
        encrypted_location: attempt.encryptedLocation,
        endpoint_id: ofAnyId('webhookEndpoint', delivery.endpointId),
      }),
    ),
  ],

  'lane.release': ({ any }) => [
    any(
      update(lanes, ({ consumerId, leaseToken }) => ({
        set: { leaseToken: null, leaseEndsAtMs: 0 },
        where: { consumerId, leaseToken },
      })),
    ),
  ],
} satisfies SomeDefinitions;

/** A statement that is left out if it has nothing to write. */
function ifAny(
  items: (change: Settle) => readonly unknown[],
  together: Write<Settle>['together'],
  build: Parameters<Write<Settle>['together']>[1],
): Step<Settle> {
  return (compiler) => {
    const plan = together(items, build)(compiler);
    return (change, place, commit) => {
      if (items(change).length > 0) plan(change, place, commit);
    };
  };
}
