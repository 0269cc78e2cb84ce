import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { engineStore } from '@mitako/core/engine';
import { recording, RUNS } from '../../../tests/support/every-query.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/postgres.ts';
import { type BoundStatement, createSqlStore, type GuardedStatement } from '../../sql/src/index.ts';
import { PLAN } from '../src/group.ts';
import { postgres } from '../src/index.ts';
import { deaf, nodesOf, type Plan } from './support/plans.ts';

// A connection keeps the plan that it made first, when a table may have been empty, and nothing had been counted.

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  const store = engineStore(postgres({ connectionString: database.connectionString }));
  await store.migrations.migrate();
  await store.close();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

it('what lists of changes touch together is found by its key, also by a plan for an empty table', async () => {
  const asked: BoundStatement[] = [];
  for (const run of Object.values(RUNS)) await run(createSqlStore(recording(deaf, asked))).catch(() => undefined);
  const found = new Map<string, readonly unknown[]>();
  await client.query(`BEGIN; ${PLAN}`);
  for (const { merged } of asked as GuardedStatement[]) {
    if (merged === null || merged === undefined || merged.access === null || merged.access === 'insert') continue;
    const { rows } = await client.query<{ readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
      `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${merged.sql}`,
    );
    const reads = rows
      .flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => nodesOf(plan)))
      .filter((node) => node['Relation Name'] === merged.table && /Scan/.test(node['Node Type']));
    found.set(
      merged.sql,
      reads.map((node) => node['Index Name'] ?? node.Plans?.[0]?.['Index Name'] ?? node['Node Type']),
    );
  }
  await client.query('ROLLBACK');
  const byAnother = [...found].filter(([, indexes]) => indexes.some((index) => !String(index).endsWith('_pkey')));
  expect(byAnother).toEqual([]);
  expect(found.size).toBeGreaterThan(10);
});
