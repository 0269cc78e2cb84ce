import { ofAnyId, ofId } from '../engine/columns.ts';
import { type RawBuilder, sql } from 'kysely';
import type { SomeDefinitions } from '../engine/change.ts';
import { endpointsOf, openPaymentsOf, releasesOf } from './waiting.ts';

/**
 * Custom SQL: what a test object waits for comes nearer by the same time for all of a merchant's, however many they
 * are. Times of what has happened stay, and no term comes to lie before the object that has it. A version that moves
 * with its object refuses a change that read the former time.
 */
export const sandboxChanges = {
  'sandbox.advance': ({ any }) => [
    any((db, { merchantId, byMs }, dialect) =>
      db
        .updateTable('mitako_payments')
        .set((eb) => ({ expires_at_ms: nearer('expires_at_ms', byMs), version: eb('version', '+', eb.lit(1)) }))
        .where(dialect.isFoundBy('id', openPaymentsOf(db, merchantId).select('payment_id'))),
    ),
    any((db, { merchantId, byMs }) =>
      db
        .updateTable('mitako_open_payments')
        .set((eb) => ({ expires_at_ms: eb('expires_at_ms', '-', byMs) }))
        .where('merchant_id', '=', ofId('merchant', merchantId))
        .where('livemode', '=', (eb) => eb.lit(0)),
    ),
    any((db, { merchantId, byMs }, dialect) =>
      db
        .updateTable('mitako_payments')
        .set((eb) => ({ release_at_ms: eb('release_at_ms', '-', byMs), version: eb('version', '+', eb.lit(1)) }))
        .where(dialect.isFoundBy('id', releasesOf(db, merchantId).select('payment_id'))),
    ),
    any((db, { merchantId, byMs }) =>
      db
        .updateTable('mitako_releases')
        .set((eb) => ({ release_at_ms: eb('release_at_ms', '-', byMs) }))
        .where('merchant_id', '=', ofId('merchant', merchantId))
        .where('livemode', '=', (eb) => eb.lit(0)),
    ),
    // One whose charge is under way is asked about once that has ended.
    any((db, { merchantId, byMs }) =>
      db
        .updateTable('mitako_attempts')
        .set((eb) => ({
          next_poll_at_ms: eb('next_poll_at_ms', '-', byMs),
          expires_at_ms: nearer('expires_at_ms', byMs),
          clock_moved_ms: eb('clock_moved_ms', '+', byMs),
          version: eb('version', '+', eb.lit(1)),
        }))
        .where('next_poll_at_ms', 'is not', null)
        .where('status', '<>', 'submitting')
        .where('merchant_id', '=', ofId('merchant', merchantId))
        .where('livemode', '=', (eb) => eb.lit(0)),
    ),
    // One that is leased is being done.
    any((db, { merchantId, byMs }) =>
      db
        .updateTable('mitako_tasks')
        .set((eb) => ({ due_at_ms: eb('due_at_ms', '-', byMs), claimable_at_ms: eb('claimable_at_ms', '-', byMs) }))
        .where('lease_token', 'is', null)
        .where('merchant_id', '=', ofId('merchant', merchantId))
        .where('livemode', '=', (eb) => eb.lit(0)),
    ),
    any((db, { merchantId, byMs }, dialect) =>
      db
        .updateTable('mitako_deliveries')
        .set((eb) => ({
          next_attempt_at_ms: eb('next_attempt_at_ms', '-', byMs),
          first_attempt_at_ms: eb('first_attempt_at_ms', '-', byMs),
        }))
        .where(
          dialect.isFoundBy(
            'id',
            db
              .selectFrom('mitako_pending_deliveries')
              .select('delivery_id')
              .where('endpoint_id', 'in', endpointsOf(db, merchantId).select('id')),
          ),
        ),
    ),
    any((db, { merchantId, byMs }) =>
      db
        .updateTable('mitako_pending_deliveries')
        .set((eb) => ({ due_at_ms: eb('due_at_ms', '-', byMs) }))
        .where('endpoint_id', 'in', endpointsOf(db, merchantId).select('id')),
    ),
    any((db, { merchantId, byMs }) =>
      db
        .updateTable('mitako_endpoints')
        .set((eb) => ({ failing_since_ms: eb('failing_since_ms', '-', byMs) }))
        .where('merchant_id', '=', ofAnyId('merchant', merchantId))
        .where('livemode', '=', (eb) => eb.lit(0))
        .where('deleted_at_ms', 'is', null)
        .where('failing_since_ms', 'is not', null),
    ),
    any((db, { merchantId, byMs }) =>
      db
        .updateTable('mitako_disputes')
        .set((eb) => ({ due_at_ms: nearer('due_at_ms', byMs), version: eb('version', '+', eb.lit(1)) }))
        .where('merchant_id', '=', ofId('merchant', merchantId))
        .where('livemode', '=', (eb) => eb.lit(0))
        .where('status', '=', sql.lit('needs_response')),
    ),
    any((db, { merchantId, byMs }) =>
      db
        .updateTable('mitako_payment_links')
        .set((eb) => ({ expires_at_ms: nearer('expires_at_ms', byMs), version: eb('version', '+', eb.lit(1)) }))
        .where('merchant_id', '=', ofId('merchant', merchantId))
        .where('livemode', '=', (eb) => eb.lit(0))
        .where('expires_at_ms', 'is not', null),
    ),
  ],
} satisfies SomeDefinitions;

/** A term, nearer by some time. Not those that find a row of another table, as the release of a payment's credit does. */
function nearer(column: 'due_at_ms' | 'expires_at_ms', byMs: number): RawBuilder<number> {
  const moved = sql<number>`${sql.ref(column)} - ${byMs}`;
  return sql`case when ${moved} < created_at_ms then created_at_ms else ${moved} end`;
}
