import type { Writable } from 'node:stream';
import type { ClientBase } from 'pg';

// Driver features that its types do not declare. `pipeline` is an option and a client property since 8.23;
// `connection`, and its `stream` and `parsedStatements`, are undocumented. Each is checked before use; a missing one
// costs a safeguard or speed.

/** Whether the driver sends a query before the previous response arrived (`pipeline: true`, pg 8.23). */
export function isPipelined(client: ClientBase): boolean {
  return 'pipeline' in client && client.pipeline === true;
}

/**
 * Whether this connection knows another statement by the name, prepared by other code. The driver would keep ours
 * back, and send the COMMIT behind it.
 */
export function isNameTaken(client: ClientBase, name: string, text: string): boolean {
  const connection = 'connection' in client ? client.connection : null;
  if (typeof connection !== 'object' || connection === null || !('parsedStatements' in connection)) return false;
  const known = (connection.parsedStatements as Readonly<Record<string, string | undefined>>)[name];
  return known !== undefined && known !== text;
}

/** Sends everything written meanwhile in one piece: a system call per query was a quarter of the time. */
export function corked<Result>(client: ClientBase, send: () => Result): Result {
  const stream = streamOf(client);
  stream?.cork();
  try {
    return send();
  } finally {
    stream?.uncork();
  }
}

function streamOf(client: ClientBase): Pick<Writable, 'cork' | 'uncork'> | null {
  const connection = 'connection' in client ? client.connection : null;
  if (typeof connection !== 'object' || connection === null || !('stream' in connection)) return null;
  const { stream } = connection;
  return typeof stream === 'object' && stream !== null && 'cork' in stream ? (stream as Writable) : null;
}
