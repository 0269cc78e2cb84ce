import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const peopleAndKeys: Migration = {
  name: '0001-people-and-keys',
  async up(schema, { text, integer, bigint, tableOptions }) {
    await schema
      .createTable('mitako_principals')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('role', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('phone', text)
      .addColumn('password_hash', text, (column) => column.notNull())
      .addColumn('pin_hash', text)
      .addColumn('pin_failures', integer, (column) => column.notNull())
      .addColumn('pin_locked_until_ms', bigint)
      .addColumn('sandbox_scenario', text)
      .addColumn('created_at_ms', bigint, (column) => column.notNull())
      .addUniqueConstraint('mitako_principals_email', ['role', 'email'])
      .modifyEnd(tableOptions)
      .execute();
    await schema.createIndex('mitako_principals_list').on('mitako_principals').columns(['role', 'id']).execute();
    await schema.createIndex('mitako_principals_phone').on('mitako_principals').columns(['phone', 'role']).execute();

    await schema
      .createTable('mitako_merchants')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('phone', text)
      .addColumn('support_email', text)
      .addColumn('support_phone', text)
      .addColumn('brand_color', text)
      .addColumn('logo_id', text)
      .addColumn('kyc_status', text, (column) => column.notNull())
      .addColumn('kyc_submission', text)
      .addColumn('kyc_note', text)
      .addColumn('kyc_submitted_at_ms', bigint)
      .addColumn('kyc_decided_at_ms', bigint)
      .addColumn('suspended_at_ms', bigint)
      .addColumn('suspension_reason', text)
      .addColumn('fee_basis_points', integer, (column) => column.notNull())
      .addColumn('fee_fixed', bigint, (column) => column.notNull())
      .addColumn('fee_minimum', bigint, (column) => column.notNull())
      .addColumn('fee_maximum', bigint)
      .addColumn('fee_refund_policy', text, (column) => column.notNull())
      .addColumn('settlement_delay_ms', bigint, (column) => column.notNull())
      .addColumn('settlement_schedule', text, (column) => column.notNull())
      .addColumn('settlement_minimum', bigint, (column) => column.notNull())
      .addColumn('next_settlement_at_ms', bigint)
      .addColumn('endpoint_count', integer, (column) => column.notNull().defaultTo(0))
      .addColumn('created_at_ms', bigint, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .modifyEnd(tableOptions)
      .execute();
    await schema
      .createIndex('mitako_merchants_settlement')
      .on('mitako_merchants')
      .column('next_settlement_at_ms')
      .where(sql.ref('next_settlement_at_ms'), 'is not', null)
      .execute();
    await schema.createIndex('mitako_merchants_kyc').on('mitako_merchants').columns(['kyc_status', 'id']).execute();

    await schema
      .createTable('mitako_logos')
      .addColumn('merchant_id', text, (column) => column.primaryKey().notNull().references('mitako_merchants.id'))
      .addColumn('id', text, (column) => column.notNull())
      .addColumn('content_type', text, (column) => column.notNull())
      .addColumn('content', text, (column) => column.notNull())
      .modifyEnd(tableOptions)
      .execute();
    await schema.createIndex('mitako_logos_id').on('mitako_logos').column('id').execute();

    await schema
      .createTable('mitako_sessions')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('principal_id', text, (column) => column.notNull().references('mitako_principals.id'))
      .addColumn('role', text, (column) => column.notNull())
      .addColumn('device_name', text, (column) => column.notNull())
      .addColumn('generation', integer, (column) => column.notNull())
      .addColumn('rotated_at_ms', bigint, (column) => column.notNull())
      .addColumn('created_at_ms', bigint, (column) => column.notNull())
      .addColumn('last_used_at_ms', bigint, (column) => column.notNull())
      .addColumn('idle_expires_at_ms', bigint, (column) => column.notNull())
      .addColumn('expires_at_ms', bigint, (column) => column.notNull())
      .addColumn('refresh_ended_at_ms', bigint)
      .addColumn('revoked_at_ms', bigint)
      .modifyEnd(tableOptions)
      .execute();
    await schema
      .createIndex('mitako_sessions_principal')
      .on('mitako_sessions')
      .columns(['principal_id', 'created_at_ms', 'id'])
      .execute();

    await schema
      .createTable('mitako_api_keys')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('merchant_id', text, (column) => column.notNull().references('mitako_merchants.id'))
      .addColumn('livemode', integer, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('scopes', text, (column) => column.notNull())
      .addColumn('hash', text, (column) => column.notNull().unique())
      .addColumn('hint', text, (column) => column.notNull())
      .addColumn('created_at_ms', bigint, (column) => column.notNull())
      .addColumn('expires_at_ms', bigint)
      .addColumn('revoked_at_ms', bigint)
      .addColumn('last_used_at_ms', bigint)
      .modifyEnd(tableOptions)
      .execute();
    await schema.createIndex('mitako_api_keys_merchant').on('mitako_api_keys').columns(['merchant_id', 'id']).execute();

    await schema
      .createTable('mitako_operator_keys')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('hash', text, (column) => column.notNull().unique())
      .addColumn('created_at_ms', bigint, (column) => column.notNull())
      .addColumn('revoked_at_ms', bigint)
      .modifyEnd(tableOptions)
      .execute();

    await schema
      .createTable('mitako_signing_keys')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('public_jwk', text, (column) => column.notNull())
      .addColumn('encrypted_private_jwk', text, (column) => column.notNull())
      .addColumn('created_at_ms', bigint, (column) => column.notNull())
      .addColumn('retired_at_ms', bigint)
      .modifyEnd(tableOptions)
      .execute();
  },
};
