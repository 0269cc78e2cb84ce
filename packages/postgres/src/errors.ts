import { GUARD_FAILED } from './guarded.ts';

/** How an error of the server is to be taken. */
export type ErrorKind = 'refusal' | 'retry' | 'fault' | 'connection';

// unique_violation, check_violation: a guard spoke.
const REFUSALS = new Set(['23505', '23514', GUARD_FAILED]);
// serialization_failure, deadlock_detected, lock_not_available: nothing was written, and the next try may succeed.
// invalid_sql_statement_name, duplicate_prepared_statement: the driver sends PARSE once, and counts on it although it
// stood behind a statement that had failed; it knows better by the next try.
const RETRIES = new Set(['40001', '40P01', '55P03', '26000', '42P05']);

export function kindOf(error: unknown): ErrorKind {
  const state = sqlStateOf(error);
  // Class 08: connection exceptions. 57P01 to 57P03: the server shuts down, which ends the connection too.
  if (state === null || state.startsWith('08') || state.startsWith('57P')) return 'connection';
  if (REFUSALS.has(state)) return 'refusal';
  return RETRIES.has(state) ? 'retry' : 'fault';
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
