import { sql, type SqlBool } from 'kysely';
import type { Migration } from './migration.ts';

export const payments: Migration = {
  name: '0002-payments',
  async up(schema, { text, integer, bigint, tableOptions }) {
    // No foreign key from payments to merchants: on PostgreSQL it would lock the merchant's row with each payment.
    await schema
      .createTable('mitako_payments')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('slug', text, (column) => column.notNull().unique())
      .addColumn('merchant_id', text, (column) => column.notNull())
      .addColumn('livemode', integer, (column) => column.notNull())
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('amount', bigint, (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('description', text)
      .addColumn('customer_reference', text)
      .addColumn('return_url', text)
      .addColumn('cancel_url', text)
      .addColumn('locale', text)
      .addColumn('metadata', text, (column) => column.notNull())
      .addColumn('max_attempts', integer, (column) => column.notNull())
      .addColumn('attempts_count', integer, (column) => column.notNull())
      .addColumn('live_attempt_id', text)
      .addColumn('created_at_ms', bigint, (column) => column.notNull())
      .addColumn('updated_at_ms', bigint, (column) => column.notNull())
      .addColumn('expires_at_ms', bigint, (column) => column.notNull())
      .addColumn('succeeded_at_ms', bigint)
      .addColumn('transaction_id', text)
      .addColumn('fee', bigint, (column) => column.notNull())
      .addColumn('fee_refund_policy', text, (column) => column.notNull())
      .addColumn('fee_returned', bigint, (column) => column.notNull())
      .addColumn('credit_pending', bigint, (column) => column.notNull())
      .addColumn('release_at_ms', bigint)
      .addColumn('amount_refunded', bigint, (column) => column.notNull())
      .addColumn('refund_pending', bigint, (column) => column.notNull())
      .addColumn('amount_disputed', bigint, (column) => column.notNull())
      .addColumn('method_type', text)
      .addColumn('method_provider', text)
      .addColumn('phone_masked', text)
      .addColumn('payer_id', text)
      .addColumn('failure_code', text)
      .addColumn('cancel_reason', text)
      .addColumn('canceled_by', text)
      .addColumn('token_hash', text)
      .addColumn('event_sequence', integer, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addCheckConstraint(
        'mitako_payments_amounts',
        sql`amount >= 0 and fee >= 0 and amount_refunded >= 0 and refund_pending >= 0 and amount_disputed >= 0`,
      )
      .addCheckConstraint('mitako_payments_fee_returned', sql`fee_returned >= 0 and fee_returned <= fee`)
      .addCheckConstraint('mitako_payments_credit_pending', sql`credit_pending >= 0`)
      .addCheckConstraint('mitako_payments_returned', sql`amount_refunded + refund_pending + amount_disputed <= amount`)
      .modifyEnd(tableOptions)
      .execute();
    await schema
      .createIndex('mitako_payments_list')
      .on('mitako_payments')
      .columns(['merchant_id', 'livemode', 'id'])
      .execute();
    await schema
      .createIndex('mitako_payments_status')
      .on('mitako_payments')
      .columns(['merchant_id', 'livemode', 'status', 'id'])
      .execute();
    await schema
      .createIndex('mitako_payments_reference')
      .on('mitako_payments')
      .columns(['merchant_id', 'livemode', 'customer_reference', 'id'])
      .where(sql.ref('customer_reference'), 'is not', null)
      .execute();
    await schema
      .createIndex('mitako_payments_token')
      .unique()
      .on('mitako_payments')
      .column('token_hash')
      .where(sql.ref('token_hash'), 'is not', null)
      .execute();
    await schema
      .createIndex('mitako_payments_open')
      .on('mitako_payments')
      .column('expires_at_ms')
      .where(sql<SqlBool>`status = 'requested'`)
      .execute();

    await schema
      .createIndex('mitako_payments_release')
      .on('mitako_payments')
      .column('release_at_ms')
      .where(sql.ref('release_at_ms'), 'is not', null)
      .execute();

    await schema
      .createTable('mitako_attempts')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('payment_id', text, (column) => column.notNull().references('mitako_payments.id'))
      .addColumn('merchant_id', text, (column) => column.notNull())
      .addColumn('livemode', integer, (column) => column.notNull())
      .addColumn('amount', bigint, (column) => column.notNull().check(sql`amount >= 0`))
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('method_type', text, (column) => column.notNull())
      .addColumn('method_provider', text)
      .addColumn('phone_masked', text)
      .addColumn('encrypted_phone', text)
      .addColumn('payer_id', text)
      .addColumn('rail', text, (column) => column.notNull())
      .addColumn('rail_reference', text)
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('failure_code', text)
      .addColumn('next_poll_at_ms', bigint)
      .addColumn('polls_count', integer, (column) => column.notNull())
      .addColumn('next_action_type', text)
      .addColumn('next_action_url', text)
      .addColumn('expires_at_ms', bigint, (column) => column.notNull())
      .addColumn('created_at_ms', bigint, (column) => column.notNull())
      .addColumn('updated_at_ms', bigint, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addColumn('lease_token', text)
      .addCheckConstraint('mitako_attempts_next_action', sql`next_action_url is null or next_action_type is not null`)
      .modifyEnd(tableOptions)
      .execute();
    await schema
      .createIndex('mitako_attempts_payment')
      .on('mitako_attempts')
      .columns(['payment_id', 'created_at_ms', 'id'])
      .execute();
    await schema
      .createIndex('mitako_attempts_live')
      .unique()
      .on('mitako_attempts')
      .column('payment_id')
      .where(sql<SqlBool>`status in ('submitting', 'pending', 'needs_review')`)
      .execute();
    await schema
      .createIndex('mitako_attempts_list')
      .on('mitako_attempts')
      .columns(['merchant_id', 'livemode', 'id'])
      .execute();
    await schema.createIndex('mitako_attempts_status').on('mitako_attempts').columns(['status', 'id']).execute();
    await schema
      .createIndex('mitako_attempts_poll')
      .on('mitako_attempts')
      .column('next_poll_at_ms')
      .where(sql.ref('next_poll_at_ms'), 'is not', null)
      .execute();
  },
};
