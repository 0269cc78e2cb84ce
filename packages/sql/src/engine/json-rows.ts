import type { RawBuilder } from 'kysely';
import { SQL_TYPES } from './columns.ts';
import type { SqlDialect } from './dialect.ts';
import type { Stored } from './ids.ts';
import type { AnyTable } from './table.ts';

/**
 * The objects of a JSON array as rows with a table's fields: one parameter, regardless of their number.
 * @typeParam Ids fields with ids, which are in JSON as `inJson` writes them
 */
export function jsonRows<Row, Ids extends keyof Row = never>(
  dialect: SqlDialect,
  { columns }: AnyTable,
  fields: readonly (keyof Row & string)[],
  json: string,
): RawBuilder<{ readonly [Field in keyof Row]: Field extends Ids ? Stored : Row[Field] }> {
  const wanted = columns.filter(({ field }) => fields.some((name) => name === field));
  return dialect
    .jsonRows(
      wanted.map(({ field, kind }) => ({ name: field, type: SQL_TYPES[kind] })),
      json,
    )
    .$castTo<{ readonly [Field in keyof Row]: Field extends Ids ? Stored : Row[Field] }>();
}
