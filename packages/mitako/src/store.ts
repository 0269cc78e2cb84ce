import type { Store } from '@mitako/core';
import type { PostgresOptions, PostgresStore } from '@mitako/postgres';
import type { SqliteStore } from '@mitako/sqlite';
import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Failure, messageOf } from './failure.ts';

/** An opened store, and its label for messages, without a password. */
export interface OpenStore {
  readonly store: SqliteStore | PostgresStore;
  readonly label: string;
}

/** Whether a location is a PostgreSQL URL; everything else is a file. */
export function isPostgres(location: string): boolean {
  return /^postgres(ql)?:\/\//i.test(location);
}

/**
 * Opens the SQLite file or the PostgreSQL database at a location. Loads only that engine.
 * @throws Failure when it cannot be opened, read or written
 */
export async function openStore(location: string): Promise<OpenStore> {
  if (isPostgres(location)) return openPostgres(location);
  // Without the address, which may have a password.
  if (/^(?!file:\/\/\/)[a-z][\w+.-]+:\/\//i.test(location)) throw new Failure(UNKNOWN_STORE);
  return openSqlite(location);
}

const UNKNOWN_STORE =
  'The store is the address of no database that Mitako knows. Write the path of an SQLite file, or postgres://user:password@host/database.';

/**
 * As {@link openStore}, for an existing database: a mistyped name must not create an empty file.
 * @throws Failure also when there is no such file
 */
export async function openExistingStore(location: string): Promise<OpenStore> {
  requireFile(location);
  return openStore(location);
}

/**
 * Makes sure that a file exists; a server is only checked by opening it.
 * @param advice what to do when the file does not exist
 * @throws Failure when it does not exist, or cannot be written
 */
export function requireFile(location: string, advice = 'Make it with: mitako migrate'): void {
  if (isPostgres(location) || location === ':memory:') return;
  requireWritable(location);
  if (!existsSync(location)) throw new Failure(`Database file ${location} not found. ${advice}`);
}

/**
 * Migrates the schema and returns the applied migrations.
 * @throws Failure when it belongs to a newer version
 */
export async function migrate(opened: OpenStore): Promise<readonly string[]> {
  const { state } = await opened.store.migrations.status();
  if (state === 'ahead') throw tooNew(opened);
  return opened.store.migrations.migrate();
}

/**
 * Makes sure that the schema belongs to this version.
 * @throws Failure that names which of the two to update
 */
export async function requireCurrentSchema(opened: OpenStore): Promise<void> {
  const { state, pending } = await opened.store.migrations.status();
  if (state === 'ahead') throw tooNew(opened);
  if (state === 'behind') {
    const count = pending.length === 1 ? '1 migration' : `${pending.length} migrations`;
    throw new Failure(`The schema of ${opened.label} is behind by ${count}. Run mitako migrate with the same --store.`);
  }
}

function tooNew({ label }: OpenStore): Failure {
  return new Failure(`The schema of ${label} belongs to a newer version of Mitako. Run that version or a newer one.`);
}

async function openSqlite(path: string): Promise<OpenStore> {
  if (path !== ':memory:') requireWritable(path);
  const { sqlite } = await import('@mitako/sqlite');
  const label = path === ':memory:' ? 'the database in memory' : path;
  return answering(() => sqlite({ path }), label, `Cannot open the database file ${path}`);
}

async function openPostgres(location: string): Promise<OpenStore> {
  const { options, label } = readPostgresLocation(location);
  const { postgres } = await import('@mitako/postgres');
  return answering(() => postgres(options), label, `Cannot reach ${label}`);
}

/**
 * Parses `schema`, `pgbouncer` and `connection_limit` of a URL, names known from other tools; the driver knows none of
 * them.
 * @throws Failure for an invalid value
 */
export function readPostgresLocation(location: string): {
  readonly options: PostgresOptions;
  readonly label: string;
} {
  if (!URL.canParse(location)) throw new Failure(UNREADABLE_STORE);
  const url = new URL(location);
  const [schema, pgbouncer, connectionLimit] = ['schema', 'pgbouncer', 'connection_limit'].map((name) => {
    const value = url.searchParams.get(name);
    url.searchParams.delete(name);
    return value ?? undefined;
  });
  const connectionsMax = connectionLimit === undefined ? undefined : Number(connectionLimit);
  if (schema === '') throw new Failure('The store has an empty schema: write ?schema=pay, or omit it.');
  if (pgbouncer !== undefined && !['true', 'false'].includes(pgbouncer)) {
    throw new Failure(`The store has pgbouncer=${pgbouncer}: write true or false.`);
  }
  if (connectionsMax !== undefined && !(Number.isInteger(connectionsMax) && connectionsMax >= 1)) {
    throw new Failure(`The store has connection_limit=${connectionLimit}: write a whole number from 1.`);
  }
  return {
    options: {
      connectionString: url.href,
      schema,
      connectionsMax,
      ...(pgbouncer === 'true' && { preparedStatements: false, listen: false }),
    },
    label: `the database ${url.pathname.slice(1) || 'postgres'} on ${url.host}`,
  };
}

const UNREADABLE_STORE =
  'The address of the store cannot be read. Encode what is special in its password: # as %23, / as %2F, @ as %40.';

/** What to do, by what an engine said; the last one holds for everything else. */
const CURES: readonly (readonly [RegExp, string])[] = [
  [/password|pg_hba|role "/, 'Check the user and the password of its address.'],
  [/database "[^"]{1,63}" does not exist/, 'Create it, or write the name of another.'],
  [
    /ECONN|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|timeout/i,
    'Check its host and port, and that the server runs.',
  ],
  [/not a database|malformed/, 'Write the path of another file, or restore a backup.'],
  [/^/, 'Correct what the address or the path of the store says, or what keeps it from being opened.'],
];

async function answering(open: () => OpenStore['store'], label: string, problem: string): Promise<OpenStore> {
  let store: Store | undefined;
  try {
    const opened = open();
    store = opened;
    await opened.ping();
    return { store: opened, label };
  } catch (error) {
    await store?.close().catch(() => {});
    const reason = messageOf(error);
    const cure = CURES.find(([pattern]) => pattern.test(reason))?.[1];
    throw new Failure(`${problem}: ${reason}. ${cure}`, { cause: error });
  }
}

/** SQLite keeps a journal beside the file, so the directory must be writable too. */
function requireWritable(path: string): void {
  // As Prisma and libsql write it; SQLite would make a file of this name.
  const [, ofUrl] = /^file:(?:\/\/(?=\/))?([^?]*)/i.exec(path) ?? [];
  if (ofUrl !== undefined) throw new Failure(`The store ${path} is no path. Write ${ofUrl}.`);
  const file = resolve(path);
  const directory = dirname(file);
  if (!existsSync(directory))
    throw new Failure(`Cannot open ${path}: the directory ${directory} does not exist. Create it.`);
  if (existsSync(file) && statSync(file).isDirectory())
    throw new Failure(`Cannot open ${path}: it is a directory. Write the path of a file in it.`);
  for (const each of [directory, file]) {
    if (!existsSync(each)) continue;
    try {
      accessSync(each, constants.R_OK | constants.W_OK);
    } catch {
      throw new Failure(`Cannot open ${path}: this user may not write to ${each}. Give it the right to.`);
    }
  }
}
