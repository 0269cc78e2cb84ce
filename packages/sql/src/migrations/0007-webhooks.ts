import { sql, type SqlBool } from 'kysely';
import type { Migration } from './migration.ts';

export const webhooks: Migration = {
  name: '0007-webhooks',
  async up(schema, { text, integer, bigint, tableOptions }) {
    await schema
      .createTable('mitako_events')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('merchant_id', text, (column) => column.notNull())
      .addColumn('livemode', integer, (column) => column.notNull())
      .addColumn('type', text, (column) => column.notNull())
      .addColumn('subject_id', text, (column) => column.notNull())
      .addColumn('sequence', integer, (column) => column.notNull())
      // The exact bytes that are signed, never a JSON type: that would reorder them.
      .addColumn('body', text, (column) => column.notNull())
      .addColumn('created_at_ms', bigint, (column) => column.notNull())
      .modifyEnd(tableOptions)
      .execute();
    await schema
      .createIndex('mitako_events_sequence')
      .unique()
      .on('mitako_events')
      .columns(['subject_id', 'sequence'])
      .where(sql<SqlBool>`sequence > 0`)
      .execute();
    await schema
      .createIndex('mitako_events_list')
      .on('mitako_events')
      .columns(['merchant_id', 'livemode', 'id'])
      .execute();
    await schema
      .createIndex('mitako_events_type')
      .on('mitako_events')
      .columns(['merchant_id', 'livemode', 'type', 'id'])
      .execute();

    await schema
      .createTable('mitako_endpoints')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('merchant_id', text, (column) => column.notNull().references('mitako_merchants.id'))
      .addColumn('livemode', integer, (column) => column.notNull())
      .addColumn('url', text, (column) => column.notNull())
      .addColumn('description', text)
      .addColumn('events', text, (column) => column.notNull())
      .addColumn('enabled', integer, (column) => column.notNull())
      .addColumn('prefixed_names', integer, (column) => column.notNull())
      .addColumn('encrypted_secret', text, (column) => column.notNull())
      .addColumn('encrypted_previous_secret', text)
      .addColumn('previous_secret_ends_at_ms', bigint)
      .addColumn('failing_since_ms', bigint)
      .addColumn('failures_count', integer, (column) => column.notNull())
      .addColumn('disabled_reason', text)
      .addColumn('created_at_ms', bigint, (column) => column.notNull())
      .addColumn('updated_at_ms', bigint, (column) => column.notNull())
      .addColumn('deleted_at_ms', bigint)
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('last_claimed_at_ms', bigint, (column) => column.notNull().defaultTo(0))
      .modifyEnd(tableOptions)
      .execute();
    await schema
      .createIndex('mitako_endpoints_list')
      .on('mitako_endpoints')
      .columns(['merchant_id', 'livemode', 'id'])
      .where(sql.ref('deleted_at_ms'), 'is', null)
      .execute();
    await schema
      .createIndex('mitako_endpoints_lanes')
      .on('mitako_endpoints')
      .columns(['last_claimed_at_ms', 'id'])
      .where(sql<SqlBool>`enabled = 1 and deleted_at_ms is null`)
      .execute();

    await schema
      .createTable('mitako_subscriptions')
      .addColumn('merchant_id', text, (column) => column.notNull())
      .addColumn('livemode', integer, (column) => column.notNull())
      .addColumn('pattern', text, (column) => column.notNull())
      .addColumn('endpoint_id', text, (column) => column.notNull().references('mitako_endpoints.id'))
      .addColumn('prefixed_names', integer, (column) => column.notNull())
      .addPrimaryKeyConstraint('mitako_subscriptions_pkey', ['merchant_id', 'livemode', 'pattern', 'endpoint_id'])
      .modifyEnd(tableOptions)
      .execute();
    await schema
      .createIndex('mitako_subscriptions_endpoint')
      .on('mitako_subscriptions')
      .column('endpoint_id')
      .execute();

    // No foreign key to endpoints: it would write to a lane row with each payment.
    await schema
      .createTable('mitako_deliveries')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('event_id', text, (column) => column.notNull())
      .addColumn('event_type', text, (column) => column.notNull())
      .addColumn('endpoint_id', text, (column) => column.notNull())
      .addColumn('merchant_id', text, (column) => column.notNull())
      .addColumn('livemode', integer, (column) => column.notNull())
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('prefixed_name', integer, (column) => column.notNull())
      .addColumn('attempts_count', integer, (column) => column.notNull())
      .addColumn('next_attempt_at_ms', bigint)
      .addColumn('first_attempt_at_ms', bigint)
      .addColumn('last_status_code', integer)
      .addColumn('last_error', text)
      .addColumn('created_at_ms', bigint, (column) => column.notNull())
      .addColumn('delivered_at_ms', bigint)
      .addColumn('lease_token', text)
      .addColumn('claimable_at_ms', bigint)
      .modifyEnd(tableOptions)
      .execute();
    await schema
      .createIndex('mitako_deliveries_due')
      .on('mitako_deliveries')
      .columns(['endpoint_id', 'claimable_at_ms', 'id'])
      .where(sql.ref('claimable_at_ms'), 'is not', null)
      .execute();
    await schema
      .createIndex('mitako_deliveries_leased')
      .on('mitako_deliveries')
      .columns(['endpoint_id', 'claimable_at_ms'])
      .where(sql.ref('lease_token'), 'is not', null)
      .execute();
    await schema
      .createIndex('mitako_deliveries_list')
      .on('mitako_deliveries')
      .columns(['merchant_id', 'livemode', 'id'])
      .execute();
    await schema
      .createIndex('mitako_deliveries_endpoint')
      .on('mitako_deliveries')
      .columns(['endpoint_id', 'id'])
      .execute();
    await schema.createIndex('mitako_deliveries_event').on('mitako_deliveries').columns(['event_id', 'id']).execute();
    await schema.createIndex('mitako_deliveries_status').on('mitako_deliveries').columns(['status', 'id']).execute();

    await schema
      .createTable('mitako_delivery_attempts')
      .addColumn('delivery_id', text, (column) => column.notNull())
      .addColumn('number', integer, (column) => column.notNull())
      .addColumn('started_at_ms', bigint, (column) => column.notNull())
      .addColumn('duration_ms', bigint)
      .addColumn('status_code', integer)
      .addColumn('error', text)
      .addColumn('response_body', text)
      .addPrimaryKeyConstraint('mitako_delivery_attempts_pkey', ['delivery_id', 'number'])
      .modifyEnd(tableOptions)
      .execute();
  },
};
