import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const ledger: Migration = {
  name: '0004-ledger',
  async up(schema, { text, integer, bigint, tableOptions }) {
    await schema
      .createTable('mitako_accounts')
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('owner_id', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('currency', text, (column) => column.notNull())
      .addColumn('livemode', integer, (column) => column.notNull())
      .addColumn('available', bigint, (column) => column.notNull())
      .addColumn('chain_seq', bigint, (column) => column.notNull())
      .addColumn('chain_hash', text, (column) => column.notNull())
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
      .addColumn('subject_id', text)
      .addColumn('created_at_ms', bigint, (column) => column.notNull())
      .modifyEnd(tableOptions)
      .execute();
    // The last word against moving money twice: a payment is captured once, a refund paid out once, a settlement closed
    // once, whatever the code above believes.
    await schema
      .createIndex('mitako_transfers_subject')
      .unique()
      .on('mitako_transfers')
      .columns(['subject_id', 'kind'])
      .where(sql.ref('subject_id'), 'is not', null)
      .execute();
    await schema
      .createIndex('mitako_transfers_payment')
      .on('mitako_transfers')
      .columns(['payment_id', 'id'])
      .where(sql.ref('payment_id'), 'is not', null)
      .execute();

    // No foreign key to accounts: it would lock the row of the fee account with each payment.
    await schema
      .createTable('mitako_entries')
      .addColumn('transfer_id', text, (column) => column.notNull())
      .addColumn('position', integer, (column) => column.notNull())
      .addColumn('account_id', text, (column) => column.notNull())
      .addColumn('amount', bigint, (column) => column.notNull())
      .addColumn('mac', text, (column) => column.notNull())
      .addColumn('chain_seq', bigint)
      .addColumn('chain_hash', text)
      .addPrimaryKeyConstraint('mitako_entries_pkey', ['transfer_id', 'position'])
      .modifyEnd(tableOptions)
      .execute();
    await schema
      .createIndex('mitako_entries_statement')
      .on('mitako_entries')
      .columns(['account_id', 'transfer_id'])
      .execute();
    // Two writers that lengthen one chain at once: the second finds its place taken.
    await schema
      .createIndex('mitako_entries_chain')
      .unique()
      .on('mitako_entries')
      .columns(['account_id', 'chain_seq'])
      .where(sql.ref('chain_seq'), 'is not', null)
      .execute();
    // What waits for the folder, in the order in which it is chained. An entry leaves this index when it is.
    await schema
      .createIndex('mitako_entries_tail')
      .on('mitako_entries')
      .columns(['account_id', 'transfer_id', 'position'])
      .where(sql.ref('chain_seq'), 'is', null)
      .execute();
  },
};
