import { createGateway, type Gateway, sandboxRail, silentLogger } from '@mitako/core';
import { type EngineStore, engineStore } from '@mitako/core/engine';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { aDeliveryIdBase, anEvent } from '../../testing/src/store-conformance/fixtures.ts';
import { postgres, type PostgresStore } from '../src/index.ts';
import { DAY_MS, leavesOf, withLeaves } from './support/leaves.ts';
import { asMerchant } from '../../../tests/support/in-process.ts';

const SECRET = 'a root secret of at least thirty-two characters';

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

function gatewayOn(connectionString: string, now: () => number): Gateway {
  return createGateway({
    store: postgres({ connectionString, durability: 'unchecked' }),
    rails: [sandboxRail()],
    secret: SECRET,
    publicUrl: 'http://localhost:4010',
    clock: { now, sleep: () => Promise.resolve() },
    logger: silentLogger(),
  });
}

async function count(table: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
  return rows[0]?.count ?? 0;
}

it('payments of many processes go on 60 days later, when no leaf is there and nobody makes one', async () => {
  const clock = { nowMs: Date.now() };
  const identity = { merchantId: '', livemode: false };
  const processes = Array.from({ length: 3 }, () => gatewayOn(database.connectionString, () => clock.nowMs));
  const [first] = processes;
  if (first === undefined) throw new Error('There is no process.');
  identity.merchantId = (await first.seedSandbox()).merchant.id;
  const create = (gateway: typeof first) =>
    asMerchant(gateway, identity).payments.create({ amount: 5_000, currency: 'XAF', description: 'Robe' });
  await create(first);
  const before = await count('mitako_events');
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

it('a role without the right to make leaves has none ahead, which the gateway warns of', async () => {
  const role = `serves_${Date.now()}`;
  await client.query(`CREATE ROLE ${role} LOGIN PASSWORD 'serves';
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`);
  const url = Object.assign(new URL(database.connectionString), { username: role, password: 'serves' });
  const open = (): Gateway => gatewayOn(url.href, () => Date.now() + 400 * DAY_MS);
  const gateway = open();
  expect(gateway.warnings()).toEqual([]);
  await gateway.runDue();
  expect(gateway.warnings()).toEqual(
    ['delivery_attempts', 'deliveries', 'events'].map((table) => ({
      part: 'leaves',
      reason: `mitako_${table} has 0 of 3 leaves for the time to come: the log of a server says why.`,
    })),
  );
  await client.query(`GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public TO ${role}`);
  await gateway.close();
  const able = open();
  await able.runDue();
  expect(able.warnings()).toEqual([]);
  await able.close();
  await client.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
});

it('a table that is no leaf is not dropped, whoever says that it is one', async () => {
  const fromMs = 700 * DAY_MS;
  const payments = await count('mitako_payments');
  await client.query(
    `INSERT INTO mitako_partitions VALUES ('mitako_events', 'mitako_payments', $1, $2, ${DAY_MS}, 'whole', null)`,
    [fromMs, fromMs + DAY_MS],
  );
  expect(await leavesOf(store).drop({ table: 'events', beforeMs: fromMs + DAY_MS })).toBe(0);
  expect(await count('mitako_payments')).toBe(payments);
  // Nor does it stand in the way of the leaf that is lacking there.
  await withLeaves(store, fromMs, DAY_MS);
  const { rows } = await client.query(
    `SELECT leaf FROM mitako_partitions WHERE table_name = 'mitako_events' AND from_ms = $1`,
    [fromMs],
  );
  expect(rows).toEqual([{ leaf: 'mitako_events_19711202' }]);
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
