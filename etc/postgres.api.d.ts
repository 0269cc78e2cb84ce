// index.d.ts

import { Store } from '@mitako/core';
import { Pool, ClientBase } from 'pg';

/** `unchecked`: for tests and temporary databases, whose server may lose what it confirmed. */
type ServerDurability = 'required' | 'unchecked';

/** The database: a URL, or a pool that the embedding program owns and closes itself. */
type PostgresOptions = ({
    /** `postgres://user:password@host:5432/database` */
    readonly connectionString: string;
    /** Connections of the pool. Default: 10. */
    readonly connectionsMax?: number | undefined;
}
/** With `pipeline: true` (pg 8.23) a commit takes one round trip, as with our own pool; without, one per statement. */
 | {
    readonly pool: Pool;
}) & {
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
interface PostgresStore extends Store {
    /**
     * The same store inside a transaction that you began on this client, for `gateway.within`: its writes take effect
     * with your COMMIT and are undone by your ROLLBACK. Its rows stay locked until then, so keep the transaction short.
     *
     * PostgreSQL errors 40001 and 40P01 are thrown unchanged: retry the whole transaction. Background work and migrations
     * run on the store itself.
     */
    withClient(client: ClientBase): Store;
}
/**
 * The store on PostgreSQL 15 or newer, for any number of processes. Connects on first use; `gateway.migrate()` creates
 * the schema.
 *
 * Requires no isolation level above READ COMMITTED. Deadlocks and lock timeouts (250 ms) are retried here.
 */
declare function postgres(options: PostgresOptions): PostgresStore;

export { postgres };
export type { PostgresOptions, PostgresStore, ServerDurability };
