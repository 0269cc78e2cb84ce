import type { Store } from '@mitako/core';
import { engineStore, type EngineStore } from '@mitako/core/engine';
import { postgres } from '@mitako/postgres';
import { sqlite } from '@mitako/sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { createTestDatabase, emptySchema, overSocket } from '../../support/postgres.ts';

// Files of one worker share what stands here; `setup.ts` says where a file and a test begin and end.

/** An empty store on the engine of the project. It is closed after the test or the file that opened it. */
export async function openStore(): Promise<EngineStore> {
  if (inject('engine') === 'sqlite') return openSqlite();
  const pool = await openPool();
  const schema = emptied.pop() ?? `test_${(schemasCount += 1)}`;
  const open = (): Store => postgres({ pool, schema, durability: 'unchecked' });
  const store = engineStore(open());
  const closing = owned(
    store,
    () => store.close(),
    async () => {
      await emptySchema(pool, schema);
      emptied.push(schema);
    },
  );
  return withAnother(closing, open);
}

/** Two empty stores on one database, as two processes have: they share no memory. */
export async function openStores(): Promise<readonly [EngineStore, EngineStore]> {
  const first = await openStore();
  const second = anotherOf.get(first)?.();
  if (second === undefined) throw new Error('The store of a test is opened by openStore().');
  return [first, owned(second, () => second.close())];
}

/** Opens another store on the database of one. */
const anotherOf = new WeakMap<EngineStore, () => EngineStore>();

function withAnother(store: EngineStore, another: () => Store): EngineStore {
  anotherOf.set(store, () => engineStore(another()));
  return store;
}

/** It stays open for the next test: compiling and preparing statements takes a quarter of the time of most. */
async function openSqlite(): Promise<EngineStore> {
  const opened = idle.pop() ?? (await createSqlite());
  // What a request has left behind, such as the last use of its key, is written first.
  const store = owned(
    opened.store,
    () => setImmediate(),
    () => {
      opened.empty();
      idle.push(opened);
    },
  );
  return withAnother(store, () => sqlite({ path: opened.path }));
}

interface Sqlite {
  readonly path: string;
  readonly store: EngineStore;
  empty(): void;
}

/** Without a row in them. */
const idle: Sqlite[] = [];

async function createSqlite(): Promise<Sqlite> {
  const directory = mkdtempSync(join(tmpdir(), 'mitako-api-'));
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  const path = join(directory, 'mitako.db');
  const store = engineStore(sqlite({ path }));
  await store.migrations.migrate();
  const database = new DatabaseSync(path, { timeout: 5_000 });
  database.exec('PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF');
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'mitako_migration%'")
    .all();
  const deletes = tables.map(({ name }) => `DELETE FROM "${String(name)}"`);
  const all = ['BEGIN IMMEDIATE', ...deletes, 'COMMIT'].join(';');
  return { path, store, empty: () => database.exec(all) };
}

/**
 * Of a worker's one database. A new connection has to learn every table and statement again, longer than most tests
 * take.
 */
let opened: Promise<pg.Pool> | null = null;
/** Migrated schemas without a row in them: migrating takes ten times as long as emptying. */
const emptied: string[] = [];
let schemasCount = 0;

interface Owned {
  close(): Promise<void>;
  readonly empty: Emptying;
}

type Emptying = () => Promise<void> | void;

const ofThisFile: Owned[] = [];
const ofThisTest: Owned[] = [];
let isInTest = false;

export function beginTest(): void {
  isInTest = true;
}

export function endTest(): Promise<void> {
  isInTest = false;
  return endAll(ofThisTest);
}

export function endFile(): Promise<void> {
  return endAll(ofThisFile);
}

/** Emptied once all are closed: a second store on a database may still write to it, as another process would. */
async function endAll(all: Owned[]): Promise<void> {
  const ended = all.splice(0);
  for (const { close } of ended) await close();
  for (const { empty } of ended) await empty();
}

/** @param close is called once, by the test or after it */
function owned(store: EngineStore, close: () => Promise<void>, empty: Emptying = () => {}): EngineStore {
  let closed: Promise<void> | null = null;
  const closeOnce = (): Promise<void> => (closed ??= close());
  (isInTest ? ofThisTest : ofThisFile).push({ close: closeOnce, empty });
  return { ...whileOpen(store, () => closed === null), close: closeOnce };
}

/** A gateway of an earlier test must not reach the rows of a later one in a store that is kept. */
function whileOpen<Part extends object>(part: Part, isOpen: () => boolean): Part {
  const guarded = Object.entries(part).map(([name, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return [name, whileOpen(value, isOpen)];
    if (typeof value !== 'function') return [name, value];
    return [
      name,
      (...given: readonly unknown[]): unknown => {
        if (!isOpen()) throw new Error('The store is closed');
        return Reflect.apply(value, part, given);
      },
    ];
  });
  return { ...part, ...Object.fromEntries(guarded) } as Part;
}

function openPool(): Promise<pg.Pool> {
  opened ??= createTestDatabase().then(
    ({ connectionString }) =>
      new pg.Pool({ connectionString: overSocket(connectionString), max: 10, pipeline: true, allowExitOnIdle: true }),
  );
  return opened;
}
