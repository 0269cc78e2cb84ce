import { DummyDriver, Kysely, type LogEvent } from 'kysely';
import type { SqlDialect } from './dialect.ts';
import type { Tables } from '../tables.ts';

/** A kysely that only compiles SQL: it has no connection. */
export interface Compiler {
  readonly dialect: SqlDialect;
  readonly db: Kysely<Tables>;
}

export function createCompiler(dialect: SqlDialect): Compiler {
  return { dialect, db: inSchema(createDryKysely<Tables>(dialect), dialect) };
}

/** A kysely that executes nothing and passes statements to `log`. */
export function createDryKysely<Database>(dialect: SqlDialect, log?: (sql: string) => void): Kysely<Database> {
  const hook = log === undefined ? {} : { log: (event: LogEvent): void => log(event.query.sql) };
  return new Kysely<Database>({
    ...hook,
    dialect: { ...dialect.kysely, createDriver: () => new DummyDriver() },
  });
}

/** The same database with qualified table names, if the dialect has a schema. */
export function inSchema<Database>(db: Kysely<Database>, dialect: SqlDialect): Kysely<Database> {
  return dialect.schema === null ? db : db.withSchema(dialect.schema);
}
