import { randomBytes } from 'node:crypto';
import { runStoreConformance } from '@mitako/testing';
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
  // A schema is made in a tenth of the time that a database takes.
  createDatabase() {
    const { connectionString } = database;
    const schema = `conformance_${randomBytes(6).toString('hex')}`;
    return Promise.resolve({
      open: () => postgres({ connectionString, schema }),
      drop: () => dropSchema(connectionString, schema),
    });
  },
  wakesOthers: true,
  test: { afterAll, beforeAll, describe, it },
});

async function dropSchema(connectionString: string, schema: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
  await client.end();
}
