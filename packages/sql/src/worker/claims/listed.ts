import { type RawBuilder, sql } from 'kysely';
import type { SqlDialect } from '../../engine/engine.ts';

/** The strings of a JSON array as a subquery: one parameter, whatever their number. */
export function listed(dialect: SqlDialect, json: string): RawBuilder<string> {
  return dialect.kind === 'postgres'
    ? sql`(select value from json_array_elements_text(cast(${json} as json)))`
    : sql`(select value from json_each(${json}))`;
}
