import type { Store } from '@mitako/core';
import { createSqlStore } from '@mitako/sql';
import type { Pool } from 'pg';
import { createPostgresEngine } from './engine.ts';
import { borrowPool, ownPool } from './pool.ts';
import type { ServerDurability } from './server-fit.ts';

/** Where the database is: an address, or a pool that the embedding program owns and closes itself. */
export type PostgresOptions = (
  | {
      /** `postgres://user:password@host:5432/database` */
      readonly connectionString: string;
      /** Connections of the pool; 10 when absent. */
      readonly connectionsMax?: number | undefined;
    }
  /**
   * Made with `pipeline: true` (pg 8.23) a commit takes one round trip, as with a pool of our own; without, one per
   * statement.
   */
  | { readonly pool: Pool }
) & {
  /** Where the tables are; `public` when absent. `migrate` makes the schema if it is missing. */
  readonly schema?: string | undefined;
  /**
   * Named prepared statements; on when absent. Turn them off behind a pooler that hands each transaction another
   * connection and does not track them (pgBouncer before 1.21).
   */
  readonly preparedStatements?: boolean | undefined;
  /**
   * `required` when absent: `gateway.start()` refuses a server that runs without `fsync`, `full_page_writes` or
   * `synchronous_commit`. `unchecked` is for tests.
   */
  readonly durability?: ServerDurability | undefined;
};

/**
 * The store in PostgreSQL 15 or newer, for any number of processes. Connects when it is first asked something; the
 * schema is made by `gateway.migrate()`.
 *
 * Nothing rests on an isolation level above READ COMMITTED. Deadlocks and lock timeouts (250 ms) are retried here.
 */
export function postgres(options: PostgresOptions): Store {
  const pool = 'pool' in options ? borrowPool(options.pool) : ownPool(options);
  return createSqlStore(
    createPostgresEngine(pool, {
      schema: options.schema ?? 'public',
      preparedStatements: options.preparedStatements ?? true,
      durability: options.durability ?? 'required',
    }),
  );
}
