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
  return { connectionString: url.href, drop: () => execute(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function execute(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
