import { type AliasedExpression, type RawBuilder, sql } from 'kysely';
import type { Stored } from './ids.ts';
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
