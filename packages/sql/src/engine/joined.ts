import type { Columns } from './columns.ts';
import { type AliasedExpression, type RawBuilder, sql } from 'kysely';

// Two tables in one row: the columns of the second carry a prefix, because both have an `id`.

/** Selects the columns of `table` under prefixed names. */
export function prefixed(
  columns: object,
  table: string,
  prefix: string,
): readonly AliasedExpression<unknown, string>[] {
  return Object.keys(columns).map((name) => sql.ref(`${table}.${name}`).as(`${prefix}${name}`));
}

/** Takes them out of a row again. */
export function unprefix<Table>(columns: Columns<Table, never>, prefix: string): (row: object) => Table {
  const names = Object.keys(columns).map((name) => [name, `${prefix}${name}`] as const);
  return (row) => {
    const source = row as Record<string, unknown>;
    const part: Record<string, unknown> = {};
    for (const [name, from] of names) part[name] = source[from];
    return part as Table;
  };
}

/**
 * The key of a joined look-up. SQLite looks at the value of a bare parameter to guess how many rows it finds, and then
 * compiles a join anew at each run: 31 µs for an API key and its merchant where this takes 1, row aside.
 */
export function key(value: string | null): RawBuilder<string> {
  return sql`cast(${value} as text)`;
}
