// index.d.ts

import { Dialect, RawBuilder, Expression, SqlBool, Kysely } from 'kysely';
import { CommitOutcome, EngineStore, Change, StoreWakeups } from '@mitako/core/engine';

/** Parameter values. Numbers are safe integers: the schema has no others. */
type SqlValue = string | number | null;
/** Type of a column: PostgreSQL's name; SQLite has `integer` for `bigint`. */
type SqlType = 'text' | 'integer' | 'bigint';

/** A database's own syntax, and its capabilities. All SQL is compiled for one dialect. */
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
    /** It has a full-text index that takes the terms of a transaction together (SQLite's FTS5). */
    readonly hasFts5: boolean;
    /** Its version and its clock, in milliseconds. */
    readonly version: RawBuilder<string>;
    readonly nowMs: RawBuilder<number>;
    /** One row if there is a table of this name. */
    findTable(name: string): RawBuilder<unknown>;
    /** The strings of a JSON array as a subquery: one parameter, regardless of their number. */
    jsonTexts(json: string): RawBuilder<string>;
    /** The same as a relation, which may depend on those before it. */
    jsonEach(json: string): RawBuilder<{
        readonly value: string;
    }>;
    /**
     * The `id`s that a query finds, as a relation with the column `value`, which may depend on the relations before it: a
     * page of each of many values in one statement.
     */
    foundIds(query: Expression<{
        readonly id: string;
    }>): RawBuilder<{
        readonly value: string;
    }>;
    /**
     * Whether the column is one of the strings of a JSON array, for many rows of a table that grows: they are found by an
     * index, whatever the planner takes for their number.
     */
    isAmong(column: string, json: string): RawBuilder<SqlBool>;
    /** The same for what a query finds. */
    isFoundBy(column: string, query: Expression<unknown>): RawBuilder<SqlBool>;
    /**
     * Lists as rows: parameter n is a list of the n-th type. A relation by the name of `member`, with the columns `p1` to
     * `pn` and the row's number `ord`, from 1. Null: each list of changes is committed by its own statements.
     */
    readonly members: ((types: readonly SqlType[]) => string) | null;
    /** The objects of a JSON array as a subquery, with a column for each of these fields, compared by bytes. */
    jsonRows(fields: readonly JsonField[], json: string): RawBuilder<unknown>;
}
interface JsonField {
    readonly name: string;
    readonly type: SqlType;
}
/** Words of CREATE TABLE. Flags and small counts are `integer` everywhere. */
interface SqlTypes {
    /** Compared by bytes: lists are sorted by ids. */
    readonly text: string;
    /** Money and times. */
    readonly bigint: string;
    /** Ends a CREATE TABLE. */
    readonly plain: string;
    /** Ends a CREATE TABLE of small rows that are little more than their key. */
    readonly keyed: string;
    /** Ends a CREATE TABLE whose rows are updated a few times, soon after they are inserted. */
    readonly settled: string;
    /** Ends a CREATE TABLE whose rows are updated all the time. */
    readonly updated: string;
    /** Begins a table whose rows may be lost with a crash. */
    readonly unlogged: string;
}

/**
 * How a statement treats the row of its key. Two lists may run in one merged group if for each key that both name,
 * the result and the outcomes do not depend on their order: both read it, both add to it in the same statement, or one
 * opens it if it is missing.
 */
type Access = 'read' | 'write' | 'insert' | 'add' | 'open';
/**
 * The same statement for the rows of many lists at once. It is derived from the single form: each value becomes a column
 * of `member`, a relation of one row per execution (see `SqlDialect.members`).
 */
interface MergedStatement {
    /** Returns something for each row that it touches; `touched` selects from that. */
    readonly sql: string;
    /**
     * Of a plain insert: the same, without a look for rows that exist. Such a row ends the transaction. It may end with a
     * condition, and costs half as much.
     */
    readonly plain: string | null;
    /** Selects the numbers (from 1) of the members that are in the relation `touched`. Null: not needed. */
    readonly touched: string | null;
    /** Per column of `member`, the place among the values of the single form. */
    readonly columns: readonly number[];
    /** Parameters after those of the columns. */
    readonly constants: readonly SqlValue[];
    readonly table: string;
    readonly access: Access | null;
    /** Places of the values of the key. */
    readonly key: readonly number[];
    /** Places of the values that are added up where several lists add to one row. */
    readonly sums: readonly number[];
}
/** A look-up for many inputs at once. */
interface MergedLookUp {
    /** Its rows have the number of their input, from 1, in `member_ord`. */
    readonly sql: string;
    /** As of a merged statement. */
    readonly columns: readonly number[];
    readonly constants: readonly SqlValue[];
}

/** A statement with its values, ready to run. The text is the same object each time: engines prepare it once. */
interface BoundStatement {
    readonly sql: string;
    readonly values: readonly SqlValue[];
    /** Its text depends on what a request asks for: an engine keeps few of these, and ends a slow one early. */
    readonly isOfRequest?: boolean;
    /** How it looks up many at once. Absent: it does not. */
    readonly lookUp?: MergedLookUp | null;
}
/** One statement of a commit. */
interface GuardedStatement extends BoundStatement {
    /** Number of rows it must touch (or find, for a SELECT); null: any number. */
    readonly rows: number | null;
    /** Index of its change in the list. */
    readonly change: number;
    /** It may run after all other statements of the transaction, also those of other commits in it. */
    readonly isDeferrable?: boolean;
    /** How it runs for several lists at once. Absent: only for its own. */
    readonly merged?: MergedStatement | null;
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
     * All statements or none, in order but for those that are deferrable. A wrong row count, a unique violation and a CHECK
     * violation are refusals; any other error throws, with nothing written.
     * @param beside writes of the embedding program, run after the statements in their transaction, perhaps several times,
     * of which the last one counts; what it throws is thrown. Only for engines whose transactions are synchronous.
     */
    commit(statements: readonly GuardedStatement[], durability: Durability, beside?: () => void): Promise<EngineOutcome>;
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

/**
 * What was made for a key, for the newest keys: requests cause statements of more shapes than a process may keep. The
 * oldest goes first, used or not: made again, it is the newest, and a use costs no more than a look-up.
 */
declare function remembering<Value>(most: number): (key: string, make: () => Value) => Value;

/** A store over an {@link Engine}. */
interface SqlStore extends EngineStore {
    /** As `commit`, with writes of the embedding program in the same transaction, see {@link Engine.commit}. */
    commitBeside(changes: readonly Change[], beside: () => void): Promise<CommitOutcome>;
}
/** The store over any {@link Engine}. Compiles its statements; opens nothing. */
declare function createSqlStore(engine: Engine, wakeups?: StoreWakeups): SqlStore;

export { createSqlStore, remembering };
export type { Access, BoundStatement, Durability, Engine, EngineOutcome, GuardedStatement, JsonField, MergedLookUp, MergedStatement, Row, SqlDialect, SqlStore, SqlType, SqlTypes, SqlValue };
