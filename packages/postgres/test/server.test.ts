import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

test('the tests run on PostgreSQL 18', async () => {
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  expect(rows[0]?.server_version).toMatch(/^18\./);
});
