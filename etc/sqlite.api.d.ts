// index.d.ts

import { Store } from '@mitako/core';

interface BackUpOptions {
    /** The database file. Gateways may run on it. */
    readonly from: string;
    /** The copy: a new file, with mode 0600. */
    readonly to: string;
    /** Receives once a second how many bytes are written, of about how many. */
    readonly onProgress?: (bytes: number, ofBytes: number) => void;
}
/**
 * Copies a database that is in use: the copy has what was committed at one moment, in one file, without free pages
 * (`VACUUM INTO`). It appears under its name once it is complete and on disk, and replaces no file.
 *
 * Copying the file itself is no backup while a gateway runs: what was committed last is in the file beside it (`-wal`).
 * @returns the size of the copy in bytes
 * @throws Error when there is no such database, when `to` exists, or when there is no room
 */
declare function backUp({ from, to, onProgress }: BackUpOptions): Promise<number>;

/** The connection of the gateway's transaction: better-sqlite3's `Database`, of which these are enough for rows. */
interface SqliteConnection {
    /** A statement, as of better-sqlite3: `run` for writes, `get` and `all` for rows. */
    prepare(sql: string): {
        run(...values: unknown[]): {
            readonly changes: number;
        };
        get(...values: unknown[]): unknown;
        all(...values: unknown[]): unknown[];
    };
}
/** What the gateway is about to commit. */
interface Committed {
    /** The payment that is created, canceled or refunded, `pay_…`. */
    readonly paymentId: string;
    /** Of `refund`; else null. */
    readonly refundId: string | null;
}
/**
 * Writes of the embedding program. Synchronous, and without BEGIN, COMMIT or savepoints of its own; it may run several
 * times, each time after all that it wrote before was undone.
 */
type OwnWrites = (connection: SqliteConnection, committed: Committed) => void;

interface SqliteOptions {
    /**
     * The database file; created if missing, its directory is not. `:memory:` is a temporary file that is deleted on
     * close, because a database in memory can be neither in WAL mode nor shared by two connections.
     */
    readonly path: string;
}
/** The store in a SQLite file, in whose transactions the embedding program can write rows of its own. */
interface SqliteStore extends Store {
    /**
     * The same store with writes of your own, for `gateway.within`: the function runs in the transaction that creates,
     * cancels or refunds the payment, after the gateway's own writes. Both are committed together, or, when it throws,
     * neither is, and the call throws the same. It does not run when a call is refused, or answered from what was stored for
     * its idempotency key.
     *
     * @example
     * ```ts
     * const insertOrder: OwnWrites = (db, { paymentId }) => {
     *   db.prepare('INSERT INTO orders (id, payment_id) VALUES (?, ?)').run(orderId, paymentId);
     * };
     * const { checkout_url } = await gateway.within(store.inTransaction(insertOrder)).create(merchant, params);
     * ```
     */
    inTransaction(write: OwnWrites): Store;
}
/**
 * The store in one SQLite file, for one machine. Opens the file at once; `gateway.migrate()` creates the schema.
 *
 * Every commit is synced to disk before it counts as applied, except what a store may lose in a power failure (see
 * `Store.commit`). Commits that wait at the same time share one transaction and one sync. Two processes may share one
 * file: they take turns writing and find each other's work by polling once a second. For more processes use PostgreSQL.
 *
 * @throws TypeError without a path
 * @throws when Node is older than 22, when the directory is missing, or when the file system cannot hold a WAL database
 */
declare function sqlite(options: SqliteOptions): SqliteStore;

export { backUp, sqlite };
export type { BackUpOptions, Committed, OwnWrites, SqliteConnection, SqliteOptions, SqliteStore };
