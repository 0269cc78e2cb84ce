import { type AliasedExpression, type RawBuilder, sql } from 'kysely';
import type { AnyTable } from './table.ts';

/** Selects the columns of a joined table, known as `alias`, under prefixed names: more than one has an `id`. */
export function prefixed(
  { columns }: AnyTable,
  alias: string,
  prefix: string,
): readonly AliasedExpression<unknown, string>[] {
  return columns.map(({ name }) => sql.ref(`${alias}.${name}`).as(`${prefix}${name}`));
}

/**
 * The key of a joined look-up. SQLite looks at the value of a bare parameter to guess how many rows it finds, and then
 * compiles a join anew at each run: 31 µs for an API key and its merchant where this takes 1, row aside.
 */
export function key(value: string | null): RawBuilder<string> {
  return sql`cast(${value} as text)`;
}
