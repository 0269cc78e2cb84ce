import type { EventStore } from '../event-store.ts';
import { markEvent } from '../mark-event.ts';

/** The part of better-sqlite3’s `Database` that is used. */
export interface SqliteDatabase {
  /** Prepares a statement. */
  prepare(statement: string): {
    /** Runs it and returns its rows. */
    all(...parameters: (string | number)[]): unknown[];
  };
  /** Runs statements without parameters. */
  exec(statements: string): unknown;
}

/**
 * Handled events in SQLite, over better-sqlite3. The handler receives the database whose transaction is open. Such a transaction is
 * synchronous, so the handler must be, too: it may not return a promise.
 */
export function sqliteStore<Database extends SqliteDatabase>(database: Database): EventStore<Database> {
  return {
    async once(mark, work) {
      // IMMEDIATE: another process that handles the same event waits here, not after it has read.
      database.exec('BEGIN IMMEDIATE');
      try {
        const steps = markEvent(mark);
        let step = steps.next();
        while (step.done !== true) {
          const [text, ...parameters] = step.value;
          step = steps.next(database.prepare(text).all(...parameters) as readonly Readonly<Record<string, unknown>>[]);
        }
        if (step.value === 'handled') assertDone(work(database));
        database.exec('COMMIT');
        return step.value;
      } catch (error) {
        rollBack(database);
        throw error;
      }
    },
  };
}

function assertDone(value: unknown): void {
  if (!(value instanceof Promise)) return;
  // Its failure is not the one to report.
  value.catch(() => undefined);
  throw new TypeError('The handler returned a promise. A transaction of SQLite is synchronous: use no "async" here.');
}

function rollBack(database: SqliteDatabase): void {
  try {
    database.exec('ROLLBACK');
  } catch {
    // After some errors, such as a full disk, SQLite has already rolled back.
  }
}
