import { sql } from 'kysely';
import { createDryKysely, inSchema } from '../engine/compiler.ts';
import type { Engine } from '../engine/engine.ts';
import { bindQuery } from '../engine/statement.ts';
import { MIGRATION_TABLE } from './migrations.ts';

/** Names of the applied migrations, in order; none for a new database. Changes nothing. */
export async function appliedMigrations(engine: Engine): Promise<readonly string[]> {
  const { dialect } = engine;
  const db = inSchema(createDryKysely<{ [MIGRATION_TABLE]: { name: string } }>(dialect), dialect);
  const found = await engine.query(
    bindQuery(
      dialect.kind === 'sqlite'
        ? bound(sql`select name from sqlite_master where type = 'table' and name = ${MIGRATION_TABLE}`)
        : bound(
            // Not information_schema, which hides tables that this role may not read: they would seem to be missing.
            sql`select 1 from pg_catalog.pg_class as c join pg_catalog.pg_namespace as n on n.oid = c.relnamespace where n.nspname = ${dialect.schema} and c.relname = ${MIGRATION_TABLE}`,
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
