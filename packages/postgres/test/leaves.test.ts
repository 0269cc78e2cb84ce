import { createGateway, sandboxRail, silentLogger } from '@mitako/core';
import { type EngineStore, engineStore } from '@mitako/core/engine';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { aDeliveryIdBase, anEvent } from '../../testing/src/store-conformance/fixtures.ts';
import { postgres, type PostgresStore } from '../src/index.ts';
import { DAY_MS, leavesOf, withLeaves } from './support/leaves.ts';

let database: TestDatabase;
let store: EngineStore & PostgresStore;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  store = engineStore(postgres({ connectionString: database.connectionString }));
  await store.migrations.migrate();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await store.close();
  await database.drop();
});

async function count(table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
  return rows[0]?.count ?? 0;
}

it('payments of many processes go on 60 days later, when no leaf is there and nobody makes one', async () => {
  const clock = { nowMs: Date.now() };
  const identity = { merchantId: '', livemode: false };
  const processes = Array.from({ length: 3 }, () =>
    createGateway({
      store: postgres({ connectionString: database.connectionString, durability: 'unchecked' }),
      rails: [sandboxRail()],
      secret: 'a root secret of at least thirty-two characters',
      publicUrl: 'http://localhost:4010',
      clock: { now: () => clock.nowMs, sleep: () => Promise.resolve() },
      logger: silentLogger(),
    }),
  );
  const [first] = processes;
  if (first === undefined) throw new Error('There is no process.');
  identity.merchantId = (await first.seedSandbox()).merchant.id;
  const create = (gateway: typeof first) =>
    gateway.payments.create(identity, { amount: 5_000, currency: 'XAF', description: 'Robe' });
  await create(first);
  const before = await count('mitako_events');

  const { rows } = await client.query<{ name: string }>(`SELECT leaf AS name FROM mitako_partitions`);
  expect(rows.length).toBeGreaterThan(0);
  clock.nowMs += 60 * DAY_MS;
  await Promise.all(processes.flatMap((gateway) => Array.from({ length: 20 }, () => create(gateway))));
  expect((await count('mitako_events')) - before).toBe(60);
  // One leaf more, however many made it.
  const { rows: leaves } = await client.query(`SELECT FROM mitako_partitions WHERE table_name = 'mitako_events'`);
  expect(leaves).toHaveLength(2);
  await Promise.all(processes.map((gateway) => gateway.close()));
});

it('a transaction of the embedding program makes a leaf that lacks, with its COMMIT', async () => {
  const event = anEvent();
  const append = { type: 'event.append', event, deliveryIdBase: aDeliveryIdBase() } as const;
  await client.query('BEGIN');
  expect(await engineStore(store.withClient(client)).commit([append])).toEqual({ kind: 'applied' });
  expect(await engineStore(store.withClient(client)).read.eventById(event.id)).toEqual(event);
  await client.query('ROLLBACK');
  expect((await leavesOf(store).all()).filter(({ fromMs }) => fromMs === 0)).toEqual([]);
  expect(await store.commit([append])).toEqual({ kind: 'applied' });
});

it('a leaf that was dropped by hand is made again', async () => {
  await withLeaves(store, 500 * DAY_MS);
  const { rows } = await client.query<{ leaf: string }>(
    `SELECT leaf FROM mitako_partitions WHERE table_name = 'mitako_events' AND from_ms <= $1 AND to_ms > $1`,
    [500 * DAY_MS],
  );
  await client.query(`DROP TABLE ${rows[0]?.leaf}`);
  await withLeaves(store, 500 * DAY_MS);
  expect(await count(rows[0]?.leaf ?? '')).toBe(0);
});

it('the functions divide what the migration says and nothing else, and may be called by who is allowed to', async () => {
  await expect(client.query(`SELECT mitako_leaf_add('mitako_payments', 1)`)).rejects.toMatchObject({ code: '20000' });
  expect(await client.query(`SELECT mitako_leaf_drop('mitako_payments', 1) AS kept`)).toMatchObject({
    rows: [{ kept: 0 }],
  });
  const { rows } = await client.query(
    `SELECT proname FROM pg_proc WHERE proname LIKE 'mitako_leaf%' AND has_function_privilege('public', oid, 'EXECUTE')`,
  );
  expect(rows).toEqual([]);
});
