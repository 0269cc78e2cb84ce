import type { DatabaseError } from 'pg';
import { GUARD_FAILED } from './guarded.ts';

/** Classification of a server error. */
export type ErrorKind = 'refusal' | 'retry' | 'fault' | 'connection';

const CHECK_VIOLATION = '23514';
// unique_violation, check_violation: a guard refused.
const REFUSALS = new Set(['23505', CHECK_VIOLATION, GUARD_FAILED]);
// serialization_failure, deadlock_detected, lock_not_available: nothing was written, and a retry may succeed.
// invalid_sql_statement_name, duplicate_prepared_statement: the driver sends PARSE once and relies on it even if it
// followed a failed statement; a retry succeeds. in_failed_sql_transaction: an earlier member of the group failed.
const RETRIES = new Set(['40001', '40P01', '55P03', '26000', '42P05', '25P02']);

export function kindOf(error: unknown): ErrorKind {
  const state = sqlStateOf(error);
  // Class 08: connection exceptions. 57P01 to 57P03: the server shuts down, which ends the connection too.
  if (state === null || state.startsWith('08') || state.startsWith('57P')) return 'connection';
  // Nothing was written, and a retry succeeds once there is the leaf.
  if (missingLeaf(error) !== null) return 'retry';
  if (REFUSALS.has(state)) return 'refusal';
  return RETRIES.has(state) ? 'retry' : 'fault';
}

// Node's codes for a connection that failed or was lost.
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
// The driver's messages for the same, which have no codes, and of a pool or client that its owner has ended.
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|Client was closed)/;
// Class 53: no connection, memory or disk left. 25006: the server is a standby, or became one. 58030: its disk failed.
// 57014: the statement took too long for its limit.
const AWAY = /^(53...|25006|57014|58030)$/;

/** Whether the server is temporarily unavailable, which is not a programming error. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== null) return AWAY.test(state) || kindOf(error) === 'connection' || kindOf(error) === 'retry';
  if (!(error instanceof Error)) return false;
  return ('code' in error && NETWORK.has(String(error.code))) || DRIVER.test(error.message);
}

/** A row with this key exists. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlStateOf(error) === '23505';
}

/** The leaf that a divided table lacks for a new row. */
export interface MissingLeaf {
  readonly table: string;
  /** Time of the row's id. */
  readonly atMs: number;
}

/** Null: another error. A check that refuses a row has a name; this one has the key in its detail, in any language. */
export function missingLeaf(error: unknown): MissingLeaf | null {
  if (sqlStateOf(error) !== CHECK_VIOLATION) return null;
  // Not by its class: a pool that is borrowed may have another copy of the driver.
  const { constraint, table, detail = '' } = error as Pick<DatabaseError, 'constraint' | 'table' | 'detail'>;
  const [, first = '', next = ''] = /\(([0-9a-f]{8})-([0-9a-f]{4})-[0-9a-f-]{22}\)/.exec(detail) ?? [];
  if (constraint !== undefined || table === undefined || next === '') return null;
  return { table, atMs: Number.parseInt(first + next, 16) };
}

/** The server announced the end of the connection: it executed nothing that it had not answered. */
export function isServerShutdown(error: unknown): boolean {
  return sqlStateOf(error)?.startsWith('57P') ?? false;
}

/**
 * The five-character SQLSTATE of a server error; null for errors of the network and the program. They contain a digit:
 * `EPIPE`, a connection found closed while writing, has the same length.
 */
export function sqlStateOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
}

/** Node collects an error per address of a name, and gives the whole no message. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
