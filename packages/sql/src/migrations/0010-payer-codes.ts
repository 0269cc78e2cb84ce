import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const payerCodes: Migration = {
  name: '0010-payer-codes',
  async up(schema, { integer }) {
    // One statement for each: SQLite adds one column at a time.
    await schema
      .alterTable('mitako_attempts')
      .addColumn('codes_tried', integer, (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .alterTable('mitako_attempts')
      .addColumn('codes_wrong', integer, (column) =>
        column
          .notNull()
          .defaultTo(0)
          .check(sql`codes_wrong >= 0 and codes_wrong <= codes_tried`),
      )
      .execute();
  },
};
