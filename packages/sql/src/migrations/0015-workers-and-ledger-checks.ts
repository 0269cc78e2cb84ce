import { sql, type SqlBool } from 'kysely';
import type { Migration } from './migration.ts';

export const workersAndLedgerChecks: Migration = {
  name: '0015-workers-and-ledger-checks',
  async up(schema, { text, integer, bigint, tableOptions, updatedTableOptions }) {
    await schema
      .createTable('mitako_workers')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('pid', bigint, (column) => column.notNull())
      .addColumn('version', text)
      .addColumn('started_at_ms', bigint, (column) => column.notNull())
      .addColumn('last_seen_at_ms', bigint, (column) => column.notNull())
      .addColumn('stopped_at_ms', bigint)
      .modifyEnd(updatedTableOptions)
      .execute();
    await schema.createIndex('mitako_workers_seen').on('mitako_workers').columns(['last_seen_at_ms', 'id']).execute();

    await schema
      .createTable('mitako_ledger_checks')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      // One at a time: a check follows on one that has ended, and of two that follow on the same the second finds its
      // place taken.
      .addColumn('sequence', bigint, (column) => column.notNull().unique())
      .addColumn('requested_by', text, (column) => column.notNull())
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('created_at_ms', bigint, (column) => column.notNull())
      .addColumn('started_at_ms', bigint)
      .addColumn('finished_at_ms', bigint)
      .addColumn('attempts_count', integer, (column) => column.notNull())
      .addColumn('checked', text, (column) => column.notNull())
      .addColumn('problems_count', bigint, (column) => column.notNull())
      .addColumn('problems', text, (column) => column.notNull())
      .addColumn('digest', text)
      .addColumn('lease_token', text)
      .addColumn('claimable_at_ms', bigint)
      .modifyEnd(tableOptions)
      .execute();
    await schema
      .createIndex('mitako_ledger_checks_due')
      .on('mitako_ledger_checks')
      .column('claimable_at_ms')
      .where(sql<SqlBool>`claimable_at_ms is not null`)
      .execute();
  },
};
