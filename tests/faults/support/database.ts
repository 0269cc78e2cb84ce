import { engineStore, type EngineStore } from '@mitako/core/engine';
import { postgres } from '@mitako/postgres';
import { sqlite } from '@mitako/sqlite';
import { join } from 'node:path';
import { createDatabaseOn } from '../../support/postgres-database.ts';
import type { Engine } from './scenario.ts';

export interface Database {
  /** A file, or the URL of a database. */
  readonly location: string;
  drop(): Promise<void>;
}

/**
 * An empty database.
 * @param postgresUrl of a server, with a user that may create databases
 */
export async function createDatabase(engine: Engine, directory: string, postgresUrl: string): Promise<Database> {
  if (engine === 'sqlite') return { location: join(directory, 'mitako.db'), drop: () => Promise.resolve() };
  const { connectionString, drop } = await createDatabaseOn(postgresUrl, 'faults');
  return { location: connectionString, drop };
}

export function openStore(location: string): EngineStore {
  return location.startsWith('postgres:')
    ? engineStore(postgres({ connectionString: location }))
    : engineStore(sqlite({ path: location }));
}
