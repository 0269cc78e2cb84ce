import { engineStore, type EngineStore } from '@mitako/core/engine';
import { postgres } from '@mitako/postgres';
import pg from 'pg';
import { inject } from 'vitest';
import { migratedSqlite } from '../../../packages/testing/src/migrated-sqlite.ts';
import { createTestDatabase, emptySchema, overSocket } from '../../support/postgres.ts';

// Files of one worker share what stands here; `setup.ts` says where a file and a test begin and end.

/** An empty store on the engine of the project. It is closed after the test or the file that opened it. */
export async function openStore(): Promise<EngineStore> {
  if (inject('engine') === 'sqlite') return owned(await migratedSqlite(), () => Promise.resolve());
  const pool = await openPool();
  const schema = emptied.pop() ?? `test_${(schemasCount += 1)}`;
  return owned(engineStore(postgres({ pool, schema, durability: 'unchecked' })), async () => {
    await emptySchema(pool, schema);
    emptied.push(schema);
  });
}

/**
 * Of a worker's one database. A new connection has to learn every table and statement again, longer than most tests
 * take.
 */
let opened: Promise<pg.Pool> | null = null;
/** Migrated schemas without a row in them: migrating takes ten times as long as emptying. */
const emptied: string[] = [];
let schemasCount = 0;

const ofThisFile: (() => Promise<void>)[] = [];
const ofThisTest: (() => Promise<void>)[] = [];
let isInTest = false;

export function beginTest(): void {
  isInTest = true;
}

export async function endTest(): Promise<void> {
  isInTest = false;
  for (const close of ofThisTest.splice(0)) await close();
}

export async function endFile(): Promise<void> {
  for (const close of ofThisFile.splice(0)) await close();
}

function owned(store: EngineStore, afterwards: () => Promise<void>): EngineStore {
  let closed: Promise<void> | null = null;
  const close = (): Promise<void> => (closed ??= store.close().then(afterwards));
  (isInTest ? ofThisTest : ofThisFile).push(close);
  return { ...store, close };
}

function openPool(): Promise<pg.Pool> {
  opened ??= createTestDatabase().then(
    ({ connectionString }) =>
      new pg.Pool({ connectionString: overSocket(connectionString), max: 10, pipeline: true, allowExitOnIdle: true }),
  );
  return opened;
}
