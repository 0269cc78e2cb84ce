import type { BoundStatement, Engine, EngineOutcome, GuardedStatement, Row } from '@mitako/sql';
import { asUnavailable, codeOf } from './errors.ts';
import { openReader, openWriter, statementCache } from './connection.ts';
import { sqliteDialect } from './dialect.ts';
import type { Location } from './location.ts';
import type { Connection, Statement } from './driver.ts';
import { inMigration } from './migration.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { createWriter } from './writer.ts';

const APPLIED: EngineOutcome = { kind: 'applied' };

/** Guards refuse through these as well as through row counts. */
const REFUSALS = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_CHECK']);

/** The engine, and the connection on which it writes, for what the embedding program writes in its transactions. */
export interface SqliteEngine extends Engine {
  readonly writing: Connection;
}

export function createSqliteEngine(location: Location): SqliteEngine {
  const writing = openWriter(location.file);
  const reading = openReader(location.file);
  const written = statementCache(writing);
  const read = statementCache(reading);
  const writer = createWriter(writing);

  function relaxed<Result>(run: () => Result): Promise<Result> {
    return writer.write({
      durability: 'relaxed',
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

    query: ({ sql, values }) => asUnavailable(retryWhileBusy(() => read(sql).all(values))),

    writing,

    commit: (statements, durability, beside) =>
      asUnavailable(
        writer.write<Guarded>({
          durability,
          run() {
            const guarded = runGuarded(written, statements);
            if (guarded.outcome.kind === 'applied') beside?.();
            return guarded;
          },
          isUndone: ({ outcome, hasWritten }) => outcome.kind !== 'applied' && hasWritten,
          lost: () => ({ outcome: { kind: 'unknown' }, hasWritten: false }),
        }),
      ).then(({ outcome }) => outcome),

    write: (statement) => asUnavailable(relaxed(() => written(statement.sql).all(statement.values))),

    claim: (statements) => asUnavailable(relaxed(() => statements.map((each) => rowsOf(written, each)))),

    migrate: (work) => asUnavailable(retryWhileBusy(() => inMigration(location.file, work))),

    // Each connection is checked when it is opened.
    assertFit: () => Promise.resolve(),

    async close() {
      await writer.drained();
      reading.close();
      // So that the file alone is the whole database when nobody has it open: it can be copied.
      await retryWhileBusy(() => writing.pragma('wal_checkpoint(TRUNCATE)'));
      writing.close();
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
