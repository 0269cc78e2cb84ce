import { Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { take } from './pool.ts';

/**
 * Runs the work in one transaction that holds an advisory lock from its first statement to its end: a concurrent
 * migrator waits and then finds everything done. A session lock, as kysely uses it, would be lost behind a pooler.
 */
export async function inMigration<Result>(
  pool: Pool,
  schema: string,
  work: (transaction: Kysely<unknown>) => Promise<Result>,
): Promise<Result> {
  const db = new Kysely<unknown>({
    dialect: new LockedDialect({ pool: { connect: () => take(pool), end: () => Promise.resolve(), options: {} } }),
  });
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext('mitako_migration'), hashtext(${schema}))`.execute(transaction);
    // Kysely would create it too, and hide why it may not: a role without the right gets 42501 here.
    const { rows } = await sql`select 1 from pg_catalog.pg_namespace where nspname = ${schema}`.execute(transaction);
    if (rows.length === 0) await transaction.schema.createSchema(schema).execute();
    const allowed = await sql<{ may: boolean }>`select has_schema_privilege(${schema}, 'CREATE') as may`.execute(
      transaction,
    );
    return work(transaction).catch((error: unknown) => {
      // Kysely continues after the first refusal, and then only reports that the transaction has failed.
      if (allowed.rows[0]?.may !== false) throw error;
      throw new Error(`This role may not create tables in the schema ${schema}: grant it CREATE and USAGE.`, {
        cause: error,
      });
    });
  });
}

// Kysely is extended by subclassing its dialect; these two are the only classes here.

/** The lock is already held. */
class LockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

class LockedDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new LockedAdapter();
  }
}
