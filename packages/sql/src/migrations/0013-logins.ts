import type { Migration } from './migration.ts';

/** Logins that can be ended for good, and how long ago a password was given. */
export const logins: Migration = {
  name: '0013-logins',
  async up(schema, { bigint }) {
    await schema.alterTable('mitako_principals').addColumn('disabled_at_ms', bigint).execute();
    // Of devices that are logged in already it is not known, which is long ago.
    await schema
      .alterTable('mitako_sessions')
      .addColumn('password_proven_at_ms', bigint, (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
