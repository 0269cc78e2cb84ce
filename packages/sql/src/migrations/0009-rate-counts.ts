import type { Migration } from './migration.ts';

export const rateCounts: Migration = {
  name: '0009-rate-counts',
  async up(schema, { text, bigint, unlogged, updatedTableOptions }) {
    await schema
      .createTable('mitako_rate_counts')
      .modifyFront(unlogged)
      .addColumn('key', text, (column) => column.primaryKey().notNull())
      .addColumn('used', bigint, (column) => column.notNull())
      .addColumn('ends_at_ms', bigint, (column) => column.notNull())
      .addColumn('expires_at_ms', bigint, (column) => column.notNull())
      .modifyEnd(updatedTableOptions)
      .execute();
    await schema.createIndex('mitako_rate_counts_expiry').on('mitako_rate_counts').column('expires_at_ms').execute();
  },
};
