import { sql } from 'kysely';
import { createDryKysely, inSchema } from '../compiler.ts';
import type { Engine } from '../engine.ts';
import { bindQuery } from '../statement.ts';
import { MIGRATION_TABLE } from './migrations.ts';

/** Names of the migrations that the database has, in order; none when it was never migrated. Changes nothing. */
export async function appliedMigrations(engine: Engine): Promise<readonly string[]> {
  const { dialect } = engine;
  const db = inSchema(createDryKysely<{ [MIGRATION_TABLE]: { name: string } }>(dialect), dialect);
  const found = await engine.query(
    bindQuery(
      dialect.kind === 'sqlite'
        ? bound(sql`select name from sqlite_master where type = 'table' and name = ${MIGRATION_TABLE}`)
        : bound(
            sql`select table_name from information_schema.tables where table_schema = ${dialect.schema} and table_name = ${MIGRATION_TABLE}`,
          ),
    ),
  );
  if (found.length === 0) return [];
  const rows = await engine.query(bindQuery(db.selectFrom(MIGRATION_TABLE).select('name').orderBy('name')));
  return rows.map(({ name }) => String(name));

  function bound(query: ReturnType<typeof sql>): Parameters<typeof bindQuery>[0] {
    return { compile: () => query.compile(db) };
  }
}
