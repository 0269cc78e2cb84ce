import { type EngineStore, engineStore } from '@mitako/core/engine';
import { createTestGateway, type TestGateway } from '@mitako/testing';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPayment, dataOf, paidPayment, payFromWallet, testKey } from '../../../tests/api/support.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { postgres } from '../src/index.ts';

// Tables that are kept for ever are whole. That this can wait until they are archived is tested here: a whole table becomes the
// first leaf of a divided one by statements that rewrite no row, and payments go on across its end.

const KEPT = { mitako_payments: 'id', mitako_attempts: 'id', mitako_transfers: 'id', mitako_entries: 'transfer_id' };

let database: TestDatabase;
let store: EngineStore;
let api: TestGateway;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  store = engineStore(postgres({ connectionString: database.connectionString }));
  api = await createTestGateway({ store });
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await api.close();
  await database.drop();
});

/** What is validated before takes no lock that a reader or a writer waits for; the rest is a change of the catalogue. */
async function divide(table: string, key: string, fromMs: number): Promise<void> {
  const end = `${fromMs.toString(16).padStart(12, '0')}${'0'.repeat(20)}`;
  const { rows } = await client.query<{ columns: string; file: string }>(
    `SELECT pg_relation_filenode('${table}') AS file, string_agg(a.attname, ', ' ORDER BY k.place) AS columns
     FROM pg_index i, unnest(i.indkey) WITH ORDINALITY AS k (attnum, place), pg_attribute a
     WHERE i.indrelid = '${table}'::regclass AND i.indisprimary AND a.attrelid = i.indrelid AND a.attnum = k.attnum`,
  );
  await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${table}_until CHECK (${key} < '${end}') NOT VALID`);
  await client.query(`ALTER TABLE ${table} VALIDATE CONSTRAINT ${table}_until`);
  await client.query(`
    BEGIN;
    ALTER TABLE ${table} RENAME TO ${table}_first;
    CREATE TABLE ${table} (LIKE ${table}_first INCLUDING DEFAULTS) PARTITION BY RANGE (${key});
    ALTER TABLE ${table} ADD PRIMARY KEY (${rows[0]?.columns});
    ALTER TABLE ${table} ATTACH PARTITION ${table}_first FOR VALUES FROM (MINVALUE) TO ('${end}');
    CREATE TABLE ${table}_next (LIKE ${table}_first INCLUDING ALL);
    ALTER TABLE ${table}_next DROP CONSTRAINT ${table}_until;
    ALTER TABLE ${table} ATTACH PARTITION ${table}_next FOR VALUES FROM ('${end}') TO (MAXVALUE);
    COMMIT`);
  const { rows: after } = await client.query<{ file: string }>(`SELECT pg_relation_filenode('${table}_first') AS file`);
  expect(after[0]?.file).toBe(rows[0]?.file);
}

it('a table that is kept for ever can be divided when it is full, and payments go on across the end of its first leaf', async () => {
  await paidPayment(api, { amount: 1_000 });
  const open = await createPayment(api, { amount: 2_000 });
  await api.gateway.runDue();
  api.clock.advance(1);
  for (const [table, key] of Object.entries(KEPT)) await divide(table, key, api.clock.now());

  dataOf(await payFromWallet(api, open.slug, await api.login('success@sandbox.test')), 200);
  const { payment } = await paidPayment(api, { amount: 3_000 });
  for (const { id } of [open, payment]) {
    dataOf(await api.request('POST', `/gateway/payments/${id}/refunds`, { bearer: testKey(api), body: {} }), 201);
  }
  await api.gateway.runDue();
  for (const table of Object.keys(KEPT)) {
    for (const leaf of ['first', 'next']) {
      const { rows } = await client.query(`SELECT FROM ${table}_${leaf} LIMIT 1`);
      expect(rows, `${table}_${leaf}`).toHaveLength(1);
    }
  }
  expect(await api.gateway.ledger.verify({ scope: 'full' })).toMatchObject({ ok: true, problems: [] });
});
