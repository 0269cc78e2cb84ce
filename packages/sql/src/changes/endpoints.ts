import { valuesOf, without } from '../rows/columns.ts';
import { endpointColumns, subscriptionColumns, subscriptionsOf } from '../rows/endpoints.ts';
import type { Definitions } from './change.ts';

const changing = without(endpointColumns, 'id', 'merchant_id', 'livemode', 'created_at_ms', 'deleted_at_ms');

export const endpointChanges: Definitions<
  'endpoint.insert' | 'endpoint.update' | 'endpoint.delete' | 'endpoint.note_success' | 'endpoint.note_failure'
> = {
  'endpoint.insert': ({ one, each }) => [
    // Counting rows would count an old snapshot; a column of the merchant's own row is rechecked by whoever waits.
    one((db, of) =>
      db
        .updateTable('mitako_merchants')
        .set((eb) => ({ endpoint_count: eb('endpoint_count', '+', 1) }))
        .where('id', '=', of(({ endpoint }) => endpoint.merchantId))
        .where('endpoint_count', '<', of(({ limit }) => limit)),
    ),
    one((db, of) => db.insertInto('mitako_endpoints').values(valuesOf(of, endpointColumns, (change) => change.endpoint))),
    each(
      ({ endpoint }) => subscriptionsOf(endpoint),
      (db, of) => db.insertInto('mitako_subscriptions').values(valuesOf(of, subscriptionColumns, (item) => item)),
    ),
  ],

  'endpoint.update': ({ one, any, each }) => [
    one((db, of) =>
      db
        .updateTable('mitako_endpoints')
        .set(valuesOf(of, changing, (change) => change.endpoint))
        .where('id', '=', of(({ endpoint }) => endpoint.id))
        .where('version', '=', of(({ fromVersion }) => fromVersion))
        .where('deleted_at_ms', 'is', null),
    ),
    any((db, of) => db.deleteFrom('mitako_subscriptions').where('endpoint_id', '=', of(({ endpoint }) => endpoint.id))),
    each(
      ({ endpoint }) => subscriptionsOf(endpoint),
      (db, of) => db.insertInto('mitako_subscriptions').values(valuesOf(of, subscriptionColumns, (item) => item)),
    ),
  ],

  'endpoint.delete': ({ one, any }) => [
    one((db, of) =>
      db
        .updateTable('mitako_endpoints')
        .set((eb) => ({
          deleted_at_ms: of(({ nowMs }) => nowMs),
          updated_at_ms: of(({ nowMs }) => nowMs),
          version: eb('version', '+', 1),
        }))
        .where('id', '=', of(({ id }) => id))
        .where('merchant_id', '=', of(({ merchantId }) => merchantId))
        .where('deleted_at_ms', 'is', null),
    ),
    one((db, of) =>
      db
        .updateTable('mitako_merchants')
        .set((eb) => ({ endpoint_count: eb('endpoint_count', '-', 1) }))
        .where('id', '=', of(({ merchantId }) => merchantId)),
    ),
    any((db, of) => db.deleteFrom('mitako_subscriptions').where('endpoint_id', '=', of(({ id }) => id))),
    any((db, of) =>
      db
        .updateTable('mitako_deliveries')
        .set({ status: 'canceled', next_attempt_at_ms: null, lease_token: null, claimable_at_ms: null })
        .where('endpoint_id', '=', of(({ id }) => id))
        .where('claimable_at_ms', 'is not', null),
    ),
  ],

  // Touches the row only when there was a failure, so that a healthy endpoint is not written once per delivery.
  'endpoint.note_success': ({ any }) => [
    any((db, of) =>
      db
        .updateTable('mitako_endpoints')
        .set((eb) => ({ failing_since_ms: null, failures_count: 0, version: eb('version', '+', 1) }))
        .where('id', '=', of(({ id }) => id))
        .where('failures_count', '>', 0),
    ),
  ],

  'endpoint.note_failure': ({ any }) => [
    any((db, of) =>
      db
        .updateTable('mitako_endpoints')
        .set(({ eb, fn, val }) => ({
          failing_since_ms: fn.coalesce('failing_since_ms', val(of(({ nowMs }) => nowMs))),
          failures_count: eb('failures_count', '+', 1),
          version: eb('version', '+', 1),
        }))
        .where('id', '=', of(({ id }) => id)),
    ),
  ],
};
