import { createDatabaseOn } from './postgres-database.ts';
import { startPostgresServer } from './postgres-server.ts';

/** A separate PostgreSQL server for a test file, with fsync on: without it our server refuses to start. */
export interface Databases {
  /** The address of a new database without anything in it. */
  create(): Promise<string>;
  stop(): Promise<void>;
}

export async function startDatabases(): Promise<Databases> {
  const server = await startPostgresServer();
  return {
    create: async () => (await createDatabaseOn(server.connectionString, 'shop')).connectionString,
    stop: () => server.stop(),
  };
}
