import { sql, type SqlBool } from 'kysely';
import type { Migration } from './migration.ts';

export const ledger: Migration = {
  name: '0003-ledger',
  async up(schema, { text, integer, bigint, tableOptions }) {
    await schema
      .createTable('mitako_accounts')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('owner_id', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('livemode', integer, (column) => column.notNull())
      .addColumn('available', bigint, (column) => column.notNull())
      .addColumn('created_at_ms', bigint, (column) => column.notNull())
      .addCheckConstraint('mitako_accounts_available', sql`kind not in ('wallet', 'float') or available >= 0`)
      .modifyEnd(tableOptions)
      .execute();

    await schema
      .createTable('mitako_transfers')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('livemode', integer, (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('merchant_id', text)
      .addColumn('payment_id', text)
      .addColumn('created_at_ms', bigint, (column) => column.notNull())
      .modifyEnd(tableOptions)
      .execute();
    // The last word against paying twice: a payment is captured once, whatever the code above believes.
    await schema
      .createIndex('mitako_transfers_capture')
      .unique()
      .on('mitako_transfers')
      .column('payment_id')
      .where(sql<SqlBool>`kind = 'capture'`)
      .execute();

    // Append-only. No foreign key to accounts: it would lock the row of the fee account with each payment.
    await schema
      .createTable('mitako_entries')
      .addColumn('transfer_id', text, (column) => column.notNull())
      .addColumn('position', integer, (column) => column.notNull())
      .addColumn('account_id', text, (column) => column.notNull())
      .addColumn('amount', bigint, (column) => column.notNull())
      .addPrimaryKeyConstraint('mitako_entries_pkey', ['transfer_id', 'position'])
      .modifyEnd(tableOptions)
      .execute();
    // Holds the amount as well, so that a sum reads the index alone.
    await schema.createIndex('mitako_entries_account').on('mitako_entries').columns(['account_id', 'amount']).execute();
  },
};
