import type { Kysely } from 'kysely';
import type { SqlDialect } from './dialect.ts';
import type { CommitOutcome, StoreLeaves } from '@mitako/core/engine';
import type { MergedLookUp, MergedStatement } from './merged-statement.ts';
import type { SqlValue } from './sql-value.ts';

/** A statement with its values, ready to run. The text is the same object each time: engines prepare it once. */
export interface BoundStatement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
  /** Its text depends on what a request asks for: an engine keeps few of these, and ends a slow one early. */
  readonly isOfRequest?: boolean;
  /**
   * One plan serves whatever its values are, and planning it costs more than running it: a server that would rather plan it for
   * each is told not to.
   */
  readonly isPlannedOnce?: boolean;
  /** How it looks up many at once. Absent: it does not. */
  readonly lookUp?: MergedLookUp | null;
}

/** One statement of a commit. */
export interface GuardedStatement extends BoundStatement {
  /** Number of rows it must touch (or find, for a SELECT); null: any number. */
  readonly rows: number | null;
  /** Index of its change in the list. */
  readonly change: number;
  /** How it runs for several lists at once. Absent: only for its own. */
  readonly merged?: MergedStatement | null;
}

/**
 * `full`: on disk before the response. `relaxed`: may be lost in a power failure within moments, never in part, and not
 * when only the process dies.
 */
export type Durability = 'full' | 'relaxed';

/** What else a commit may be. */
export interface CommitOptions {
  /** It posts to the ledger: an engine with several connections keeps it apart, so that no payment waits for its end. */
  readonly isPosting?: boolean;
  /**
   * Writes of the embedding program, run after the statements in their transaction, perhaps several times, of which the
   * last one counts; what it throws is thrown. Only for engines whose transactions are synchronous.
   */
  readonly beside?: (() => void) | undefined;
}

/** Why a commit was undone: the change whose guard refused. */
export type EngineOutcome =
  | Exclude<CommitOutcome, { readonly kind: 'refused' }>
  | { readonly kind: 'refused'; readonly change: number };

/** The columns of one row, as the driver returns them. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * What a database must provide for the store; `@mitako/sqlite` and `@mitako/postgres` implement it. This package
 * supplies all SQL, compiled for `dialect`.
 */
export interface Engine {
  readonly name: string;
  readonly dialect: SqlDialect;
  /** Several machines may work on it. */
  readonly isShared: boolean;
  /** The leaves of its divided tables. Absent: its tables are whole. */
  readonly leaves?: StoreLeaves;

  /**
   * Changes whenever another connection has committed, and costs no round trip. Null: not known, so that nothing is kept of
   * what was read. Absent: never known.
   */
  othersVersion?(): number | null;
  /** One reading statement, outside any transaction, on data committed before it started. */
  query(statement: BoundStatement): Promise<readonly Row[]>;
  /**
   * All statements or none, in order. A wrong row count, a unique violation and a CHECK
   * violation are refusals; any other error throws, with nothing written.
   */
  commit(
    statements: readonly GuardedStatement[],
    durability: Durability,
    options?: CommitOptions,
  ): Promise<EngineOutcome>;
  /**
   * One writing statement in its own transaction and round trip, on a table that may lose rows in a power failure (see
   * the migrations). It may run twice when a connection breaks.
   */
  write(statement: BoundStatement): Promise<readonly Row[]>;
  /**
   * Runs the statements in a transaction of their own, each on what was committed before it started, and returns the rows
   * of each: over a network in one round trip. With relaxed durability: a lost lease is claimed again. They may be run
   * again after a deadlock.
   */
  claim(statements: readonly BoundStatement[]): Promise<readonly (readonly Row[])[]>;
  /** One transaction for the migrator, which excludes other processes. Schema changes in it are undone with it. */
  migrate<Result>(work: (transaction: Kysely<unknown>) => Promise<Result>): Promise<Result>;
  /** Checks that the database keeps what it confirms. @throws StoreUnfitError */
  assertFit(): Promise<void>;
  /** Closes everything after the work in flight. */
  close(): Promise<void>;
}
