import type { Migration } from './migration.ts';

/** Append-only. Nothing refers to other tables: what a line tells of may be gone, the line is not. */
export const auditLog: Migration = {
  name: '0014-audit-log',
  async up(schema, { text, integer, bigint, tableOptions }) {
    await schema
      .createTable('mitako_audit_log')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('action', text, (column) => column.notNull())
      .addColumn('actor_type', text, (column) => column.notNull())
      .addColumn('actor_id', text)
      .addColumn('actor_name', text)
      .addColumn('subject_type', text, (column) => column.notNull())
      .addColumn('subject_id', text)
      .addColumn('merchant_id', text)
      .addColumn('livemode', integer)
      .addColumn('details', text, (column) => column.notNull())
      .addColumn('client_address', text)
      .addColumn('user_agent', text)
      .addColumn('request_id', text)
      .addColumn('created_at_ms', bigint, (column) => column.notNull())
      .modifyEnd(tableOptions)
      .execute();
    for (const [name, columns] of Object.entries(INDEXES)) {
      await schema.createIndex(name).on('mitako_audit_log').columns(columns).execute();
    }
  },
};

const INDEXES = {
  mitako_audit_log_merchant: ['merchant_id', 'id'],
  mitako_audit_log_merchant_action: ['merchant_id', 'action', 'id'],
  mitako_audit_log_actor: ['actor_id', 'id'],
  mitako_audit_log_actor_merchant: ['actor_id', 'merchant_id', 'id'],
  mitako_audit_log_actor_action: ['actor_id', 'action', 'id'],
  mitako_audit_log_subject: ['subject_id', 'id'],
  mitako_audit_log_action: ['action', 'id'],
};
