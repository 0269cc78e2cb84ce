import { sql, type SqlBool } from 'kysely';
import type { Migration } from './migration.ts';

export const dayVolumes: Migration = {
  name: '0012-day-volumes',
  async up(schema, { text, integer, bigint, updatedTableOptions }) {
    await schema
      .createTable('mitako_volumes')
      .addColumn('merchant_id', text, (column) => column.notNull())
      .addColumn('livemode', integer, (column) => column.notNull())
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('payments_count', bigint, (column) => column.notNull())
      .addColumn('amount', bigint, (column) => column.notNull())
      .addColumn('refunds_count', bigint, (column) => column.notNull())
      .addColumn('amount_refunded', bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint('mitako_volumes_pkey', ['merchant_id', 'livemode', 'day', 'currency'])
      .modifyEnd(updatedTableOptions)
      .execute();
    // What waits for somebody. Both are small: rows leave them.
    await schema
      .createIndex('mitako_attempts_review')
      .on('mitako_attempts')
      .columns(['merchant_id', 'livemode'])
      .where(sql<SqlBool>`status = 'needs_review'`)
      .execute();
    await schema
      .createIndex('mitako_disputes_due')
      .on('mitako_disputes')
      .columns(['merchant_id', 'livemode', 'due_at_ms'])
      .where(sql<SqlBool>`status = 'needs_response'`)
      .execute();
  },
};
