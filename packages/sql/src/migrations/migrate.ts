import type { StoreMigrations } from '@mitako/core';
import { type Kysely, sql } from 'kysely';
import { type Migration as KyselyMigration, Migrator } from 'kysely/migration';
import type { SqlDialect } from '../engine/dialect.ts';
import type { Engine } from '../engine/engine.ts';
import { appliedMigrations } from './applied.ts';
import type { Migration } from './migration.ts';
import { MIGRATION_LOCK_TABLE, MIGRATION_TABLE, migrations } from './migrations.ts';
import { schemaWords } from './schema-words.ts';
import { migrationStatements } from './migration-statements.ts';

export function createMigrations(engine: Engine): StoreMigrations {
  const { dialect } = engine;

  async function compare(): Promise<Comparison> {
    return comparison(await appliedMigrations(engine));
  }

  return {
    async migrate() {
      const { unknown } = await compare();
      if (unknown.length > 0) {
        throw new Error(`The schema belongs to a newer version: it has ${unknown.join(', ')}. Nothing was changed.`);
      }
      return engine.migrate(async (transaction) => {
        const { error, results } = await migratorOf(transaction, dialect).migrateToLatest();
        if (error !== undefined) throw error;
        return (results ?? []).map(({ migrationName }) => migrationName);
      });
    },

    async status() {
      const { applied, pending, unknown } = await compare();
      const state = unknown.length > 0 ? 'ahead' : pending.length > 0 ? 'behind' : 'current';
      return { state, applied, pending: pending.map(({ name }) => name) };
    },

    async sql() {
      const { applied, pending } = await compare();
      return migrationStatements(pending, dialect, { withBookkeeping: applied.length === 0 });
    },
  };
}

interface Comparison {
  readonly applied: readonly string[];
  readonly pending: readonly Migration[];
  /** Applied by a newer engine. */
  readonly unknown: readonly string[];
}

function comparison(applied: readonly string[]): Comparison {
  const done = new Set(applied);
  const known = new Set(migrations.map(({ name }) => name));
  return {
    applied,
    pending: migrations.filter(({ name }) => !done.has(name)),
    unknown: applied.filter((name) => !known.has(name)),
  };
}

function migratorOf(db: Kysely<unknown>, dialect: SqlDialect): Migrator {
  const words = schemaWords(dialect);
  const entries = migrations.map(({ name, statements }): [string, KyselyMigration] => [
    name,
    {
      async up(transaction) {
        for (const statement of statements(words)) await sql.raw(statement).execute(transaction);
      },
    },
  ]);
  return new Migrator({
    db,
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: MIGRATION_LOCK_TABLE,
    ...(dialect.schema === null ? {} : { migrationTableSchema: dialect.schema }),
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(entries)) },
  });
}
