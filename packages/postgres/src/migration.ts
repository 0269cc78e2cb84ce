import { Kysely, PostgresAdapter, PostgresDialect, type RawBuilder, sql } from 'kysely';
import pg, { type Pool } from 'pg';
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
    // Kysely would create it too, and hide why it may not.
    const { rows } = await sql`select 1 from pg_catalog.pg_namespace where nspname = ${schema}`.execute(transaction);
    if (rows.length === 0) {
      const { database, role, may } = await privilege(
        sql`has_database_privilege(current_database(), 'CREATE')`,
        transaction,
      );
      if (!may) {
        throw new Error(
          `The role ${role} may not create the schema ${schema}: GRANT CREATE ON DATABASE ${quoted(database)} TO ${quoted(role)};`,
        );
      }
      await transaction.schema.createSchema(schema).execute();
    }
    const { role, may } = await privilege(
      sql`has_schema_privilege(${schema}, 'CREATE') and has_schema_privilege(${schema}, 'USAGE')`,
      transaction,
    );
    return work(transaction).catch((error: unknown) => {
      // Kysely continues after the first refusal, and then only reports that the transaction has failed.
      if (may) throw error;
      throw new Error(
        `The role ${role} may not create tables in the schema ${schema}: GRANT CREATE, USAGE ON SCHEMA ${quoted(schema)} TO ${quoted(role)};`,
        { cause: error },
      );
    });
  });
}

async function privilege(
  may: RawBuilder<unknown>,
  transaction: Kysely<unknown>,
): Promise<{ readonly database: string; readonly role: string; readonly may: boolean }> {
  const { rows } = await sql<{ database: string; role: string; may: boolean }>`
    select current_database() as database, current_user as role, ${may} as may`.execute(transaction);
  return rows[0] ?? { database: '', role: '', may: true };
}

const quoted = pg.escapeIdentifier;

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
