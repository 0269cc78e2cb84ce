import { readFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineStore } from '@mitako/core/engine';
import { id, recording, RUNS } from '../../../tests/support/every-query.ts';
import {
  aDelivery,
  aDeliveryAttempt,
  aMerchant,
  anEndpoint,
  anEvent,
} from '../../testing/src/store-conformance/fixtures.ts';
import { settling } from '../../testing/src/store-conformance/inserted.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { type BoundStatement, createSqlStore, hexOfId } from '../../sql/src/index.ts';
import { PLANNED_ONCE } from '../src/begin.ts';
import { postgres } from '../src/index.ts';
import { DAY_MS, withLeaves } from './support/leaves.ts';
import { fillTable, GROWING } from './support/filled.ts';
import { deaf, nodesOf, type Plan } from './support/plans.ts';

// Every index of a table that grows is in the table of `docs/performance.md`, with a query that it serves, and serves it: an index that does not
// is written for nothing with every row.

/** Of each table that grows: 200 000 in all. */
const ROWS = 20_000;

let database: TestDatabase;
let client: pg.Client;
/** Of each query: the indexes in its plans, and the growing tables that they scan. */
const used = new Map<string, { readonly indexes: Set<string>; readonly scanned: Set<string> }>();

const LEAVES = 9;
/** Of random ids. */
const WIDTH_MS = Math.ceil(2 ** 48 / LEAVES / DAY_MS) * DAY_MS;
const wholes = new Map<string, string>();

beforeAll(async () => {
  database = await createTestDatabase();
  const store = engineStore(postgres({ connectionString: database.connectionString }));
  await store.migrations.migrate();
  // As many as there are in a week.
  for (let number = 0; number < LEAVES; number += 1) await withLeaves(store, number * WIDTH_MS, WIDTH_MS);
  await store.close();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  // Without the checks of references: each row stands for itself.
  await client.query('SET session_replication_role = replica');
  for (const table of GROWING) await client.query(fillTable(table, ROWS));
  // Autovacuum does it for leaves, and for no table that is divided.
  const { rows } = await client.query<{ readonly name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  await client.query(`ANALYZE ${rows.map(({ name }) => name).join(', ')}`);
  for (const { name, whole } of await partsOfTables()) wholes.set(name, whole);
  for (const [name, run] of Object.entries(RUNS)) used.set(name, await planOf(run));
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('a query', () => {
  it.each(Object.keys(RUNS))('%s scans no table that grows', (name) => {
    expect([...(used.get(name)?.scanned ?? ['it was not explained'])]).toEqual([]);
  });
});

it('deliveriesOfEvents reads as many of an event as its limit, however many it has', async () => {
  // Statistics know nothing of it yet.
  await client.query(
    `UPDATE mitako_deliveries SET event_id = '${hexOfId('event', id('evt'))}'
     WHERE id > (SELECT id FROM mitako_deliveries ORDER BY id OFFSET 10000 LIMIT 1)`,
  );
  const asked: BoundStatement[] = [];
  await RUNS['deliveriesOfEvents']?.(createSqlStore(recording(deaf, asked)));
  const [{ sql, values } = { sql: '', values: [] }] = asked;
  const { rows } = await client.query<{ readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
    [...values],
  );
  const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => nodesOf(plan)));
  const read = nodes.filter((node) => wholeOf(node['Relation Name']) === 'mitako_deliveries');
  expect(read.map((node) => node['Actual Rows'] ?? Infinity).filter((count) => count > 10)).toEqual([]);
  expect(read.length).toBeGreaterThan(0);
});

it('outcomes of deliveries are written by the keys of their rows in each leaf', async () => {
  const delivery = aDelivery(anEvent(), anEndpoint(aMerchant()));
  const settled = { ...delivery, status: 'delivered', attemptsCount: 1, nextAttemptAtMs: null } as const;
  const asked: BoundStatement[] = [];
  await createSqlStore(recording(deaf, asked)).commit([settling(settled, aDeliveryAttempt(delivery))]);
  const update = asked.find(({ sql }) => sql.startsWith('update "public"."mitako_deliveries"'));
  const { rows } = await client.query<{ readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
    `EXPLAIN (FORMAT JSON) ${update?.sql}`,
    [...(update?.values ?? [])],
  );
  const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => nodesOf(plan)));
  const indexes = nodes.flatMap(({ 'Index Name': index }) => index ?? []);
  expect(indexes.map(wholeOf)).toEqual(Array(LEAVES).fill('mitako_deliveries_pkey'));
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
});

