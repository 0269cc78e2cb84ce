import { GUARD_FAILED } from './guarded.ts';

/** How an error of the server is to be taken. */
export type ErrorKind = 'refusal' | 'retry' | 'fault' | 'connection';

// unique_violation, check_violation: a guard spoke.
const REFUSALS = new Set(['23505', '23514', GUARD_FAILED]);
// serialization_failure, deadlock_detected, lock_not_available: nothing was written, and the next try may succeed.
// invalid_sql_statement_name, duplicate_prepared_statement: the driver sends PARSE once, and counts on it although it
// stood behind a statement that had failed; it knows better by the next try.
// in_failed_sql_transaction: what failed was somebody else's, before it in the same group.
const RETRIES = new Set(['40001', '40P01', '55P03', '26000', '42P05', '25P02']);

export function kindOf(error: unknown): ErrorKind {
  const state = sqlStateOf(error);
  // Class 08: connection exceptions. 57P01 to 57P03: the server shuts down, which ends the connection too.
  if (state === null || state.startsWith('08') || state.startsWith('57P')) return 'connection';
  if (REFUSALS.has(state)) return 'refusal';
  return RETRIES.has(state) ? 'retry' : 'fault';
}

// What node tells of a connection that it could not make or lost.
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
// The same in the words of the driver, which has no codes for it.
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
// Class 53: no connection, memory or disk left. 25006: the server is a standby, or became one. 58030: its disk failed.
const AWAY = /^(53...|25006|58030)$/;

/** Whether the server cannot be had, which is not for long and no fault of the program. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== null) return AWAY.test(state) || kindOf(error) === 'connection' || kindOf(error) === 'retry';
  if (!(error instanceof Error)) return false;
  return ('code' in error && NETWORK.has(String(error.code))) || DRIVER.test(error.message);
}

/** The server ended the connection and said so: of what it had not answered before, it carried out nothing. */
export function saysGoodbye(error: unknown): boolean {
  return sqlStateOf(error)?.startsWith('57P') ?? false;
}

/**
 * The five characters that the server sends with an error; null for errors of the network and of the program. They hold a
 * digit: `EPIPE`, a connection found closed while writing, is as long and no word of the server.
 */
export function sqlStateOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
}

/** Node gathers what each address of a name answered, and gives the whole no message. */
export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
