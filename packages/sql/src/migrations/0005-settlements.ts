import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const settlements: Migration = {
  name: '0005-settlements',
  async up(schema, { text, integer, bigint, tableOptions }) {
    await schema
      .createTable('mitako_settlements')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('merchant_id', text, (column) => column.notNull())
      .addColumn('livemode', integer, (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('amount', bigint, (column) => column.notNull())
      .addColumn('lines_count', bigint, (column) => column.notNull())
      .addColumn('from_sequence', bigint, (column) => column.notNull())
      .addColumn('through_sequence', bigint, (column) => column.notNull())
      .addColumn('transaction_id', text, (column) => column.notNull())
      .addColumn('closing_transaction_id', text)
      .addColumn('reference', text)
      .addColumn('failure_reason', text)
      .addColumn('created_at_ms', bigint, (column) => column.notNull())
      .addColumn('updated_at_ms', bigint, (column) => column.notNull())
      .addColumn('resolved_at_ms', bigint)
      .addColumn('event_sequence', integer, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .addCheckConstraint('mitako_settlements_amount', sql`amount >= 0`)
      .addCheckConstraint('mitako_settlements_stretch', sql`from_sequence <= through_sequence`)
      .modifyEnd(tableOptions)
      .execute();
    // No line is paid out twice: settlements of one balance follow each other, and one begins at each place.
    await schema
      .createIndex('mitako_settlements_stretch')
      .unique()
      .on('mitako_settlements')
      .columns(['merchant_id', 'livemode', 'currency', 'from_sequence'])
      .execute();
    await schema
      .createIndex('mitako_settlements_list')
      .on('mitako_settlements')
      .columns(['merchant_id', 'livemode', 'id'])
      .execute();
    await schema
      .createIndex('mitako_settlements_list_status')
      .on('mitako_settlements')
      .columns(['merchant_id', 'livemode', 'status', 'id'])
      .execute();
    await schema.createIndex('mitako_settlements_status').on('mitako_settlements').columns(['status', 'id']).execute();
  },
};
