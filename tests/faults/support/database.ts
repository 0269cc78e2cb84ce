import type { Store } from '@mitako/core';
import { postgres } from '@mitako/postgres';
import { sqlite } from '@mitako/sqlite';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import type { Engine } from './scenario.ts';

export interface Database {
  /** A file, or the address of a database. */
  readonly location: string;
  drop(): Promise<void>;
}

/**
 * An empty database.
 * @param postgresUrl of a server, as a user who may create databases
 */
export async function createDatabase(engine: Engine, directory: string, postgresUrl: string): Promise<Database> {
  if (engine === 'sqlite') return { location: join(directory, 'mitako.db'), drop: () => Promise.resolve() };
  const name = `faults_${randomBytes(8).toString('hex')}`;
  await execute(postgresUrl, `CREATE DATABASE ${name}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return { location: url.href, drop: () => execute(postgresUrl, `DROP DATABASE ${name} WITH (FORCE)`) };
}

export function openStore(location: string): Store {
  return location.startsWith('postgres:') ? postgres({ connectionString: location }) : sqlite({ path: location });
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
