import type { Store } from '@mitako/core';
import { postgres } from '@mitako/postgres';
import { sqlite } from '@mitako/sqlite';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, inject } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../support/postgres.ts';

// Hooks of whichever file imports this. They are registered first, so they close what the file's own hooks have used.

/** An empty store on the engine of the project. One that a test opened is closed after it; others live as long as the file. */
export async function openStore(): Promise<Store> {
  if (inject('engine') === 'sqlite') return owned(sqlite({ path: ':memory:' }), () => Promise.resolve());
  const { connectionString } = await openDatabase();
  const schema = emptied.pop() ?? `test_${(schemasCount += 1)}`;
  return owned(postgres({ connectionString, connectionsMax: 4, schema, durability }), async () => {
    await empty(schema);
    emptied.push(schema);
  });
}

/** A server that does not sync makes the tests faster, where somebody asked for it. */
const durability = process.env['MITAKO_TEST_POSTGRES_FSYNC'] === 'off' ? 'unchecked' : 'required';

/** On Postgres a file has one database, because making one takes longer than most tests. */
let database: Promise<TestDatabase & { readonly cleaner: pg.Client }> | null = null;
/** Migrated schemas without a row in them: migrating takes ten times as long as emptying. */
const emptied: string[] = [];
let schemasCount = 0;

const ofThisTest: (() => Promise<void>)[] = [];
let isInTest = false;

beforeEach(() => {
  isInTest = true;
});
afterEach(async () => {
  isInTest = false;
  for (const close of ofThisTest.splice(0)) await close();
});
afterAll(async () => {
  if (database === null) return;
  const { cleaner, drop } = await database;
  await cleaner.end();
  await drop();
});

function owned(store: Store, afterwards: () => Promise<void>): Store {
  let closed: Promise<void> | null = null;
  const close = (): Promise<void> => (closed ??= store.close().then(isInTestStore ? afterwards : undefined));
  const isInTestStore = isInTest;
  if (isInTestStore) ofThisTest.push(close);
  return { ...store, close };
}

function openDatabase(): NonNullable<typeof database> {
  database ??= createTestDatabase().then(async (created) => {
    const cleaner = new pg.Client({ connectionString: created.connectionString });
    cleaner.on('error', () => undefined);
    await cleaner.connect();
    return { ...created, cleaner };
  });
  return database;
}

async function empty(schema: string): Promise<void> {
  const { cleaner } = await openDatabase();
  // The youngest first: tables refer to older ones.
  const { rows } = await cleaner.query<{ name: string }>(
    `SELECT quote_ident(nspname) || '.' || quote_ident(relname) AS name
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE nspname = $1 AND relkind = 'r' AND relname NOT LIKE 'mitako_migration%' ORDER BY pg_class.oid DESC`,
    [schema],
  );
  await cleaner.query(rows.map(({ name }) => `DELETE FROM ${name}`).join('; '));
}
