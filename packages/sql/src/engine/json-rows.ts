import type { RawBuilder } from 'kysely';
import { SQL_TYPES } from './columns.ts';
import type { SqlDialect } from './dialect.ts';
import type { Stored } from './ids.ts';
import type { AnyTable } from './table.ts';

/** Rows whose ids are in JSON as `inJson` writes them. */
export type WithIds<Row, Ids extends keyof Row> = {
  readonly [Field in keyof Row]: Field extends Ids ? Stored : Row[Field];
};

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
