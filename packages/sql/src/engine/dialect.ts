import type { Dialect, Expression, RawBuilder, SqlBool } from 'kysely';
import type { Stored } from './ids.ts';
import type { SqlType, SqlValue } from './sql-value.ts';

/** A database's own syntax, and its capabilities. All SQL is compiled for one dialect. */
export interface SqlDialect {
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
  /** Large tables are divided by ranges of ids. False: they are whole, and what is old is deleted from them. */
  readonly dividesTables: boolean;
  /** Its version and its clock, in milliseconds. */
  readonly version: RawBuilder<string>;
  readonly nowMs: RawBuilder<number>;
  /** One row if there is a table of this name. */
  findTable(name: string): RawBuilder<unknown>;
  /** How the driver takes bytes, given in hexadecimal digits. */
  bound(type: BinaryType, hex: string): SqlValue;
  /** The strings of a JSON array as a subquery: one parameter, regardless of their number. */
  jsonTexts(json: string): RawBuilder<string>;
  jsonTexts(json: string, type: BinaryType): RawBuilder<Stored>;
  /** The same as a relation with the column `value`, which may depend on those before it. */
  jsonEach(json: string): RawBuilder<{ readonly value: string }>;
  jsonEach(json: string, type: BinaryType): RawBuilder<{ readonly value: Stored }>;
  /**
   * The `id`s that a query finds, as a relation with the column `value`, which may depend on the relations before it: a
   * page of each of many values in one statement.
   */
  foundIds(query: Expression<{ readonly id: Stored }>): RawBuilder<{ readonly value: Stored }>;
  /** The id of a row of that relation. */
  foundId(relation: string): RawBuilder<Stored>;
  /** The first of some ids, an aggregate. */
  firstOf(ids: Expression<unknown>): RawBuilder<Stored | null>;
  /** The last of them. */
  lastOf(ids: Expression<unknown>): RawBuilder<Stored | null>;
  /** A column of ids as a column of ids of any kind has them: after their prefix, or of the usual kind without one. */
  asAnyId(column: string, prefix?: string): RawBuilder<Stored>;
  /** The opposite; null for other values. */
  idInAny(column: string, prefix: string): RawBuilder<Stored | null>;
  /** Bytes of a column, of a text, and a number below 128, as one value. */
  joinedBytes(column: string, text: string, last: Expression<number>): RawBuilder<Stored>;
  /**
   * Whether the column is one of the strings of a JSON array, for many rows of a table that grows: they are found by an
   * index, whatever the planner estimates.
   */
  isAmong(column: string, json: string, type?: BinaryType): RawBuilder<SqlBool>;
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

/** Types of bytes. In JSON they are in hexadecimal digits. */
export type BinaryType = Extract<SqlType, 'uuid' | 'bytea'>;

export interface JsonField {
  readonly name: string;
  readonly type: SqlType;
}

/** Words of CREATE TABLE. Flags and small counts are `integer` everywhere. */
export interface SqlTypes {
  /** Compared by bytes: lists are sorted by ids. */
  readonly text: string;
  /** Money and times. */
  readonly bigint: string;
  /** An id: 16 bytes. */
  readonly uuid: string;
  /** Other bytes. */
  readonly bytes: string;
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
