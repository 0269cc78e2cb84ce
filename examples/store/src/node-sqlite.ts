import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { Store } from '@mitako/core';
import { createSqlStore, type BoundStatement, type EngineOutcome, type GuardedStatement, type Row } from '@mitako/sql';
import { sqliteDialect } from '@mitako/sqlite';
import { Kysely, SqliteAdapter, SqliteDialect } from 'kysely';

/** The store in a SQLite file, over the driver that comes with Node: nothing native is installed. */
export function nodeSqlite(path: string): Store {
  const database = new DatabaseSync(path, { timeout: 10_000 });
  // A commit that was confirmed survives a power failure.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  const prepared = new Map<string, StatementSync>();

  /** Each text comes again and again. Rows are plain objects: nothing of the driver leaves this function. */
  function run({ sql, values }: BoundStatement): { readonly rows: readonly Row[]; readonly touched: number } {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    if (prepared.size < 1_000) prepared.set(sql, statement);
    if (statement.columns().length === 0) return { rows: [], touched: Number(statement.run(...values).changes) };
    const rows = statement.all(...values).map((row) => ({ ...row }));
    return { rows, touched: rows.length };
  }

  // One connection and synchronous: between BEGIN and COMMIT runs nothing else.
  function inTransaction<Result>(work: () => Result): Result {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } finally {
      if (database.isTransaction) database.exec('ROLLBACK');
    }
  }

  function commit(statements: readonly GuardedStatement[]): EngineOutcome {
    try {
      inTransaction(() => {
        for (const statement of statements) {
          if (isRefused(statement)) throw new Refused(statement.change);
        }
      });
      return { kind: 'applied' };
    } catch (error) {
      if (error instanceof Refused) return { kind: 'refused', change: error.change };
      throw error;
    }
  }

  /** By the number of rows it touched, or by a constraint. */
  function isRefused(statement: GuardedStatement): boolean {
    try {
      const { touched } = run(statement);
      return statement.rows !== null && touched !== statement.rows;
    } catch (error) {
      if (REFUSALS.has((error as { readonly errcode?: number }).errcode ?? 0)) return true;
      throw error;
    }
  }

  return createSqlStore({
    name: 'node:sqlite',
    dialect: sqliteDialect,
    isShared: false,
    query: async (statement) => run(statement).rows,
    commit: async (statements) => commit(statements),
    write: async (statement) => run(statement).rows,
    claim: async (statements) => inTransaction(() => statements.map((statement) => run(statement).rows)),
    migrate: (work) =>
      whileBusy(() => new Kysely<unknown>({ dialect: new Migrations(path) }).transaction().execute(work)),
    assertFit: async () => undefined,
    close: async () => database.close(),
  });
}

/** Thrown to undo a transaction. */
class Refused extends Error {
  readonly change: number;

  constructor(change: number) {
    super('A guard refused.');
    this.change = change;
  }
}

/** SQLite's own waiting would stop the event loop, and with it a migration of this process that is under way. */
async function whileBusy<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if ((error as { readonly errcode?: number }).errcode !== BUSY) throw error;
      await setTimeout(10);
    }
  }
}

const BUSY = 5;

/** SQLITE_CONSTRAINT_CHECK, SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE (https://sqlite.org/rescode.html) */
const REFUSALS: ReadonlySet<number> = new Set([275, 1555, 2067]);

/** A connection of its own for the migrator of kysely, which awaits within its transaction. */
class Migrations extends SqliteDialect {
  constructor(path: string) {
    const database = new DatabaseSync(path);
    super({
      database: {
        prepare(sql) {
          // Two migrators take turns from the first statement on.
          const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
          return {
            reader: statement.columns().length > 0,
            all: (values) => statement.all(...(values as string[])),
            run: (values) => statement.run(...(values as string[])),
            iterate: (values) => statement.iterate(...(values as string[])),
          };
        },
        close: () => database.close(),
      },
    });
  }

  /** SQLite undoes DDL as well; kysely assumes that it does not. */
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true;
      }
    })();
  }
}
