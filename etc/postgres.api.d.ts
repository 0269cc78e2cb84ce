// index.d.ts

import { Store } from '@mitako/core';
import { Pool } from 'pg';

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
};
/**
 * The store in PostgreSQL 15 or newer, for any number of processes. Connects when it is first asked something; the
 * schema is made by `gateway.migrate()`.
 *
 * Nothing rests on an isolation level above READ COMMITTED. Deadlocks and lock timeouts (250 ms) are retried here.
 */
declare function postgres(options: PostgresOptions): Store;

export { postgres };
export type { PostgresOptions };
