import { ofAnyId } from '../engine/columns.ts';
import { CANCELED_MAX, EVERY_MERCHANT, HANDLERS_MAX, type Lane, type WebhookEndpoint } from '@mitako/core/engine';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Build } from '../engine/build.ts';
import type { SomeDefinitions } from '../engine/change.ts';
import type { SqlDialect } from '../engine/dialect.ts';
import { computed } from '../engine/placeholder.ts';
import { mergeable } from '../engine/mergeable.ts';
import { above, below, insert, ofField, remove, update } from '../engine/write.ts';
import { merchants } from '../merchants/tables.ts';
import { LAST_CHARACTERS } from './last-characters.ts';
import { subscriptionsOf } from './subscriptions.ts';
import { endpoints, lanes, subscriptions, subscriptionVersions } from './tables.ts';

export const endpointChanges = {
  'endpoint.insert': ({ check, one, each }) => [
    check(({ limit }) => refuseUnnameable(limit)),
    // Counting rows would use an old snapshot; a waiting writer rechecks a column of the merchant's own row.
    one(
      update(merchants, ({ endpoint, limit }) => ({
        add: { endpointCount: 1 },
        where: { id: endpoint.merchantId, endpointCount: below(limit) },
      })),
    ),
    one(insert(endpoints, ({ endpoint }) => endpoint)),
    one(insert(lanes, (change) => computed(change, ({ endpoint }) => laneOf(endpoint)))),
    each(
      ({ endpoint }) => subscriptionsOf(endpoint),
      insert(subscriptions, (subscription) => subscription),
    ),
    one(raised((change) => change.endpoint.merchantId)),
  ],

  'endpoint.update': ({ one, any, each }) => [
    one(
      update(endpoints, ({ endpoint, fromVersion }) => ({
        to: endpoint,
        where: { id: endpoint.id, version: fromVersion, deletedAtMs: null },
      })),
    ),
    // What is under way on a lane that is closed still ends there.
    one(
      update(lanes, ({ endpoint }) => ({
        set: { isOpen: endpoint.enabled, address: endpoint.url },
        where: { consumerId: endpoint.id },
      })),
    ),
    any(remove(subscriptions, ({ endpoint }) => ({ endpointId: endpoint.id }))),
    each(
      ({ endpoint }) => subscriptionsOf(endpoint),
      insert(subscriptions, (subscription) => subscription),
    ),
    one(raised((change) => change.endpoint.merchantId)),
  ],

  'endpoint.delete': ({ one, any }) => [
    one(
      update(endpoints, ({ id, merchantId, nowMs }) => ({
        set: { deletedAtMs: nowMs, updatedAtMs: nowMs },
        add: { version: 1 },
        where: { id, merchantId, deletedAtMs: null },
      })),
    ),
    one(update(merchants, ({ merchantId }) => ({ subtract: { endpointCount: 1 }, where: { id: merchantId } }))),
    any(remove(subscriptions, ({ id }) => ({ endpointId: id }))),
    one(raised(({ merchantId }) => merchantId)),
    any(remove(lanes, ({ id }) => ({ consumerId: id }))),
    any((db, { id }, dialect) => cancelPending(db, id, dialect)),
    any((db, { id }, dialect) => removePending(db, id, dialect)),
  ],

  'delivery.cancel_waiting': ({ any }) => [
    any((db, { endpointId }, dialect) => cancelPending(db, endpointId, dialect)),
    any((db, { endpointId }, dialect) => removePending(db, endpointId, dialect)),
  ],

  'handler.insert': ({ one, each }) => [
    one(insert(endpoints, ({ handler }) => handler)),
    one(insert(lanes, (change) => computed(change, ({ handler }) => handlerLaneOf(handler)))),
    each(
      ({ handler }) => subscriptionsOf(handler),
      insert(subscriptions, (subscription) => subscription),
    ),
    one(raised((change) => change.handler.merchantId)),
  ],

  'handler.delete': ({ one, any }) => [
    any(remove(subscriptions, ({ id }) => ({ endpointId: id }))),
    one(raised((change) => computed(change, () => EVERY_MERCHANT))),
    any(remove(lanes, ({ id }) => ({ consumerId: id }))),
    any((db, { id }, dialect) => cancelPending(db, id, dialect)),
    any((db, { id }, dialect) => removePending(db, id, dialect)),
    any(remove(endpoints, ({ id }) => ({ id }))),
  ],

  // Touches the row only after a failure, so that a healthy endpoint is not written once per delivery.
  'endpoint.note_success': ({ any }) => [
    any(
      update(endpoints, ({ id }) => ({
        set: { failingSinceMs: null, failuresCount: 0 },
        add: { version: 1 },
        where: { id, failuresCount: above(0) },
      })),
    ),
  ],

  // Custom SQL: the first failure of a run sets its start.
  'endpoint.note_failure': ({ any }) => [
    any((db, change) =>
      db
        .updateTable('mitako_endpoints')
        .set(({ eb, fn, val }) => ({
          failing_since_ms: fn.coalesce('failing_since_ms', val(change.nowMs)),
          failures_count: eb('failures_count', '+', 1),
          version: eb('version', '+', 1),
        }))
        .where('id', '=', ofAnyId('webhookEndpoint', change.id)),
    ),
  ],
} satisfies SomeDefinitions;

