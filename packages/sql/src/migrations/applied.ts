import { createDryKysely, inSchema } from '../engine/compiler.ts';
import type { Engine } from '../engine/engine.ts';
import { bindQuery } from '../engine/statement.ts';
import { MIGRATION_TABLE } from './migrations.ts';

/** Names of the applied migrations, in order; none for a new database. Changes nothing. */
export async function appliedMigrations(engine: Engine): Promise<readonly string[]> {
  const { dialect } = engine;
  const db = inSchema(createDryKysely<{ [MIGRATION_TABLE]: { name: string } }>(dialect), dialect);
  const table = dialect.findTable(MIGRATION_TABLE);
  const found = await engine.query(bindQuery(dialect, { compile: () => table.compile(db) }));
  if (found.length === 0) return [];
  const rows = await engine.query(bindQuery(dialect, db.selectFrom(MIGRATION_TABLE).select('name').orderBy('name')));
  return rows.map(({ name }) => String(name));
}
