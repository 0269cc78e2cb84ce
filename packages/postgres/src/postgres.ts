import type { Store } from '@mitako/core';
import type { EngineStore } from '@mitako/core/engine';
import { createSqlStore } from '@mitako/sql';
import type { ClientBase, Pool, PoolConfig } from 'pg';
import { createEmbeddedEngine } from './embedded.ts';
import { createPostgresEngine } from './engine.ts';
import { createGuard } from './guarded.ts';
import { borrowPool, ownPool } from './pool.ts';
import { createRunGuard } from './run-queries.ts';
import { createRun } from './run.ts';
import type { ServerDurability } from './server-fit.ts';
import { createWakeups } from './wakeups.ts';

/** The database: a URL, the driver's own configuration, or a pool that the embedding program owns and closes itself. */
export type PostgresOptions = (
  | {
      /** `postgres://user:password@host:5432/database` */
      readonly connectionString: string;
      /** Connections of the pool. Default: 10. */
      readonly connectionsMax?: number | undefined;
    }
  /**
   * As `pg.Pool` takes it, for a pool of our own: sockets, certificates, connectors of clouds (`stream`), tokens as
   * passwords (`password: () => signer.getAuthToken()`).
   */
  | { readonly config: Readonly<PoolConfig> }
  /**
   * Is never ended here. With `pipeline: true` (pg 8.23) a commit takes one round trip, as with a pool of our own; without,
   * one per statement, and a warning says so. To share a transaction, no pool is needed: see `withClient`.
   */
  | { readonly pool: Pool }
) & {
  /** Schema of the tables. Default: `public`. `migrate` creates it if it is missing. */
  readonly schema?: string | undefined;
  /**
   * Named prepared statements. Default: true. Disable them behind a pooler that assigns another connection per
   * transaction and does not track them (pgBouncer before 1.21).
   */
  readonly preparedStatements?: boolean | undefined;
  /**
   * Receives notifications of other processes' work at once, over one connection besides the pool. Default: true.
   * Without it, and behind a pooler that assigns another connection per transaction, other processes' work is found by
   * polling within a second. Disabling it also skips the NOTIFY in your own transactions (`withClient`).
   */
  readonly listen?: boolean | undefined;
  /**
   * Default: `required`: `gateway.start()` refuses a server that runs without `fsync`, `full_page_writes` or
   * `synchronous_commit`. `unchecked` is for tests.
   */
  readonly durability?: ServerDurability | undefined;
};

/** The store on PostgreSQL, which can also join a transaction of the embedding program. */
export interface PostgresStore extends Store {
  /** Tells it from the store in a SQLite file, where `store` may be either: `if (mitako.store.name === 'postgres')`. */
  readonly name: 'postgres';
  /**
   * The same store inside a transaction that you began on this client, for `mitako.shop.within`: its writes take effect
   * with your COMMIT and are undone by your ROLLBACK. Its rows stay locked until then, so keep the transaction short.
   *
   * PostgreSQL errors 40001, 40P01 and 55P03 (a lock that others held for 250 ms) are thrown unchanged: retry the whole
   * transaction. Background work and migrations run on the store itself.
   */
  withClient(client: ClientBase): Store;
}

/**
 * The store on PostgreSQL 15 or newer, for any number of processes. Connects on first use; `gateway.migrate()` creates
 * the schema.
 *
 * Requires no isolation level above READ COMMITTED. Deadlocks and lock timeouts (250 ms) are retried here.
 */
export function postgres(options: PostgresOptions): PostgresStore {
  const { schema = 'public', preparedStatements = true, listen = true, durability = 'required' } = options;
  const pool = 'pool' in options ? borrowPool(options.pool) : ownPool(options);
  const run = createRun({ preparedStatements });
  const guard = createGuard({ preparedStatements });
  const runGuard = createRunGuard({ preparedStatements });
  /** Clients of a pool are reused, and concurrent uses of one client must take turns. */
  const embedded = new WeakMap<ClientBase, Store>();

  const wakeups = createWakeups(pool.pool, { schema, listen, run });
  const pooled = createSqlStore(createPostgresEngine(pool, { schema, durability, run, guard, runGuard }), wakeups);

  return {
    ...pooled,
    ...OF_SQLITE,
    name: 'postgres',
    async close() {
      await wakeups.close();
      await pooled.close();
    },
    withClient(client) {
      const known = embedded.get(client);
      if (known !== undefined) return known;
      const engine = createEmbeddedEngine(client, { schema, run, guard, listen });
      const store: EngineStore = { ...createSqlStore(engine), isDeferred: true };
      embedded.set(client, store);
      return store;
    },
  };
}

/** For programs without types, which were written on SQLite. */
const OF_SQLITE = { inTransaction: refuseOfSqlite, transaction: refuseOfSqlite };

function refuseOfSqlite(): never {
  throw new TypeError(
    'This store is on PostgreSQL, and inTransaction() and transaction() are of SQLite. Begin a transaction on a client of your own, and pass store.withClient(client).',
  );
}
