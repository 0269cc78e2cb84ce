import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { createDatabaseOn } from '../tests/support/postgres-database.ts';
import { startPostgresServer } from '../tests/support/postgres-server.ts';
import { databaseCpuMicroseconds } from './database-cpu.ts';
import { postgresRows } from './stores.ts';

export type EngineName = 'sqlite' | 'postgres';

/** The directory of this run's databases. */
export interface Databases {
  readonly engine: EngineName;
  /** Description of the engine, for the report. */
  readonly settings: string;
  /** Creates an empty database and returns its location: a file, or a PostgreSQL URL. */
  create(name: string): Promise<string>;
  /** CPU time of the database's own processes so far, in microseconds; 0 when it has none. */
  cpuMicroseconds(): Promise<number>;
  stop(): Promise<void>;
}

/** @param directory on a disk: a sync to memory costs nothing, and would falsify every figure */
export function openDatabases(engine: EngineName, directory: string): Promise<Databases> {
  return engine === 'sqlite' ? Promise.resolve(inDirectory(directory)) : onServer();
}

function inDirectory(directory: string): Databases {
  return {
    engine: 'sqlite',
    settings: 'SQLite: WAL, synchronous=FULL',
    create: (name) => Promise.resolve(`${directory}/${name}.db`),
    cpuMicroseconds: () => Promise.resolve(0),
    stop: () => Promise.resolve(),
  };
}

const TMPFS = 0x0102_1994;
const SHOWN = ['server_version', 'fsync', 'synchronous_commit', 'full_page_writes', 'shared_buffers', 'max_wal_size'];

/** PostgreSQL with default settings, every sync on, in its own processes and in the system's temporary directory. */
async function onServer(): Promise<Databases> {
  if ((await statfs(tmpdir())).type === TMPFS) {
    throw new Error(`${tmpdir()} is memory, where a sync costs nothing: set TMPDIR to a directory on a disk.`);
  }
  const server = await startPostgresServer({ fsync: true });
  const settings = await postgresRows<{ readonly name: string; readonly value: string }>(
    server.connectionString,
    `SELECT name, current_setting(name) AS value FROM pg_settings WHERE name IN ('${SHOWN.join("', '")}')`,
  );
  return {
    engine: 'postgres',
    settings: `PostgreSQL: ${settings.map(({ name, value }) => `${name}=${value}`).join(', ')}`,
    create: async (name) => (await createDatabaseOn(server.connectionString, name)).connectionString,
    async cpuMicroseconds() {
      const client = new pg.Client({ connectionString: server.connectionString });
      await client.connect();
      try {
        const { rows } = await client.query<{ readonly pid: number }>('SELECT pg_backend_pid() AS pid');
        return await databaseCpuMicroseconds(rows[0]?.pid ?? 0);
      } finally {
        await client.end();
      }
    },
    stop: () => server.stop(),
  };
}