it.each(['lookUpQueues', 'nextDueAtMs', 'claim attempts', 'claim attempts at a pace'])(
  '%s reads a few polls, however many wait',
  async (name) => {
    await client.query(
      `UPDATE mitako_attempts
       SET rail = 'sandbox', poll_rank = abs(hashtext(id::text)) % 2, next_poll_at_ms = 2 + abs(hashtext(id::text))
       WHERE rail <> 'sandbox'`,
    );
    await client.query('VACUUM ANALYZE mitako_attempts');
    const asked: BoundStatement[] = [];
    await RUNS[name]?.(createSqlStore(recording(deaf, asked))).catch(() => undefined);
    expect(asked.length).toBeGreaterThan(0);
    for (const { sql, values } of asked) {
      await client.query('BEGIN');
      const { rows } = await client.query<{ readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
        [...values],
      );
      await client.query('ROLLBACK');
      const read = rows
        .flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => nodesOf(plan)))
        .filter((node) => node['Relation Name'] === 'mitako_attempts')
        .map(
          (node) => ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) * (node['Actual Loops'] ?? 0),
        );
      expect(read.reduce((sum, count) => sum + count, 0)).toBeLessThan(20);
    }
  },
);

describe('an index', () => {
  it('is in the table of the documentation, and what is there exists', async () => {
    const { rows } = await client.query<{ readonly name: string; readonly table: string }>(
      `SELECT indexrelid::regclass::text AS name, indrelid::regclass::text AS table FROM pg_index WHERE NOT indisprimary`,
    );
    const growing = rows.filter(({ table }) => GROWING.some(({ name }) => name === wholeOf(table)));
    const names = new Set(growing.map(({ name }) => String(wholeOf(name))));
    expect(Object.keys(documented()).toSorted()).toEqual(Array.from(names).toSorted());
  });

  it.each(Object.entries(documented()))('%s serves its query', (index, serves) => {
    if (serves.startsWith('guard: ')) return;
    expect([...(used.get(serves)?.indexes ?? [])]).toContain(index);
  });
});

/** The rows of the table: an index, and the query that it serves, or what it guards. */
function documented(): Readonly<Record<string, string>> {
  const text = readFileSync(new URL('../../../docs/performance.md', import.meta.url), 'utf8');
  return Object.fromEntries(
    Array.from(text.matchAll(/^\| `(mitako_\w+)` +\| (.+?) +\|/gm), ([, index = '', serves = '']) => [index, serves]),
  );
}

async function planOf(
  run: (typeof RUNS)[string],
): Promise<{ readonly indexes: Set<string>; readonly scanned: Set<string> }> {
  const asked: BoundStatement[] = [];
  // Nothing is answered, which some reads do not expect: what they asked is known by then.
  await run(createSqlStore(recording(deaf, asked))).catch(() => undefined);
  const indexes = new Set<string>();
  const scanned = new Set<string>();
  for (const statement of asked) {
    const { rows } = await explained(statement);
    for (const node of rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => nodesOf(plan)))) {
      const { 'Node Type': type, 'Index Name': index, 'Relation Name': relation } = node;
      if (index !== undefined) indexes.add(String(wholeOf(index)));
      if (type === 'Seq Scan' && GROWING.some(({ name }) => name === wholeOf(relation))) scanned.add(String(relation));
    }
  }
  return { indexes, scanned };
}

/** As the store has it planned: a statement of a commit, and one that says so, once for all values. */
async function explained({ sql, values, ...statement }: BoundStatement) {
  type Explained = { readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[] };
  if (statement.isPlannedOnce !== true && !('rows' in statement)) {
    return client.query<Explained>(`EXPLAIN (FORMAT JSON) ${sql}`, [...values]);
  }
  await client.query(`${PLANNED_ONCE.replace('LOCAL ', '')}; PREPARE explained AS ${sql}`);
  const given = values.map((value) => (value === null ? 'NULL' : pg.escapeLiteral(String(value)))).join(', ');
  const plan = await client.query<Explained>(`EXPLAIN (FORMAT JSON) EXECUTE explained ${given && `(${given})`}`);
  await client.query('DEALLOCATE explained; RESET plan_cache_mode');
  return plan;
}

/** The table of a leaf, and the index of one of its indexes. One that only leaves have is named like theirs. */
function wholeOf(name: string | undefined): string | undefined {
  return name === undefined ? undefined : (wholes.get(name) ?? name);
}

async function partsOfTables(): Promise<readonly { readonly name: string; readonly whole: string }[]> {
  const { rows } = await client.query<{ readonly name: string; readonly whole: string }>(
    `SELECT inhrelid::regclass::text AS name, inhparent::regclass::text AS whole FROM pg_inherits
     UNION ALL SELECT indexrelid::regclass::text, replace(indexrelid::regclass::text, indrelid::regclass::text, inhparent::regclass::text)
     FROM pg_index JOIN pg_inherits ON inhrelid = indrelid
     WHERE indexrelid NOT IN (SELECT inhrelid FROM pg_inherits)`,
  );
  return rows;
}
