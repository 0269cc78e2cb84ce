import { randomBytes } from 'node:crypto';
import type { Store } from '@mitako/core';
import { type EngineStore, engineStore } from '@mitako/core/engine';
import { runStoreConformance, type ConformanceDatabase, type StoreConformanceOptions } from '@mitako/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createTestDatabase, emptySchema, type TestDatabase } from '../../../tests/support/postgres.ts';
import { postgres } from '../src/index.ts';

let database: TestDatabase;
let janitor: pg.Client;
/** Migrated schemas without a row. */
const emptied: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  janitor = new pg.Client({ connectionString: database.connectionString });
  await janitor.connect();
});
afterAll(async () => {
  await janitor.end();
  await database.drop();
});

runStoreConformance({
  name: 'PostgreSQL',
  ...databasesOf((connectionString, schema) => postgres({ connectionString, schema })),
  wakesOthers: true,
  test: { afterAll, beforeAll, describe, it },
});

/** What a list of changes may and may not do is asked again of one that is written in somebody else's transaction. */
const IN_TRANSACTION: ReadonlySet<string> = new Set([
  'PostgreSQL, in a transaction of the embedding program, keeps the promises of a store',
  'a list of changes',
  'lists that are committed at once',
  'after a list that throws',
  'a value that does not bind',
  'rivals',
]);

runStoreConformance({
  name: 'PostgreSQL, in a transaction of the embedding program,',
  ...databasesOf(embedded),
  test: {
    afterAll,
    beforeAll,
    it,
    describe: (name, body) => (IN_TRANSACTION.has(name) ? describe : leftOut)(name, body),
  },
});

function leftOut(): void {}

/** Each list in a transaction that its client began, and commits whatever became of the list. */
function embedded(connectionString: string, schema: string): EngineStore {
  const pool = new pg.Pool({ connectionString, max: 8 });
  const store = engineStore(postgres({ pool, schema }));
  return {
    ...store,
    async commit(changes) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        return await engineStore(store.withClient(client)).commit(changes);
      } finally {
        await client.query('COMMIT');
        client.release();
      }
    },
    async close() {
      await store.close();
      await pool.end();
    },
  };
}

/** Databases of the suite are schemas: one is made in a tenth of the time that a database takes. */
function databasesOf(
  open: (connectionString: string, schema: string) => Store,
): Pick<StoreConformanceOptions, 'createDatabase' | 'createMigratedDatabase'> {
  const onSchema = (schema: string, drop: () => Promise<void>): ConformanceDatabase => ({
    open: () => open(database.connectionString, schema),
    drop,
  });
  return {
    // Each goes with the database of this file.
    createDatabase: () => Promise.resolve(onSchema(newSchema(), () => Promise.resolve())),
    createMigratedDatabase: async () => {
      const schema = emptied.pop() ?? (await migratedSchema());
      return onSchema(schema, async () => {
        await emptySchema(janitor, schema);
        emptied.push(schema);
      });
    },
  };
}

async function migratedSchema(): Promise<string> {
  const schema = newSchema();
  const store = postgres({ connectionString: database.connectionString, schema });
  await store.migrations.migrate();
  await store.close();
  return schema;
}

function newSchema(): string {
  return `conformance_${randomBytes(6).toString('hex')}`;
}
