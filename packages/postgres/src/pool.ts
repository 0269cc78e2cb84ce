import pg from 'pg';
import { inTime } from './deadline.ts';

/** A pool and how to dispose of it. */
export interface OwnedPool {
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Default for our own pool. */
export const CONNECTIONS_MAX = 10;

/** Timeout for a connection, new or reused; then the caller should retry. */
const CONNECT_MS_MAX = 10_000;
const KEEP_ALIVE_AFTER_MS = 30_000;
/** The connection is closed politely; a server that disappeared does not answer. */
const GOODBYE_MS_MAX = 5_000;

/** Does not connect yet. */
export function ownPool(options: {
  readonly connectionString: string;
  readonly connectionsMax?: number | undefined;
}): OwnedPool {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.connectionsMax ?? CONNECTIONS_MAX,
    application_name: 'mitako',
    connectionTimeoutMillis: CONNECT_MS_MAX,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    // Statements of a commit are sent together; see `commitTogether`.
    pipeline: true,
  });
  pool.on('error', ignore);
  pool.on('acquire', protect);
  return { pool, close: () => inTime(GOODBYE_MS_MAX, pool.end()).catch(() => undefined) };
}

export function borrowPool(pool: pg.Pool): OwnedPool {
  pool.on('error', ignore);
  pool.on('acquire', protect);
  return {
    pool,
    close() {
      pool.off('error', ignore);
      pool.off('acquire', protect);
      return Promise.resolve();
    },
  };
}

/** Acquires a connection for a transaction. */
export function take(pool: pg.Pool): Promise<pg.PoolClient> {
  return pool.connect();
}

/**
 * Attached when the pool hands the connection out, not when the caller receives it: the pool has stopped listening by
 * then, and the server's shutdown message may follow its welcome in the same packet.
 */
function protect(client: pg.PoolClient): void {
  if (!client.listeners('error').includes(ignore)) client.on('error', ignore);
}

// A connection that the server ends emits an event, and an event without a listener ends the process. The pool drops
// such a connection by itself, and its user receives the error as the result of a query.
function ignore(): void {}
