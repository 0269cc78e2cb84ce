import { type AliasedExpression, type RawBuilder, sql } from 'kysely';
import { SQL_TYPES } from './columns.ts';
import type { Stored } from './ids.ts';
import type { SqlDialect } from './dialect.ts';
import { columnOfValue } from './placeholder.ts';
import type { AnyTable } from './table.ts';

/**
 * Selects the columns of a joined table, known as `alias`, under prefixed names, because column names such as `id`
 * repeat.
 */
export function prefixed(
  { columns }: AnyTable,
  alias: string,
  prefix: string,
): readonly AliasedExpression<unknown, string>[] {
  return columns.map(({ name }) => sql.ref(`${alias}.${name}`).as(`${prefix}${name}`));
}

/** A column that no index is used for. */
export function unindexed(column: string): RawBuilder<Stored> {
  return sql`coalesce(${sql.ref(column)}, ${sql.ref(column)})`;
}

/**
 * The key of a joined look-up. SQLite inspects the value of a bare parameter to estimate row counts, and then
 * recompiles a join on each run: 31 µs for an API key and its merchant where this takes 1, row aside.
 */
export function key<Value>({ types }: SqlDialect, value: Value): RawBuilder<Value> {
  const type = SQL_TYPES[columnOfValue(value)?.kind ?? 'text'];
  return sql`cast(${value} as ${sql.raw(type === 'uuid' ? types.uuid : type === 'bytea' ? types.bytes : 'text')})`;
}
