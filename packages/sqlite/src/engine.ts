import type { BoundStatement, Engine, EngineOutcome, GuardedStatement, Row } from '@mitako/sql';
import { asUnavailable, codeOf } from './errors.ts';
import { openConnection, statementCache } from './connection.ts';
import { sqliteDialect } from './dialect.ts';
import type { Location } from './location.ts';
import type { Connection, Statement } from './driver.ts';
import { inMigration } from './migration.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { createWriter } from './writer.ts';

const APPLIED: EngineOutcome = { kind: 'applied' };

/** Guards refuse through these as well as through row counts. */
const REFUSALS = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_CHECK']);

/** The engine, and its connection, for what the embedding program writes in its transactions. */
export interface SqliteEngine extends Engine {
  readonly connection: Connection;
}

export function createSqliteEngine(location: Location): SqliteEngine {
  // Reads and writes share it: each commit of another connection would empty the page cache of one for reading. A group
  // runs in one go, so that no read sees a part of it.
  const connection = openConnection(location.file);
  const statementOf = statementCache(connection);
  const writer = createWriter(connection);
  const dataVersion = connection.prepare<[], number>('PRAGMA data_version').pluck();

  // Read once in a turn of the event loop, 10 µs: what is called within one had arrived before it began.
  let version: number | null = null;
  let isVersionRead = false;

  function readVersion(): number | null {
    try {
      writer.undoFailed();
      return dataVersion.get() ?? null;
    } catch {
      // Busy, or closed: a read says what it is.
      return null;
    }
  }

  function relaxed<Result>(run: () => Result): Promise<Result> {
    return writer.write({
      durability: 'relaxed',
      statements: 1,
      isAlone: false,
      run,
      isUndone: () => false,
      lost: (error) => {
        throw error;
      },
    });
  }

  return {
    name: 'sqlite',
    dialect: sqliteDialect,
    isShared: false,

    othersVersion() {
      if (!isVersionRead) {
        version = readVersion();
        isVersionRead = true;
        setImmediate(() => {
          isVersionRead = false;
        });
      }
      return version;
    },

    query: (statement) =>
      asUnavailable(
        retryWhileBusy(() => {
          writer.undoFailed();
          return readRows(statementOf, statement);
        }),
      ),

    connection,

    commit: (statements, durability, { beside } = {}) =>
      asUnavailable(
        writer.write<Guarded>({
          durability,
          statements: statements.length,
          isAlone: beside !== undefined,
          run() {
            const guarded = runGuarded(statementOf, statements);
            if (guarded.outcome.kind === 'applied') beside?.();
            return guarded;
          },
          isUndone: ({ outcome, hasWritten }) => outcome.kind !== 'applied' && hasWritten,
          lost(error) {
            // A constraint that is checked at COMMIT: the embedding program's.
            if (beside !== undefined && codeOf(error).startsWith('SQLITE_CONSTRAINT')) throw error;
            return { outcome: { kind: 'unknown' }, hasWritten: false };
          },
        }),
      ).then(({ outcome }) => outcome),

    write: (statement) => asUnavailable(relaxed(() => statementOf(statement.sql).all(statement.values))),

    claim: (statements) => asUnavailable(relaxed(() => statements.map((each) => rowsOf(statementOf, each)))),

    migrate: (work) => asUnavailable(retryWhileBusy(() => inMigration(location.file, work))),

    // Each connection is checked when it is opened.
    assertFit: () => Promise.resolve(),

    async close() {
      await writer.drained();
      // So that the file alone is the whole database when no process has it open: it can be copied.
      await retryWhileBusy(() => connection.pragma('wal_checkpoint(TRUNCATE)'));
      connection.close();
      location.dispose();
    },
  };
}

interface Guarded {
  readonly outcome: EngineOutcome;
  /** Before the refusal. A failing statement writes nothing itself. */
  readonly hasWritten: boolean;
}

function runGuarded(statementOf: (sql: string) => Statement, statements: readonly GuardedStatement[]): Guarded {
  let hasWritten = false;
  for (const { sql, values, rows, change } of statements) {
    try {
      const statement = statementOf(sql);
      const touched = statement.reader ? statement.all(values).length : statement.run(values).changes;
      hasWritten ||= !statement.reader && touched > 0;
      if (rows !== null && touched !== rows) return { outcome: { kind: 'refused', change }, hasWritten };
    } catch (error) {
      if (REFUSALS.has(codeOf(error))) return { outcome: { kind: 'refused', change }, hasWritten };
      throw error;
    }
  }
  return { outcome: APPLIED, hasWritten };
}

function rowsOf(statementOf: (sql: string) => Statement, { sql, values }: BoundStatement): readonly Row[] {
  const statement = statementOf(sql);
  if (statement.reader) return statement.all(values);
  statement.run(values);
  return [];
}

/** @throws TypeError when the statement writes: reads are in no group */
function readRows(statementOf: (sql: string) => Statement, { sql, values }: BoundStatement): readonly Row[] {
  const statement = statementOf(sql);
  if (!statement.readonly) throw new TypeError(`Not a read: ${sql.slice(0, 80)}`);
  return statement.all(values);
}
