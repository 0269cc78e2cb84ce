// index.d.ts

import { Dialect, RawBuilder, Kysely } from 'kysely';
import { CommitOutcome, StoreWakeups, EngineStore } from '@mitako/core/engine';

/** How a database says what the others say in other words, and what it is good at. All SQL is compiled for one. */
interface SqlDialect {
    /** How kysely writes its queries. */
    readonly kysely: Pick<Dialect, 'createAdapter' | 'createIntrospector' | 'createQueryCompiler'>;
    /** Where the tables are; null: wherever the connection's search path leads. */
    readonly schema: string | null;
    readonly types: SqlTypes;
    /**
     * Several transactions write at once, so work is claimed FOR NO KEY UPDATE SKIP LOCKED (plain FOR UPDATE also collides
     * with mere references and starves hot rows). False: there is one writer, and nothing to lock.
     */
    readonly locksRows: boolean;
    /** It knows LATERAL joins, and one statement costs a round trip. False: many small statements do as well. */
    readonly joinsLaterally: boolean;
    /**
     * It walks an index, also one over an expression, from one pair of values to another: `(amount, id) < (?, ?)`. False: an
     * equality and a range of ids lead it to the same index.
     */
    readonly seeksPairs: boolean;
    /** Its version and its clock, in milliseconds. */
    readonly version: RawBuilder<string>;
    readonly nowMs: RawBuilder<number>;
    /** One row if there is a table of this name. */
    findTable(name: string): RawBuilder<unknown>;
    /** The strings of a JSON array as a subquery: one parameter, whatever their number. */
    jsonTexts(json: string): RawBuilder<string>;
    /** The objects of a JSON array as a subquery, with a column for each of these fields, compared by bytes. */
    jsonRows(fields: readonly JsonField[], json: string): RawBuilder<unknown>;
}
interface JsonField {
    readonly name: string;
    readonly type: 'text' | 'integer' | 'bigint';
}
/** Words of CREATE TABLE. Flags and small counts are `integer` everywhere. */
interface SqlTypes {
    /** Compared by bytes: lists are sorted by ids. */
    readonly text: string;
    /** Money and times. */
    readonly bigint: string;
    /** Ends a CREATE TABLE. */
    readonly plain: string;
    /** Ends a CREATE TABLE whose rows are updated all the time. */
    readonly updated: string;
    /** Begins a table whose rows may be lost with a crash. */
    readonly unlogged: string;
}

/** Parameter values. Numbers are safe integers: the schema has no others. */
type SqlValue = string | number | null;
/** A statement with its values, ready to run. The text is the same object each time: engines prepare it once. */
interface BoundStatement {
    readonly sql: string;
    readonly values: readonly SqlValue[];
}
/** One statement of a commit. */
interface GuardedStatement extends BoundStatement {
    /** Number of rows it must touch (or find, for a SELECT); null: any number. */
    readonly rows: number | null;
    /** Index of its change in the list. */
    readonly change: number;
}
/**
 * `full`: on disk before the response. `relaxed`: may be lost in a power failure within moments, never in part, and not
 * when only the process dies.
 */
type Durability = 'full' | 'relaxed';
/** Why a commit was undone: the change whose guard refused. */
type EngineOutcome = Exclude<CommitOutcome, {
    readonly kind: 'refused';
}> | {
    readonly kind: 'refused';
    readonly change: number;
};
/** The columns of one row, as the driver returns them. */
type Row = Readonly<Record<string, unknown>>;
/**
 * Work on rows inside one writing transaction, written as a generator of statements: the engine runs each and returns
 * its rows. So one implementation of a claim serves both a synchronous engine and one behind a network.
 */
type Work<Result> = Generator<WorkStatement, Result, readonly Row[]>;
interface WorkStatement extends BoundStatement {
    /** Its rows are ignored and not returned: over a network it may be sent together with the next statement. */
    readonly isUnread?: true;
}
/**
 * What a database must provide for the store; `@mitako/sqlite` and `@mitako/postgres` implement it. This package
 * supplies all SQL, compiled for `dialect`.
 */
interface Engine {
    readonly name: string;
    readonly dialect: SqlDialect;
    /** Several machines may work on it. */
    readonly isShared: boolean;
    /** One reading statement, outside any transaction, on data committed before it started. */
    query(statement: BoundStatement): Promise<readonly Row[]>;
    /**
     * All statements or none, in order. A wrong row count, a unique violation and a CHECK violation are refusals; any
     * other error throws, with nothing written.
     */
    commit(statements: readonly GuardedStatement[], durability: Durability): Promise<EngineOutcome>;
    /**
     * One writing statement in its own transaction and round trip, on a table that may lose rows in a power failure (see
     * the migrations). It may run twice when a connection breaks.
     */
    write(statement: BoundStatement): Promise<readonly Row[]>;
    /**
     * Runs the work in its own transaction and commits it, with relaxed durability: a lost lease is claimed again. It may
     * be restarted after a deadlock.
     */
    claim<Result>(work: () => Work<Result>): Promise<Result>;
    /** One transaction for the migrator, which excludes other processes. Schema changes in it are undone with it. */
    migrate<Result>(work: (transaction: Kysely<unknown>) => Promise<Result>): Promise<Result>;
    /** Checks that the database keeps what it confirms. @throws StoreUnfitError */
    assertFit(): Promise<void>;
    /** Closes everything after the work in flight. */
    close(): Promise<void>;
}

/** The store over any {@link Engine}. Compiles its statements; opens nothing. */
declare function createSqlStore(engine: Engine, wakeups?: StoreWakeups): EngineStore;

export { createSqlStore };
export type { BoundStatement, Durability, Engine, EngineOutcome, GuardedStatement, JsonField, Row, SqlDialect, SqlTypes, SqlValue, Work, WorkStatement };
