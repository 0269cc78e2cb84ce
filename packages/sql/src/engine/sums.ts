import { type RawBuilder, sql } from 'kysely';

/** Sum of a column, 0 for no rows. PostgreSQL sums bigint into numeric, which would be returned as text. */
export function total(column: string): RawBuilder<number> {
  return sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`;
}

/** The same, for rows that meet a condition. */
export function totalWhere(column: string, condition: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`cast(coalesce(sum(${sql.ref(column)}) filter (where ${condition}), 0) as bigint)`;
}
