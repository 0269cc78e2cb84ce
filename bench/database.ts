import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import pg from 'pg';
import { createDatabaseOn } from '../tests/support/postgres-database.ts';
import { startPostgresServer } from '../tests/support/postgres-server.ts';
import type { Usage } from './meter.ts';
import { cpuOfFamily, parentOf } from './process-cpu.ts';

export type EngineName = 'sqlite' | 'postgres';

/** The directory of this run's databases. */
export interface Databases {
  readonly engine: EngineName;
  /** Description of the engine, for the report. */
  readonly settings: string;
  /** Creates an empty database and returns its location: a file, or a PostgreSQL URL. */
  create(name: string): Promise<string>;
  /** Of the database's own processes so far; null when it has none. */
  usage(): Promise<Usage | null>;
  stop(): Promise<void>;
}

/** @param directory on a disk: a sync to memory costs nothing, and would falsify every figure */
export function openDatabases(engine: EngineName, directory: string): Promise<Databases> {
  return engine === 'sqlite' ? Promise.resolve(inDirectory(directory)) : onServer();
}

function inDirectory(directory: string): Databases {
  let count = 0;
  return {
    engine: 'sqlite',
    settings: 'SQLite: WAL, synchronous=FULL',
    create(name) {
      count += 1;
      return Promise.resolve(`${directory}/${name}-${count}.db`);
    },
    usage: () => Promise.resolve(null),
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
  const client = new pg.Client({ connectionString: server.connectionString });
  await client.connect();
  const { rows } = await client.query<{ readonly name: string; readonly value: string; readonly pid: number }>(
    `SELECT name, current_setting(name) AS value, pg_backend_pid() AS pid FROM pg_settings WHERE name = ANY ($1)`,
    [SHOWN],
  );
  const serverPid = await parentOf(rows[0]?.pid ?? 0);
  return {
    engine: 'postgres',
    settings: `PostgreSQL: ${rows.map(({ name, value }) => `${name}=${value}`).join(', ')}`,
    create: async (name) => (await createDatabaseOn(server.connectionString, name)).connectionString,
    async usage() {
      const counted = await client.query<{ readonly syncs: string; readonly wal_bytes: string }>(COUNTED);
      const { syncs = 0, wal_bytes: walBytes = 0 } = counted.rows[0] ?? {};
      return { cpuMicroseconds: await cpuOfFamily(serverPid), syncs: Number(syncs), walBytes: Number(walBytes) };
    },
    async stop() {
      await client.end();
      await server.stop();
    },
  };
}

const COUNTED = `SELECT sum(fsyncs) AS syncs, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS wal_bytes
  FROM pg_stat_io WHERE object = 'wal'`;
