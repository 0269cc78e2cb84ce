import { createDryKysely, inSchema } from '../engine/compiler.ts';
import type { SqlDialect } from '../engine/dialect.ts';
import type { Migration } from './migration.ts';
import { MIGRATION_LOCK_TABLE, MIGRATION_TABLE } from './migrations.ts';
import { schemaWords } from './schema-words.ts';

/**
 * The statements of these migrations, including those that record them as applied, so that running them manually yields
 * the same database as `migrate`.
 */
export async function migrationStatements(
  pending: readonly Migration[],
  dialect: SqlDialect,
  { withBookkeeping }: { readonly withBookkeeping: boolean },
): Promise<readonly string[]> {
  const statements: string[] = [];
  const words = schemaWords(dialect);
  const db = createDryKysely<unknown>(dialect, (sql) => statements.push(sql));
  const { schema } = inSchema(db, dialect);

  if (pending.length > 0 && withBookkeeping) {
    if (dialect.schema !== null) await db.schema.createSchema(dialect.schema).ifNotExists().execute();
    await schema
      .createTable(MIGRATION_TABLE)
      .ifNotExists()
      .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
      .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
      .execute();
    await schema
      .createTable(MIGRATION_LOCK_TABLE)
      .ifNotExists()
      .addColumn('id', 'varchar(255)', (column) => column.notNull().primaryKey())
      .addColumn('is_locked', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  for (const [place, migration] of pending.entries()) {
    statements.push(...migration.statements(words));
    // The times must differ and keep their order: the migrator sorts by them.
    const time = new Date(place).toISOString();
    statements.push(
      `insert into ${words.at(MIGRATION_TABLE)} ("name", "timestamp") values ('${migration.name}', '${time}')`,
    );
  }
  return statements;
}
