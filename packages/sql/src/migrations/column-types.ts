import { type RawBuilder, sql } from 'kysely';
import type { SqlDialect } from '../engine/engine.ts';

/** How the few types of the schema are called. */
export interface ColumnTypes {
  readonly text: RawBuilder<unknown>;
  /** Flags and small counts. */
  readonly integer: RawBuilder<unknown>;
  /** Money and times. */
  readonly bigint: RawBuilder<unknown>;
  /** Ends a CREATE TABLE. */
  readonly tableOptions: RawBuilder<unknown>;
  /** Begins a table whose rows may be lost with a crash: on PostgreSQL it writes no log and waits for no disk. */
  readonly unlogged: RawBuilder<unknown>;
  /** Ends a CREATE TABLE whose rows are updated all the time. */
  readonly updatedTableOptions: RawBuilder<unknown>;
}

export function columnTypes(dialect: SqlDialect): ColumnTypes {
  if (dialect.kind === 'sqlite') {
    // STRICT: without it SQLite would store text or fractions in a column of money.
    return {
      text: sql`text`,
      integer: sql`integer`,
      bigint: sql`integer`,
      tableOptions: sql`strict`,
      unlogged: sql``,
      updatedTableOptions: sql`strict`,
    };
  }
  // Ids are compared by bytes on both engines, whatever the language of the database: lists are sorted by them.
  return {
    text: sql`text collate "C"`,
    integer: sql`integer`,
    bigint: sql`bigint`,
    tableOptions: sql``,
    unlogged: sql`unlogged`,
    // Room in each page for the next version of its rows.
    updatedTableOptions: sql`with (fillfactor = 50)`,
  };
}
