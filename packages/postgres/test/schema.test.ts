import pg from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../tests/support/postgres.ts';
import { SQL_TYPES } from '../../sql/src/engine/columns.ts';
import { tables } from '../../sql/src/tables.ts';
import { postgres } from '../src/index.ts';

it('the migrated schema has the columns that are declared, and no others', async () => {
  const { connectionString, drop } = await createTestDatabase();
  const store = postgres({ connectionString, schema: 'declared' });
  await store.migrations.migrate();
  await store.close();

  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows: migrated } = await client.query(
    `SELECT table_name AS "table", column_name AS "column", data_type AS type, is_nullable = 'YES' AS "isNullable",
       collation_name AS collation
     FROM information_schema.columns
     WHERE table_schema = 'declared' AND table_name NOT LIKE 'mitako\\_migration%'
     AND table_name <> 'mitako_partitions'
     ORDER BY table_name COLLATE "C", column_name COLLATE "C"`,
  );
  await client.end();
  await drop();

  const declared = tables.flatMap(({ name, columns }) =>
    columns.map((column) => ({
      table: name,
      column: column.name,
      type: SQL_TYPES[column.kind],
      isNullable: column.isNullable,
      collation: SQL_TYPES[column.kind] === 'text' ? 'C' : null,
    })),
  );
  expect(migrated).toEqual(declared.toSorted(byName));
});

interface Named {
  readonly table: string;
  readonly column: string;
}

/** By bytes, as the query sorts. */
function byName(one: Named, other: Named): number {
  if (one.table !== other.table) return one.table < other.table ? -1 : 1;
  return one.column < other.column ? -1 : 1;
}
