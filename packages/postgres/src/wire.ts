import type { Writable } from 'node:stream';
import type { ClientBase } from 'pg';

// What the driver has and its types do not tell. `pipeline` is an option and a member of its client since 8.23; it
// documents neither `connection`, where a client keeps what it speaks through, nor that one's `stream` and
// `parsedStatements`. So each is looked for before it is used, and what is missing costs a safeguard or speed.

/** Whether the driver sends a query before the one ahead of it was answered (`pipeline: true`, pg 8.23). */
export function isPipelined(client: ClientBase): boolean {
  return 'pipeline' in client && client.pipeline === true;
}

/**
 * Whether this connection knows another statement by the name, which somebody else must have given it. The driver would
 * keep ours back, and send the COMMIT behind it.
 */
export function isNameTaken(client: ClientBase, name: string, text: string): boolean {
  const connection = 'connection' in client ? client.connection : null;
  if (typeof connection !== 'object' || connection === null || !('parsedStatements' in connection)) return false;
  const known = (connection.parsedStatements as Readonly<Record<string, string | undefined>>)[name];
  return known !== undefined && known !== text;
}

/** Lets everything that is sent meanwhile leave in one piece: a system call for each query was a quarter of the time. */
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
