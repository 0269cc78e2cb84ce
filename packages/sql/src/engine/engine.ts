import type { Kysely } from 'kysely';
import type { CommitOutcome } from '@mitako/core';

/** What may be bound to a parameter. Numbers are safe integers: there is nothing else in the schema. */
export type SqlValue = string | number | null;

/** A statement with its values, ready to run. The text is the same object each time: engines prepare it once. */
export interface BoundStatement {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

/** One statement of a commit. */
export interface GuardedStatement extends BoundStatement {
  /** How many rows it must touch (or find, for a SELECT); null: any number. */
  readonly rows: number | null;
  /** Place in the list of the change it belongs to. */
  readonly change: number;
}

/**
 * `full`: on disk before the answer. `relaxed`: may be lost when the power fails within moments, never in part, and not
 * when only the process dies.
 */
export type Durability = 'full' | 'relaxed';

/** Why a commit was undone: the change whose guard said no. */
export type EngineOutcome =
  | Exclude<CommitOutcome, { readonly kind: 'refused' }>
  | { readonly kind: 'refused'; readonly change: number };

/** The columns of one row, as the driver gives them. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * Work on rows inside one writing transaction, written as a generator of statements: the engine runs each and hands
 * back its rows. So one text of a claim serves an engine that answers at once and one that answers over a network.
 */
export type Work<Result> = Generator<WorkStatement, Result, readonly Row[]>;

export interface WorkStatement extends BoundStatement {
  /** Nobody looks at its rows, and none are handed back: over a network it may leave together with the next statement. */
  readonly isUnread?: true;
}

/**
 * What a database must be able to do for the store; `@mitako/sqlite` and `@mitako/postgres` are two of them.
 * All SQL comes from this package, compiled for `dialect`.
 */
export interface Engine {
  readonly name: string;
  readonly dialect: SqlDialect;

  /** One reading statement, outside any transaction, seeing what was committed before it started. */
  query(statement: BoundStatement): Promise<readonly Row[]>;
  /**
   * All statements or none, in order. A wrong row count, a unique violation and a CHECK violation are refusals; any
   * other fault throws, with nothing written.
   */
  commit(statements: readonly GuardedStatement[], durability: Durability): Promise<EngineOutcome>;
  /**
   * One writing statement in a transaction of its own and in one round trip, on a table that may lose rows with the power
   * (see the migrations). It may run twice when a connection breaks.
   */
  write(statement: BoundStatement): Promise<readonly Row[]>;
  /**
   * Runs the work in one transaction of its own and commits it, with relaxed durability: a lease that is lost is handed
   * out again. It may be run again from the start after a deadlock.
   */
  claim<Result>(work: () => Work<Result>): Promise<Result>;
  /**
   * One transaction for the migrator, which no second process enters at the same time.
   * Schema changes in it are undone with it.
   */
  migrate<Result>(work: (transaction: Kysely<unknown>) => Promise<Result>): Promise<Result>;
  /** Makes sure that the database keeps what it confirms. @throws StoreUnfitError */
  assertFit(): Promise<void>;
  /** Closes everything after what is under way. */
  close(): Promise<void>;
}

/** For which database the SQL is compiled. */
export interface SqlDialect {
  readonly kind: 'sqlite' | 'postgres';
  /** Where the tables are, on PostgreSQL; null: wherever the connection's search path leads. */
  readonly schema: string | null;
}
