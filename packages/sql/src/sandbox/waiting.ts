import { ofAnyId, ofId } from '../engine/columns.ts';
import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { Tables } from '../tables.ts';

// What is scheduled in a merchant's test mode.

type From<Table extends keyof Tables> = SelectQueryBuilder<Tables, Table, object>;

export function openPaymentsOf(db: Kysely<Tables>, merchantId: string): From<'mitako_open_payments'> {
  return db
    .selectFrom('mitako_open_payments')
    .where('merchant_id', '=', ofId('merchant', merchantId))
    .where('livemode', '=', (eb) => eb.lit(0));
}

export function releasesOf(db: Kysely<Tables>, merchantId: string): From<'mitako_releases'> {
  return db
    .selectFrom('mitako_releases')
    .where('merchant_id', '=', ofId('merchant', merchantId))
    .where('livemode', '=', (eb) => eb.lit(0));
}

/** Those that are asked about, or whose charge is under way. */
export function attemptsOf(db: Kysely<Tables>, merchantId: string): From<'mitako_attempts'> {
  return db
    .selectFrom('mitako_attempts')
    .where('merchant_id', '=', ofId('merchant', merchantId))
    .where('livemode', '=', (eb) => eb.lit(0))
    .where('next_poll_at_ms', 'is not', null);
}

export function tasksOf(db: Kysely<Tables>, merchantId: string): From<'mitako_tasks'> {
  return db
    .selectFrom('mitako_tasks')
    .where('merchant_id', '=', ofId('merchant', merchantId))
    .where('livemode', '=', (eb) => eb.lit(0));
}

/** Those that wait for evidence. */
export function disputesOf(db: Kysely<Tables>, merchantId: string): From<'mitako_disputes'> {
  return db
    .selectFrom('mitako_disputes')
    .where('merchant_id', '=', ofId('merchant', merchantId))
    .where('livemode', '=', (eb) => eb.lit(0))
    .where('status', '=', sql.lit('needs_response'));
}

export function paymentLinksOf(db: Kysely<Tables>, merchantId: string): From<'mitako_payment_links'> {
  return db
    .selectFrom('mitako_payment_links')
    .where('merchant_id', '=', ofId('merchant', merchantId))
    .where('livemode', '=', (eb) => eb.lit(0));
}

/** Ten at most; nothing is sent to a deleted one. */
export function endpointsOf(db: Kysely<Tables>, merchantId: string): From<'mitako_endpoints'> {
  return db
    .selectFrom('mitako_endpoints')
    .where('merchant_id', '=', ofAnyId('merchant', merchantId))
    .where('livemode', '=', (eb) => eb.lit(0))
    .where('deleted_at_ms', 'is', null);
}