/** Custom SQL: events whose deliveries were decided from the owner's earlier subscriptions are refused from now on. */
function raised<Change>(ownerOf: (change: Change) => string): Build<Change, unknown> {
  return mergeable(
    (db, change) =>
      db
        .insertInto('mitako_subscription_versions')
        .values({ owner_id: ofField(subscriptionVersions, 'ownerId', ownerOf(change)), version: sql.lit(1) })
        .onConflict((conflict) =>
          conflict
            .column('owner_id')
            .doUpdateSet(({ eb }) => ({ version: eb('mitako_subscription_versions.version', '+', sql.lit(1)) })),
        ),
    { table: subscriptionVersions, access: 'write' },
  );
}

/** No answer yet. */
function laneOf({ id, merchantId, enabled, url }: WebhookEndpoint): Lane {
  return {
    consumerId: id,
    merchantId,
    isOpen: enabled,
    address: url,
    provenAddress: null,
    failuresCount: 0,
    isSlow: false,
  };
}

/** Proven from the start, and with a share of its own. */
function handlerLaneOf(handler: WebhookEndpoint): Lane {
  return { ...laneOf(handler), merchantId: handler.id, provenAddress: handler.url };
}

/** Custom SQL: found by the queue. */
function cancelPending(db: Kysely<Tables>, id: string, dialect: SqlDialect) {
  return db
    .updateTable('mitako_deliveries')
    .set({ status: 'canceled', next_attempt_at_ms: null, trouble: 'canceled' })
    .where('status', '=', 'pending')
    .where(dialect.isFoundBy('id', nextPending(db, id).select('pending.delivery_id')));
}

/** Those that are canceled: meanwhile others may have been written, which are left to the next step. */
function removePending(db: Kysely<Tables>, id: string, dialect: SqlDialect) {
  // By its key for each, where a planner could scan all deliveries for a join.
  const canceled = nextPending(db, id).where(
    ({ selectFrom }) =>
      selectFrom('mitako_deliveries as delivery')
        .select('delivery.status')
        .whereRef('delivery.id', '=', 'pending.delivery_id'),
    '<>',
    'pending',
  );
  return db
    .deleteFrom('mitako_pending_deliveries')
    .where(dialect.isFoundBy('attempts_count', canceled.select('pending.attempts_count')))
    .where(dialect.isFoundBy('delivery_id', canceled.select('pending.delivery_id')));
}

function nextPending(db: Kysely<Tables>, endpointId: string) {
  return db
    .selectFrom('mitako_pending_deliveries as pending')
    .where('pending.endpoint_id', '=', ofAnyId('webhookEndpoint', endpointId))
    .orderBy('pending.due_at_ms')
    .orderBy('pending.delivery_id')
    .limit(sql.lit(CANCELED_MAX));
}

/** An event for more consumers than it can name deliveries would be refused, and every payment with it. */
function refuseUnnameable(limit: number): void {
  const max = LAST_CHARACTERS.length - HANDLERS_MAX;
  if (limit > max) throw new RangeError(`A merchant has at most ${max} endpoints, not ${limit}.`);
}
