import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const agents: Migration = {
  name: '0006-agents',
  async up(schema, { text, integer, bigint, tableOptions }) {
    await schema
      .createTable('mitako_agents')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('cash_in_max', bigint, (column) => column.notNull().check(sql`cash_in_max >= 0`))
      .addColumn('cash_in_per_day_max', bigint, (column) => column.notNull().check(sql`cash_in_per_day_max >= 0`))
      .addColumn('cash_out_max', bigint, (column) => column.notNull().check(sql`cash_out_max >= 0`))
      .addColumn('cash_out_per_day_max', bigint, (column) => column.notNull().check(sql`cash_out_per_day_max >= 0`))
      .addColumn('suspended_at_ms', bigint)
      .addColumn('created_at_ms', bigint, (column) => column.notNull())
      .addColumn('version', integer, (column) => column.notNull())
      .modifyEnd(tableOptions)
      .execute();

    await schema
      .createTable('mitako_daily_totals')
      .addColumn('account_id', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('amount', bigint, (column) => column.notNull().check(sql`amount >= 0`))
      .addPrimaryKeyConstraint('mitako_daily_totals_pkey', ['account_id', 'kind', 'day'])
      .modifyEnd(tableOptions)
      .execute();

    await schema
      .createTable('mitako_cash_out_codes')
      .addColumn('wallet_id', text, (column) => column.primaryKey().notNull())
      .addColumn('code_hash', text, (column) => column.notNull())
      .addColumn('amount', bigint, (column) => column.notNull().check(sql`amount >= 0`))
      .addColumn('created_at_ms', bigint, (column) => column.notNull())
      .addColumn('expires_at_ms', bigint, (column) => column.notNull())
      .addColumn('failures', integer, (column) => column.notNull())
      .modifyEnd(tableOptions)
      .execute();
  },
};
