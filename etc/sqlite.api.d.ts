// index.d.ts

import { Store } from '@mitako/core';

interface SqliteOptions {
    /**
     * The database file; created if missing, its directory is not. `:memory:` is a temporary file that is deleted on
     * close, because a database in memory can be neither in WAL mode nor shared by two connections.
     */
    readonly path: string;
}
/**
 * The store in one SQLite file, for one machine. Opens the file at once; `gateway.migrate()` creates the schema.
 *
 * Every commit is synced to disk before it counts as applied, except what a store may lose in a power failure (see
 * `Store.commit`). Commits that wait at the same time share one transaction and one sync. Two processes may share one
 * file: they take turns writing and find each other's work by polling once a second. For more processes use PostgreSQL.
 *
 * @throws when Node is older than 22, when the directory is missing, or when the file system cannot hold a WAL database
 */
declare function sqlite(options: SqliteOptions): Store;

export { sqlite };
export type { SqliteOptions };
