import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { borrowPool, ownPool } from '../src/pool.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Listeners of `error` in the very moment in which a connection is handed out: without one, a word ends the process. */
function listenersWhenTaken(pool: pg.Pool): Promise<number> {
  return new Promise((resolve, reject) => {
    pool.connect((error, client, release) => {
      if (client === undefined) {
        reject(error ?? new Error('there is no connection'));
        return;
      }
      resolve(client.listenerCount('error'));
      release();
    });
  });
}

it.each([
  ['of our own', (connectionString: string) => ownPool({ connectionString })],
  ['that was handed in', (connectionString: string) => borrowPool(new pg.Pool({ connectionString }))],
])('a connection of a pool %s always has an error listener', async (_whose, open) => {
  const { pool, close } = open(database.connectionString);
  expect(await listenersWhenTaken(pool)).toBe(1);
  expect(await listenersWhenTaken(pool), 'the second time').toBe(1);
  const removed = once(pool, 'remove');
  await close();
  if (!pool.ending) await pool.end();
  // Otherwise the database is dropped under a connection that is about to end and has no error handler.
  await removed;
});
