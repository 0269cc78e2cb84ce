// index.d.ts

import { Store } from '@mitako/core';

interface SqliteOptions {
    /**
     * The database file; made if it is missing, its directory is not. `:memory:` is a temporary file that is deleted on
     * close, because a database in memory can be neither in WAL mode nor shared by two connections.
     */
    readonly path: string;
}
/**
 * The store in one SQLite file, for one machine. Opens the file at once; the schema is made by `gateway.migrate()`.
 *
 * Every commit is synced to disk before it counts as applied, but for what a store may lose with the power (see
 * `Store.commit`). Commits that wait together share one transaction and one sync. Two processes on one file work, taking turns at
 * writing and finding each other's work by looking once a second; more belong on PostgreSQL.
 *
 * @throws when Node is older than 22, when the directory is missing, or when the file system cannot hold a WAL database
 */
declare function sqlite(options: SqliteOptions): Store;

export { sqlite };
export type { SqliteOptions };
