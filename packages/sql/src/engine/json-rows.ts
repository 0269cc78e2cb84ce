import { type RawBuilder, sql } from 'kysely';
import { SQL_TYPES } from './columns.ts';
import type { SqlDialect } from './engine.ts';
import type { AnyTable } from './table.ts';

/** The objects of a JSON array as rows with a table's fields: one parameter, whatever their number. */
export function jsonRows<Row>(
  { kind }: SqlDialect,
  { columns }: AnyTable,
  fields: readonly (keyof Row & string)[],
  json: string,
): RawBuilder<Row> {
  const wanted = columns.filter(({ field }) => fields.some((name) => name === field));
  if (kind === 'sqlite') {
    const values = wanted.map(({ field }) => `value ->> '${field}' as "${field}"`);
    return sql`(select ${sql.raw(values.join(', '))} from json_each(${json}))`;
  }
  const typed = wanted.map((column) => `"${column.field}" ${postgresType(column.kind)}`);
  return sql`(select * from json_to_recordset(cast(${json} as json)) as row (${sql.raw(typed.join(', '))}))`;
}

/** Compared by bytes, like the columns themselves. */
function postgresType(kind: keyof typeof SQL_TYPES): string {
  const type = SQL_TYPES[kind];
  return type === 'text' ? 'text collate "C"' : type;
}
