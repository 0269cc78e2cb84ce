import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EngineStore, engineStore } from '@mitako/core/engine';
import { RUNS } from '../../../tests/support/every-query.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { postgres } from '../src/index.ts';

let database: TestDatabase;
let pool: pg.Pool;
let store: EngineStore;

beforeAll(async () => {
  database = await createTestDatabase();
  // One connection, whose prepared statements can be asked for.
  pool = new pg.Pool({ connectionString: database.connectionString, max: 1, pipeline: true });
  store = engineStore(postgres({ pool, listen: false }));
  await store.migrations.migrate();
});
afterAll(async () => {
  await store.close();
  await pool.end();
  await database.drop();
});

const TIMES = 12;

it.each([
  ['nextDueAtMs', 'select min("due")'],
  ['lookUpQueues', 'with recursive "walk"'],
  ['read lanes that are held', 'select "found".*, "of_event".* from lateral'],
  ['claim lanes', 'select "found".*, "of_event".* from (select'],
])('%s is planned for no values', async (name, beginning) => {
  expect(await plansOf(name, beginning)).toEqual([{ generic: TIMES, custom: 0 }]);
});

// The server plans the first five for their values, and what then seems cheaper.
it.each(['checkoutBySlug', 'walletPayment'])('%s is planned once that is known to be as cheap', async (name) => {
  expect(await plansOf(name, 'select member.ord as member_ord')).toEqual([{ generic: TIMES - 5, custom: 5 }]);
});

/** How often the newest statement that begins so was planned. */
async function plansOf(name: string, beginning: string): Promise<readonly object[]> {
  for (let time = 0; time < TIMES; time += 1) await RUNS[name]?.(store);
  const { rows } = await pool.query<{ readonly generic: number; readonly custom: number }>(
    `SELECT generic_plans::int AS generic, custom_plans::int AS custom FROM pg_prepared_statements WHERE statement LIKE $1
     ORDER BY prepare_time DESC LIMIT 1`,
    [`${beginning}%`],
  );
  return rows;
}
