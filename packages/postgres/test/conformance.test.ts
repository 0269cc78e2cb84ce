import { randomBytes } from 'node:crypto';
import type { Store } from '@mitako/core';
import { runStoreConformance, type ConformanceDatabase } from '@mitako/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { postgres } from '../src/index.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
});

runStoreConformance({
  name: 'PostgreSQL',
  createDatabase: () => createSchema((connectionString, schema) => postgres({ connectionString, schema })),
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
  createDatabase: () => createSchema(embedded),
  test: {
    afterAll,
    beforeAll,
    it,
    describe: (name, body) => (IN_TRANSACTION.has(name) ? describe : leftOut)(name, body),
  },
});

function leftOut(): void {}

/** Each list in a transaction that its client began, and commits whatever became of the list. */
function embedded(connectionString: string, schema: string): Store {
  const pool = new pg.Pool({ connectionString, max: 8 });
  const store = postgres({ pool, schema });
  return {
    ...store,
    async commit(changes) {
      const client = await pool.connect();
      try {
        await client.query('BEGIN');
        return await store.withClient(client).commit(changes);
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

// A schema is made in a tenth of the time that a database takes.
function createSchema(open: (connectionString: string, schema: string) => Store): Promise<ConformanceDatabase> {
  const { connectionString } = database;
  const schema = `conformance_${randomBytes(6).toString('hex')}`;
  return Promise.resolve({
    open: () => open(connectionString, schema),
    drop: () => dropSchema(connectionString, schema),
  });
}

async function dropSchema(connectionString: string, schema: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  await client.end();
}
