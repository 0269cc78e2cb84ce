import type { RawBuilder } from 'kysely';
import { SQL_TYPES } from './columns.ts';
import type { SqlDialect } from './dialect.ts';
import type { AnyTable } from './table.ts';

/** The objects of a JSON array as rows with a table's fields: one parameter, regardless of their number. */
export function jsonRows<Row>(
  dialect: SqlDialect,
  { columns }: AnyTable,
  fields: readonly (keyof Row & string)[],
  json: string,
): RawBuilder<Row> {
  const wanted = columns.filter(({ field }) => fields.some((name) => name === field));
  return dialect
    .jsonRows(
      wanted.map(({ field, kind }) => ({ name: field, type: SQL_TYPES[kind] })),
      json,
    )
    .$castTo<Row>();
}
