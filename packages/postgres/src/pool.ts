import pg from 'pg';

/** A pool and what to do with it in the end. */
export interface OwnedPool {
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

const CONNECTIONS_MAX = 10;

/** Connects to nothing yet. */
export function ownPool(options: {
  readonly connectionString: string;
  readonly connectionsMax?: number | undefined;
}): OwnedPool {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.connectionsMax ?? CONNECTIONS_MAX,
    application_name: 'mitako',
    // Statements of a commit go out together; see `commitTogether`.
    pipeline: true,
  });
  pool.on('error', ignore);
  return { pool, close: () => pool.end() };
}

export function borrowPool(pool: pg.Pool): OwnedPool {
  pool.on('error', ignore);
  return {
    pool,
    close() {
      pool.off('error', ignore);
      return Promise.resolve();
    },
  };
}

/** A connection that cannot bring the process down. */
export async function take(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect();
  if (!client.listeners('error').includes(ignore)) client.on('error', ignore);
  return client;
}

// A connection that the server ends tells so by an event, and an event without a listener ends the process. The pool
// drops such a connection by itself, and whoever is using it gets the error as the answer to a query.
function ignore(): void {}
