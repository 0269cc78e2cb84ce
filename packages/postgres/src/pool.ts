import pg from 'pg';
import { inTime } from './deadline.ts';

/** A pool and what to do with it in the end. */
export interface OwnedPool {
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/** Of a pool of our own, where nobody says otherwise. */
export const CONNECTIONS_MAX = 10;

/** For a connection, be it a new one or one that others have; then the caller is told to come again. */
const CONNECT_MS_MAX = 10_000;
const KEEP_ALIVE_AFTER_MS = 30_000;
/** The server is told goodbye; one that is gone does not answer. */
const GOODBYE_MS_MAX = 5_000;

/** Connects to nothing yet. */
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
    // Statements of a commit go out together; see `commitTogether`.
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

/** A connection, for a transaction. */
export function take(pool: pg.Pool): Promise<pg.PoolClient> {
  return pool.connect();
}

/**
 * While the pool hands a connection out, and not when whoever asked has it: the pool has stopped listening by then, and the
 * server's word that it shuts down may stand right behind its welcome, in the same packet.
 */
function protect(client: pg.PoolClient): void {
  if (!client.listeners('error').includes(ignore)) client.on('error', ignore);
}

// A connection that the server ends tells so by an event, and an event without a listener ends the process. The pool
// drops such a connection by itself, and whoever is using it gets the error as the answer to a query.
function ignore(): void {}
