import type { BoundStatement, Durability, Engine, EngineOutcome, GuardedStatement, Row } from '@mitako/sql';
import { asUnavailable, codeOf } from './errors.ts';
import { openConnection, statementCache } from './connection.ts';
import { sqliteDialect } from './dialect.ts';
import type { Location } from './location.ts';
import { watchLog } from './log-file.ts';
import type { Connection, Statement } from './driver.ts';
import { inMigration } from './migration.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { createWriter, type Writer, type Writing } from './writer.ts';

const APPLIED: EngineOutcome = { kind: 'applied' };

/** Guards refuse through these as well as through row counts. */
const REFUSALS = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_CHECK']);

/** What the embedding program writes in a transaction of the gateway, or in one of its own. */
export interface SqliteEngine extends Engine {
  readonly connection: Connection;
  /** Runs it in a transaction of its own, which is undone when it throws. */
  own<Result>(run: () => Result): Promise<Result>;
}

/** A connection with its statements. */
interface Opened {
  readonly connection: Connection;
  readonly statementOf: (sql: string) => Statement;
  readonly writer: Writer;
  readonly dataVersion: () => number | undefined;
}

function openFile(file: string): Opened {
  // Reads and writes share it: each commit of another connection would empty the page cache of one for reading. A group
  // runs in one go, so that no read sees a part of it.
  const connection = openConnection(file);
  const dataVersion = connection.prepare<[], number>('PRAGMA data_version').pluck();
  return {
    connection,
    statementOf: statementCache(connection),
    writer: createWriter(connection, watchLog(file)),
    dataVersion: () => dataVersion.get(),
  };
}

export function createSqliteEngine(location: Location): SqliteEngine {
  let opened = openFile(location.file);
  let openings = 1;

  /** Opens the file again if its log was deleted: closing has put into the file what the log had, if nobody else has it open. */
  function present(): Opened {
    if (opened.writer.isCutOff()) {
      opened.connection.close();
      opened = openFile(location.file);
      openings += 1;
      // A library's own line: a store has no logger.
      process.emitWarning(
        `The log of ${location.file} was deleted while it was in use, and the file is open again: what was being committed is looked up. Find what else opens or deletes it.`,
        'MitakoWarning',
      );
    }
    return opened;
  }

  // Read once in a turn of the event loop, 10 µs: what is called within one had arrived before it began.
  let version: number | null = null;
  let isVersionRead = false;

  function readVersion(): number | null {
    try {
      const { writer, dataVersion } = present();
      writer.undoFailed();
      const read = dataVersion();
      // Each connection counts from its own beginning.
      return read === undefined ? null : openings * 2 ** 32 + read;
    } catch {
      // Busy, or closed: a read says what it is.
      return null;
    }
  }

  function relaxed<Result>(run: (statementOf: Opened['statementOf']) => Result): Promise<Result> {
    const { writer, statementOf } = present();
    return writer.write(orThrow('relaxed', false, () => run(statementOf)));
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
          const { writer, statementOf } = present();
          writer.undoFailed();
          return readRows(statementOf, statement);
        }),
      ),

    get connection() {
      return present().connection;
    },

    own: (run) => asUnavailable(present().writer.write(orThrow('full', true, run))),

    commit(statements, durability, { beside } = {}) {
      const { writer, statementOf } = present();
      const written = asUnavailable(
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
      );
      return written.then(({ outcome }) => outcome);
    },

    write: ({ sql, values }) => asUnavailable(relaxed((statementOf) => statementOf(sql).all(values))),

    claim: (statements) => asUnavailable(relaxed((statementOf) => statements.map((each) => rowsOf(statementOf, each)))),

    migrate(work) {
      // Never beside a connection that is cut off.
      present();
      return asUnavailable(retryWhileBusy(() => inMigration(location.file, work)));
    },

    // Each connection is checked when it is opened.
    assertFit: () => Promise.resolve(),

    async close() {
      const { writer, connection } = present();
      await writer.drained();
      // So that the file alone is the whole database when no process has it open: it can be copied.
      await retryWhileBusy(() => connection.pragma('wal_checkpoint(TRUNCATE)'));
      connection.close();
      location.dispose();
    },
  };
}

/** A write that is done or throws. */
function orThrow<Result>(durability: Durability, isAlone: boolean, run: () => Result): Writing<Result> {
  return {
    durability,
    statements: 1,
    isAlone,
    run,
    isUndone: () => false,
    lost: (error) => {
      throw error;
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
