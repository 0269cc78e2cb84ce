import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SQL_TYPES } from '../../sql/src/engine/columns.ts';
import { tables } from '../../sql/src/tables.ts';
import { openConnection } from '../src/connection.ts';
import { sqlite } from '../src/index.ts';

it('the migrated schema has the columns that are declared, and no others', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'mitako-schema-'));
  const path = join(directory, 'a.db');
  const store = sqlite({ path });
  await store.migrations.migrate();
  await store.close();

  const reader = openConnection(path);
  const migrated = reader
    .prepare(
      `SELECT m.name AS "table", c.name AS "column", lower(c.type) AS type, NOT c."notnull" AS isNullable
       FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c
       WHERE m.type = 'table' AND m.name NOT LIKE 'mitako\\_migration%' ESCAPE '\\' AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
       ORDER BY 1, 2`,
    )
    .all();
  reader.close();
  rmSync(directory, { recursive: true });

  const declared = tables.flatMap(({ name, columns }) =>
    columns.map((column) => ({
      table: name,
      column: column.name,
      type: TYPES[SQL_TYPES[column.kind]] ?? 'integer',
      isNullable: column.isNullable ? 1 : 0,
    })),
  );
  expect(migrated).toEqual(declared.toSorted(byName));
});

const TYPES: Readonly<Record<string, string>> = { text: 'text', uuid: 'blob', bytea: 'blob' };

interface Named {
  readonly table: string;
  readonly column: string;
}

/** By bytes, as SQLite sorts. */
function byName(one: Named, other: Named): number {
  if (one.table !== other.table) return one.table < other.table ? -1 : 1;
  return one.column < other.column ? -1 : 1;
}
