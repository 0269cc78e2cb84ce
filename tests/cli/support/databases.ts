import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { startPostgresServer } from '../../support/postgres-server.ts';

/** A PostgreSQL server of a test file's own, which syncs its commits: another is refused by a server of ours. */
export interface Databases {
  /** The address of a new database without anything in it. */
  create(): Promise<string>;
  stop(): Promise<void>;
}

export async function startDatabases(): Promise<Databases> {
  const server = await startPostgresServer();
  const client = new pg.Client({ connectionString: server.connectionString });
  await client.connect();
  return {
    async create() {
      const name = `shop_${randomBytes(6).toString('hex')}`;
      await client.query(`CREATE DATABASE ${name}`);
      const url = new URL(server.connectionString);
      url.pathname = `/${name}`;
      return url.href;
    },
    async stop() {
      await client.end();
      await server.stop();
    },
  };
}
