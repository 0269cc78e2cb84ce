// index.d.ts

import { Store } from '@mitako/core';
import { Pool, ClientBase } from 'pg';

/** `unchecked`: for tests and throw-away databases, whose server may forget what it confirmed. */
type ServerDurability = 'required' | 'unchecked';

/** Where the database is: an address, or a pool that the embedding program owns and closes itself. */
type PostgresOptions = ({
    /** `postgres://user:password@host:5432/database` */
    readonly connectionString: string;
    /** Connections of the pool; 10 when absent. */
    readonly connectionsMax?: number | undefined;
}
/**
 * Made with `pipeline: true` (pg 8.23) a commit takes one round trip, as with a pool of our own; without, one per
 * statement.
 */
 | {
    readonly pool: Pool;
}) & {
    /** Where the tables are; `public` when absent. `migrate` makes the schema if it is missing. */
    readonly schema?: string | undefined;
    /**
     * Named prepared statements; on when absent. Turn them off behind a pooler that hands each transaction another
     * connection and does not track them (pgBouncer before 1.21).
     */
    readonly preparedStatements?: boolean | undefined;
    /**
     * Hears at once of work that other processes commit, over one connection besides those of the pool; on when absent.
     * Without, and behind a pooler that gives each transaction another connection, work of others is found within a second.
     * Off also spares the NOTIFY in transactions of your own (`withClient`).
     */
    readonly listen?: boolean | undefined;
    /**
     * `required` when absent: `gateway.start()` refuses a server that runs without `fsync`, `full_page_writes` or
     * `synchronous_commit`. `unchecked` is for tests.
     */
    readonly durability?: ServerDurability | undefined;
};
/** The store in PostgreSQL, which can also take part in a transaction of the embedding program. */
interface PostgresStore extends Store {
    /**
     * The same store inside a transaction that you began on this client, for `gateway.within`: what it writes becomes real
     * with your COMMIT and is gone with your ROLLBACK. Its rows stay locked until then, so keep the transaction short.
     *
     * Errors of PostgreSQL that mean "try again" (40001, 40P01) come through as they are, for whoever repeats the
     * transaction. Background work and migrations stay with the store itself.
     */
    withClient(client: ClientBase): Store;
}
/**
 * The store in PostgreSQL 15 or newer, for any number of processes. Connects when it is first asked something; the
 * schema is made by `gateway.migrate()`.
 *
 * Nothing rests on an isolation level above READ COMMITTED. Deadlocks and lock timeouts (250 ms) are retried here.
 */
declare function postgres(options: PostgresOptions): PostgresStore;

export { postgres };
export type { PostgresOptions, PostgresStore, ServerDurability };
