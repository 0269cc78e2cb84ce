import { engineStore, StoreUnavailableError } from '@mitako/core/engine';
import type { BoundStatement, Engine } from '@mitako/sql';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { createPostgresEngine } from '../src/engine.ts';
import { createGuard } from '../src/guarded.ts';
import { postgres } from '../src/index.ts';
import { ownPool } from '../src/pool.ts';
import { createRunGuard } from '../src/run-queries.ts';
import { createRun } from '../src/run.ts';

let database: TestDatabase;
let engine: Engine;

beforeAll(async () => {
  database = await createTestDatabase();
  engine = engineOn({ preparedStatements: true });
});
afterAll(async () => {
  await engine.close();
  await database.drop();
});

/** On one connection. */
function engineOn(options: { readonly preparedStatements: boolean }): Engine {
  const pool = ownPool({ connectionString: database.connectionString, connectionsMax: 1 });
  const sending = { run: createRun(options), guard: createGuard(options), runGuard: createRunGuard(options) };
  return createPostgresEngine(pool, { schema: 'public', durability: 'unchecked', ...sending });
}

const LIMIT: BoundStatement = { sql: "select current_setting('statement_timeout') as ms", values: [] };
const NAMES: BoundStatement = { sql: 'select count(*)::int as count from pg_prepared_statements', values: [] };

it.each([true, false])(
  'a read has a time limit in the database (prepared statements: %s)',
  async (preparedStatements) => {
    const other = engineOn({ preparedStatements });
    expect(await other.query(LIMIT)).toEqual([{ ms: '1min' }]);
    expect(await other.query({ ...LIMIT, isOfRequest: true })).toEqual([{ ms: '10s' }]);
    await other.close();
  },
);

it('a read that the database ends is a store that is unavailable, and its connection reads again', async () => {
  const slow = engine.query({ sql: 'select pg_sleep(60) as slept', values: [] }).catch((error: unknown) => error);
  const other = engineOn({ preparedStatements: true });
  const cancel = {
    sql: "select pg_cancel_backend(pid) as is_ended from pg_stat_activity where query like 'select pg_sleep(60)%'",
    values: [],
  };
  await expect.poll(() => other.query(cancel)).toEqual([{ is_ended: true }]);
  expect(await slow).toBeInstanceOf(StoreUnavailableError);
  expect(await engine.query(LIMIT)).toEqual([{ ms: '1min' }]);
  await other.close();
});

it('statements of requests, however many shapes they have, are prepared up to a limit', async () => {
  for (let shape = 0; shape < 300; shape += 1) {
    const rows = await engine.query({ sql: `select ${shape} as shape`, values: [], isOfRequest: true });
    expect(rows).toEqual([{ shape }]);
  }
  const [{ count } = { count: null }] = await engine.query(NAMES);
  expect(count).toBeGreaterThanOrEqual(250);
  expect(count).toBeLessThan(260);
});

it('the store reads as before on a pool that sends one statement at a time', async () => {
  const pool = new pg.Pool({ connectionString: database.connectionString });
  const store = engineStore(postgres({ pool }));
  await store.migrations.migrate();
  expect((await store.read.payments({ merchantId: 'mer', livemode: false }, { limit: 1, afterId: null })).rows).toEqual(
    [],
  );
  await store.close();
  await pool.end();
});
