// index.d.ts exports
//   BackUpOptions
//   Committed
//   OwnWrites
//   SqliteConnection
//   SqliteOptions
//   SqliteStore
//   backUp
//   sqlite
//   sqliteDialect
// imports
//   @mitako/core
//   @mitako/sql

interface BackUpOptions {
  readonly from: string;
  readonly to: string;
  readonly onProgress?: (bytes: number, ofBytes: number) => void;
}
interface Committed {
  readonly paymentId: string;
  readonly refundId: string | null;
}
type OwnWrites = (connection: SqliteConnection, committed: Committed) => void;
interface SqliteConnection {
  prepare(sql: string): {
    run(...values: unknown[]): {
      readonly changes: number;
    };
    get(...values: unknown[]): unknown;
    all(...values: unknown[]): unknown[];
  };
}
interface SqliteOptions {
  readonly path: string;
}
interface SqliteStore extends Store {
  readonly name: 'sqlite';
  readonly isTemporary: boolean;
  inTransaction<Result>(write: (connection: SqliteConnection, committed: Committed) => Synchronous<Result>): Store;
  transaction<Result>(work: (connection: SqliteConnection) => Synchronous<Result>): Promise<Result>;
}
type Synchronous<Result> = Result extends PromiseLike<unknown> ? never : Result;
declare function backUp({ from, to, onProgress }: BackUpOptions): Promise<number>;
declare function sqlite(options: SqliteOptions): SqliteStore;
declare const sqliteDialect: SqlDialect;
