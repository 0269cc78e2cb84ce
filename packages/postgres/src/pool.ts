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
/** Of a pool with a timeout of its own, after that. */
const TAKE_MS_MAX = 12_000;
const KEEP_ALIVE_AFTER_MS = 30_000;
/** The connection is closed politely; a server that disappeared does not answer. */
const GOODBYE_MS_MAX = 5_000;

/** How to reach the database: by a URL, or as the driver takes it. */
export type PoolOptions =
  | { readonly connectionString: string; readonly connectionsMax?: number | undefined }
  | { readonly config: Readonly<pg.PoolConfig> };

/** Does not connect yet. */
export function ownPool(options: PoolOptions): OwnedPool {
  const config =
    'config' in options
      ? options.config
      : { connectionString: options.connectionString, max: options.connectionsMax ?? CONNECTIONS_MAX };
  const pool = new pg.Pool({
    max: CONNECTIONS_MAX,
    application_name: 'mitako',
    connectionTimeoutMillis: CONNECT_MS_MAX,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    ...config,
    // Statements of a commit are sent together; see `commitTogether`.
    pipeline: true,
  });
  pool.on('error', ignore);
  pool.on('acquire', protect);
  return { pool, close: () => inTime(GOODBYE_MS_MAX, pool.end()).catch(() => undefined) };
}

/** Of the embedding program, which ends it. */
export function borrowPool(pool: pg.Pool): OwnedPool {
  if ((pool.options as { readonly pipeline?: boolean }).pipeline !== true) warnOfRoundTrips();
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

let isWarned = false;

/** Once a process. */
function warnOfRoundTrips(): void {
  if (isWarned) return;
  isWarned = true;
  process.emitWarning(
    'The pool given to postgres() has no pipeline: each statement of a commit takes a round trip to the database, some ten a payment instead of one. Create it with new pg.Pool({ pipeline: true }), or give a connectionString.',
    { code: 'MITAKO_NO_PIPELINE' },
  );
}

/** Acquires a connection for a transaction. A pool that has ended drops those who wait for one, without an answer. */
export async function take(pool: pg.Pool): Promise<pg.PoolClient> {
  const taken = pool.connect();
  try {
    return await inTime(TAKE_MS_MAX, taken);
  } catch (error) {
    taken.then(
      (client) => client.release(),
      () => undefined,
    );
    throw error;
  }
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
