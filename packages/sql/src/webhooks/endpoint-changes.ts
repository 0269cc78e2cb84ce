import { valuesOf, without } from '../engine/columns.ts';
import { endpointColumns, subscriptionColumns, subscriptionsOf } from './endpoint-rows.ts';
import { LAST_CHARACTERS } from './delivery-rows.ts';
import type { Definitions } from '../engine/change.ts';

const changing = without(endpointColumns, 'id', 'merchant_id', 'livemode', 'created_at_ms', 'deleted_at_ms');

export const endpointChanges: Definitions<
  'endpoint.insert' | 'endpoint.update' | 'endpoint.delete' | 'endpoint.note_success' | 'endpoint.note_failure'
> = {
  'endpoint.insert': ({ check, one, each }) => [
    check(({ limit }) => refuseUnnameable(limit)),
    // Counting rows would count an old snapshot; a column of the merchant's own row is rechecked by whoever waits.
    one((db, change) =>
      db
        .updateTable('mitako_merchants')
        .set((eb) => ({ endpoint_count: eb('endpoint_count', '+', 1) }))
        .where('id', '=', change.endpoint.merchantId)
        .where('endpoint_count', '<', change.limit),
    ),
    one((db, change) => db.insertInto('mitako_endpoints').values(valuesOf(endpointColumns, change.endpoint))),
    each(
      ({ endpoint }) => subscriptionsOf(endpoint),
      (db, item) => db.insertInto('mitako_subscriptions').values(valuesOf(subscriptionColumns, item)),
    ),
  ],

  'endpoint.update': ({ one, any, each }) => [
    one((db, change) =>
      db
        .updateTable('mitako_endpoints')
        .set(valuesOf(changing, change.endpoint))
        .where('id', '=', change.endpoint.id)
        .where('version', '=', change.fromVersion)
        .where('deleted_at_ms', 'is', null),
    ),
    any((db, change) => db.deleteFrom('mitako_subscriptions').where('endpoint_id', '=', change.endpoint.id)),
    each(
      ({ endpoint }) => subscriptionsOf(endpoint),
      (db, item) => db.insertInto('mitako_subscriptions').values(valuesOf(subscriptionColumns, item)),
    ),
  ],

  'endpoint.delete': ({ one, any }) => [
    one((db, change) =>
      db
        .updateTable('mitako_endpoints')
        .set((eb) => ({
          deleted_at_ms: change.nowMs,
          updated_at_ms: change.nowMs,
          version: eb('version', '+', 1),
        }))
        .where('id', '=', change.id)
        .where('merchant_id', '=', change.merchantId)
        .where('deleted_at_ms', 'is', null),
    ),
    one((db, change) =>
      db
        .updateTable('mitako_merchants')
        .set((eb) => ({ endpoint_count: eb('endpoint_count', '-', 1) }))
        .where('id', '=', change.merchantId),
    ),
    any((db, change) => db.deleteFrom('mitako_subscriptions').where('endpoint_id', '=', change.id)),
    any((db, change) =>
      db
        .updateTable('mitako_deliveries')
        .set({ status: 'canceled', next_attempt_at_ms: null, lease_token: null, claimable_at_ms: null })
        .where('endpoint_id', '=', change.id)
        .where('claimable_at_ms', 'is not', null),
    ),
  ],

  // Touches the row only when there was a failure, so that a healthy endpoint is not written once per delivery.
  'endpoint.note_success': ({ any }) => [
    any((db, change) =>
      db
        .updateTable('mitako_endpoints')
        .set((eb) => ({ failing_since_ms: null, failures_count: 0, version: eb('version', '+', 1) }))
        .where('id', '=', change.id)
        .where('failures_count', '>', 0),
    ),
  ],

  'endpoint.note_failure': ({ any }) => [
    any((db, change) =>
      db
        .updateTable('mitako_endpoints')
        .set(({ eb, fn, val }) => ({
          failing_since_ms: fn.coalesce('failing_since_ms', val(change.nowMs)),
          failures_count: eb('failures_count', '+', 1),
          version: eb('version', '+', 1),
        }))
        .where('id', '=', change.id),
    ),
  ],
};

/** An event for more endpoints than it can name deliveries would be refused, and every payment with it. */
function refuseUnnameable(limit: number): void {
  if (limit > LAST_CHARACTERS.length) {
    throw new RangeError(`A merchant has at most ${LAST_CHARACTERS.length} endpoints, not ${limit}.`);
  }
}
