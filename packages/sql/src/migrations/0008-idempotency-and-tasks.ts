import type { Migration } from './migration.ts';

export const idempotencyAndTasks: Migration = {
  name: '0008-idempotency-and-tasks',
  async up(schema, { text, integer, bigint, tableOptions }) {
    await schema
      .createTable('mitako_idempotency')
      .addColumn('key', text, (column) => column.primaryKey().notNull())
      .addColumn('fingerprint', text, (column) => column.notNull())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('status', integer)
      .addColumn('body', text)
      .addColumn('sealed', integer, (column) => column.notNull())
      .addColumn('subject_id', text)
      .addColumn('lease_ends_at_ms', bigint)
      .addColumn('created_at_ms', bigint, (column) => column.notNull())
      .addColumn('expires_at_ms', bigint, (column) => column.notNull())
      .modifyEnd(tableOptions)
      .execute();
    await schema.createIndex('mitako_idempotency_expiry').on('mitako_idempotency').column('expires_at_ms').execute();

    await schema
      .createTable('mitako_tasks')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('subject_id', text, (column) => column.notNull())
      .addColumn('due_at_ms', bigint, (column) => column.notNull())
      .addColumn('attempts_count', integer, (column) => column.notNull())
      .addColumn('lease_token', text)
      .addColumn('claimable_at_ms', bigint, (column) => column.notNull())
      .modifyEnd(tableOptions)
      .execute();
    await schema.createIndex('mitako_tasks_due').on('mitako_tasks').column('claimable_at_ms').execute();
  },
};
