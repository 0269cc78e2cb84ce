import { randomBytes } from 'node:crypto';
import type { Store } from '@mitako/core';
import { type EngineStore, engineStore } from '@mitako/core/engine';
import { runStoreConformance, type ConformanceDatabase, type StoreConformanceOptions } from '@mitako/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createTestDatabase, emptySchema, type TestDatabase } from '../../../tests/support/postgres.ts';
import { postgres } from '../src/index.ts';
import { storeOn } from './support/engine-on.ts';

let database: TestDatabase;
let janitor: pg.Client;
/** Migrated schemas without rows. */
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

/** The tests of commits run again in a transaction of the embedding program. */
const IN_TRANSACTION: ReadonlySet<string> = new Set([
  'PostgreSQL, in a transaction of the embedding program, conforms to the store port',
  'a list of changes',
  'concurrent commits',
  'a group of random lists',
  'a store after a list that throws',
  'an invalid value',
  'concurrent changes',
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

/** What says nothing about commits, or follows from the other tests. */
const NOT_MERGED =
  /^(all combinations|balance|claims|cursors|endpoints|headers|lines|lists( of refunds.*)?$|look-ups|migrations|nextDue|rate-limit|recent|sweeps|the |transfers of|unposted|wake-ups)/;

// Each list by the merged forms of its statements, also one that is alone.
runStoreConformance({
  name: 'PostgreSQL, with every list merged,',
  ...databasesOf((connectionString, schema) => storeOn(connectionString, { schema, leastMerged: 1 })),
  test: {
    afterAll,
    beforeAll,
    it,
    describe: (name, body) => (NOT_MERGED.test(name) ? leftOut : describe)(name, body),
  },
});

// As behind pgBouncer, and with a pool of the embedding program: no pipeline, nothing prepared.
runStoreConformance({
  name: 'PostgreSQL, one statement at a time,',
  ...databasesOf((connectionString, schema) =>
    storeOn(connectionString, { schema, pipeline: false, preparedStatements: false }),
  ),
  test: {
    afterAll,
    beforeAll,
    it,
    describe: (name, body) =>
      (/^(PostgreSQL|concurrent changes|concurrent commits|a group of)/.test(name) ? describe : leftOut)(name, body),
  },
});

function leftOut(): void {}

/** Each list in a transaction that the client began, and commits whatever the outcome of the list. */
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

/** Databases of the suite are schemas: creating one takes a tenth of the time of a database. */
function databasesOf(
  open: (connectionString: string, schema: string) => Store,
): Pick<StoreConformanceOptions, 'createDatabase' | 'createMigratedDatabase'> {
  const onSchema = (schema: string, drop: () => Promise<void>): ConformanceDatabase => ({
    open: () => open(database.connectionString, schema),
    drop,
  });
  return {
    // Each is dropped with the database of this file.
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
