import type { SqlDialect } from '../engine/engine.ts';

/** Differences of the two SQL dialects. Flags and small counts are `integer` in both. */
export interface SchemaWords {
  /** A table's full name. */
  readonly at: (table: string) => string;
  readonly text: string;
  /** Money and times. */
  readonly bigint: string;
  /** Ends a CREATE TABLE. */
  readonly plain: string;
  /** Ends a CREATE TABLE whose rows are updated all the time. */
  readonly updated: string;
  /** Begins a table whose rows may be lost in a crash: on PostgreSQL it writes no log and waits for no disk. */
  readonly unlogged: string;
}

export function schemaWords({ kind, schema }: SqlDialect): SchemaWords {
  const prefix = schema === null ? '' : `"${schema.replaceAll('"', '""')}".`;
  const at = (table: string): string => `${prefix}"${table}"`;
  // STRICT: without it SQLite would store text or fractions in a column of money.
  if (kind === 'sqlite') {
    return { at, text: 'text', bigint: 'integer', plain: 'strict', updated: 'strict', unlogged: '' };
  }
  return {
    at,
    // Ids are compared by bytes on both engines, whatever the language of the database: lists are sorted by them.
    text: 'text collate "C"',
    bigint: 'bigint',
    plain: '',
    // Leaves room in each page for the next version of its rows.
    updated: 'with (fillfactor = 50)',
    unlogged: 'unlogged',
  };
}
