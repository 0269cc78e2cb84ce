import type { Store } from '@mitako/core';
import { createSqlStore } from '@mitako/sql';
import { createSqliteEngine } from './engine.ts';
import { type Committed, lent, type SqliteConnection, type Synchronous, withOwnWrites } from './in-transaction.ts';
import { locate } from './location.ts';

export interface SqliteOptions {
  /**
   * The database file; created if missing, its directory is not. `:memory:` is a temporary file that is deleted on
   * close, because a database in memory can be neither in WAL mode nor shared by two connections.
   */
  readonly path: string;
}

/** The store in a SQLite file, in whose transactions the embedding program can write rows of its own. */
export interface SqliteStore extends Store {
  /** Tells it from the store on PostgreSQL, where `store` may be either: `if (mitako.store.name === 'sqlite')`. */
  readonly name: 'sqlite';
  /** Whether it is deleted on close, as `:memory:` is: it takes no live payments. */
  readonly isTemporary: boolean;
  /**
   * The same store with writes of your own, for `mitako.shop.within`: the function runs in the transaction that creates,
   * cancels or refunds the payment, after the gateway's own writes. Both are committed together, or, when it throws,
   * neither is, and the call throws the same. It does not run when a call is refused, or answered from what was stored for
   * its idempotency key.
   *
   * @example
   * ```ts
   * const insertOrder: OwnWrites = (db, { paymentId }) => {
   *   db.prepare('INSERT INTO orders (id, payment_id) VALUES (?, ?)').run(orderId, paymentId);
   * };
   * const { checkout_url } = await mitako.shop.within(store.inTransaction(insertOrder)).payments.create(params);
   * ```
   */
  inTransaction<Result>(write: (connection: SqliteConnection, committed: Committed) => Synchronous<Result>): Store;
  /**
   * Runs statements of your own in a transaction, on the connection of the gateway: tables of yours in its file, and what you
   * read of them. The function is synchronous; what it returns is the result, and when it throws, nothing of it is written.
   *
   * Open the file with no other copy of SQLite in this process (`node:sqlite`, another version of better-sqlite3): closing it
   * there releases the locks of the gateway, and deletes the log that it writes to.
   *
   * @example
   * ```ts
   * await mitako.store.transaction((db) => db.prepare('CREATE TABLE IF NOT EXISTS orders (id TEXT PRIMARY KEY)').run());
   * ```
   */
  transaction<Result>(work: (connection: SqliteConnection) => Synchronous<Result>): Promise<Result>;
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
export function sqlite(options: SqliteOptions): SqliteStore {
  // SQLite takes an empty name for a temporary database, and a variable that is not set is undefined.
  if (!options.path) throw new TypeError("sqlite needs path: the file of the database, or ':memory:'");
  const location = locate(options.path);
  const engine = createSqliteEngine(location);
  const store = createSqlStore(engine);
  return {
    ...store,
    ...OF_POSTGRES,
    name: 'sqlite',
    isTemporary: location.temporary,
    inTransaction: (write) => withOwnWrites(engine, store, write),
    transaction: <Result>(work: (connection: SqliteConnection) => Synchronous<Result>) =>
      engine.own<Result>(() => lent(engine.connection, 'transaction', work)),
  };
}

/** For programs without types, which were written on PostgreSQL. */
const OF_POSTGRES = {
  withClient(): never {
    throw new TypeError(
      'This store is on SQLite, and withClient() is of PostgreSQL. Pass store.inTransaction(write), whose function runs in the transaction of the payment.',
    );
  },
};
