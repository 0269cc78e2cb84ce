import { writeFileSync } from 'node:fs';
import { remembering } from '@mitako/sql';
import { type Connection, driver, type Statement } from './driver.ts';

/** Only while opening, when blocking the process does no harm: two processes may turn on WAL at the same time. */
const OPENING_TIMEOUT_MS = 5_000;

/** Opens the file with durable settings, and verifies them. */
export function openConnection(file: string): Connection {
  createForOwner(file);
  const connection = new (driver())(file, { timeout: OPENING_TIMEOUT_MS });
  try {
    settle(connection);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Others on the machine must not read it. SQLite gives its `-wal` and `-shm` the same permissions. */
function createForOwner(file: string): void {
  try {
    // Only if it is new: closing a file that a connection has open would release the locks of that connection.
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
  } catch {
    // It exists; or it cannot be created, which the driver explains.
  }
}

function settle(connection: Connection): void {
  connection.pragma('journal_mode = WAL');
  // After WAL: this build of SQLite silently uses NORMAL with it, and a power failure would then lose commits (76 000
  // instead of 14 700 commits a second).
  connection.pragma('synchronous = FULL');
  connection.pragma('foreign_keys = ON');
  connection.pragma('cache_size = -32768');
  // 16 MiB of log instead of 4 before a checkpoint: each checkpoint syncs twice and writes index pages that the next
  // group changes again.
  connection.pragma('wal_autocheckpoint = 4000');
  forgetStatistics(connection);
  // Waiting for a busy database does not block the event loop, see `retry-while-busy.ts`.
  connection.pragma('busy_timeout = 0');
  expectPragma(connection, 'journal_mode', 'wal');
  expectPragma(connection, 'synchronous', 2);
  expectPragma(connection, 'foreign_keys', 1);
}

/**
 * Plans are made without statistics, as their tests hold them. What somebody's ANALYZE has left, or a tool's PRAGMA optimize, is of
 * the rows of that day, and is never renewed: of a table that was small then, later ones read a million rows for each of a
 * page.
 */
function forgetStatistics(connection: Connection): void {
  const kept = connection.prepare("SELECT name FROM sqlite_schema WHERE name IN ('sqlite_stat1', 'sqlite_stat4')");
  const tables = kept.pluck().all();
  for (const table of tables) connection.exec(`DELETE FROM ${String(table)} WHERE tbl LIKE 'mitako~_%' ESCAPE '~'`);
  // Makes this connection read them again.
  if (tables.length > 0) connection.exec('ANALYZE sqlite_schema');
}

function expectPragma(connection: Connection, name: string, expected: string | number): void {
  const value: unknown = connection.pragma(name, { simple: true });
  if (value === expected) return;
  throw new Error(`SQLite reports ${name}=${String(value)} for ${connection.name}; ${expected} is required.`);
}

/** Twice as many as a busy gateway uses. */
const STATEMENTS_MAX = 1_000;

/** Statements of one connection, prepared when they are first used. */
export function statementCache(connection: Connection): (sql: string) => Statement {
  const prepared = remembering<Statement>(STATEMENTS_MAX);
  return (sql) => prepared(sql, () => connection.prepare<unknown[], Readonly<Record<string, unknown>>>(sql));
}
