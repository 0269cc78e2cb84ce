import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const refundsAndDisputes: Migration = {
  name: '0003-refunds-and-disputes',
  async up(schema, { text, integer, bigint, tableOptions }) {
    await schema
      .createTable('mitako_refunds')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('payment_id', text, (column) => column.notNull().references('mitako_payments.id'))
      .addColumn('merchant_id', text, (column) => column.notNull())
      .addColumn('livemode', integer, (column) => column.notNull())
      .addColumn('amount', bigint, (column) => column.notNull().check(sql`amount >= 0`))
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('reason', text)
      .addColumn('failure_code', text)
      .addColumn('transaction_id', text)
      .addColumn('fee_returned', bigint, (column) => column.notNull().check(sql`fee_returned >= 0`))
      .addColumn('from_pending', bigint, (column) => column.notNull().check(sql`from_pending >= 0`))
      .addColumn('created_at_ms', bigint, (column) => column.notNull())
      .addColumn('updated_at_ms', bigint, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .modifyEnd(tableOptions)
      .execute();
    await schema.createIndex('mitako_refunds_payment').on('mitako_refunds').columns(['payment_id', 'id']).execute();
    await schema
      .createIndex('mitako_refunds_list')
      .on('mitako_refunds')
      .columns(['merchant_id', 'livemode', 'id'])
      .execute();
    await schema.createIndex('mitako_refunds_status').on('mitako_refunds').columns(['status', 'id']).execute();

    await schema
      .createTable('mitako_disputes')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('payment_id', text, (column) => column.notNull().references('mitako_payments.id'))
      .addColumn('merchant_id', text, (column) => column.notNull())
      .addColumn('livemode', integer, (column) => column.notNull())
      .addColumn('amount', bigint, (column) => column.notNull().check(sql`amount >= 0`))
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('reason', text)
      .addColumn('due_at_ms', bigint, (column) => column.notNull())
      .addColumn('evidence', text)
      .addColumn('evidence_submitted_at_ms', bigint)
      .addColumn('note', text)
      .addColumn('resolved_at_ms', bigint)
      .addColumn('from_pending', bigint, (column) => column.notNull().check(sql`from_pending >= 0`))
      .addColumn('transaction_id', text, (column) => column.notNull())
      .addColumn('closing_transaction_id', text)
      .addColumn('created_at_ms', bigint, (column) => column.notNull())
      .addColumn('updated_at_ms', bigint, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .modifyEnd(tableOptions)
      .execute();
    await schema.createIndex('mitako_disputes_payment').on('mitako_disputes').columns(['payment_id', 'id']).execute();
    await schema.createIndex('mitako_disputes_status').on('mitako_disputes').columns(['status', 'id']).execute();
    await schema
      .createIndex('mitako_disputes_list')
      .on('mitako_disputes')
      .columns(['merchant_id', 'livemode', 'id'])
      .execute();
    await schema
      .createIndex('mitako_disputes_list_status')
      .on('mitako_disputes')
      .columns(['merchant_id', 'livemode', 'status', 'id'])
      .execute();
  },
};
