import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  readonly connectionString: string;
  /** Closes remaining connections and drops the database. */
  drop(): Promise<void>;
}

/**
 * An empty database with a unique name.
 * @param server its connection string, with a user that may create databases
 * @param prefix of the name, which tells where a leftover comes from
 */
export async function createDatabaseOn(server: string, prefix: string): Promise<TestDatabase> {
  const name = `${prefix}_${randomBytes(8).toString('hex')}`;
  await execute(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    connectionString: url.href,
    drop: () => execute(server, untilUnused(name), `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

/**
 * Waits up to a quarter of a second for the end of its connections. A pool has ended before they have, and one that is cut
 * in between is an error of a pool to which nobody listens any more.
 */
function untilUnused(name: string): string {
  return `DO $$ BEGIN
  FOR round IN 1..25 LOOP
    PERFORM pg_stat_clear_snapshot();
    EXIT WHEN NOT EXISTS (SELECT FROM pg_stat_activity WHERE datname = '${name}');
    PERFORM pg_sleep(0.01);
  END LOOP;
END $$`;
}

async function execute(connectionString: string, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
