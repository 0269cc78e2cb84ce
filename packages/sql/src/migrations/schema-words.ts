import type { SqlDialect, SqlTypes } from '../engine/dialect.ts';

/** What migrations are written with. */
export interface SchemaWords extends SqlTypes {
  /** A table or a function, by its whole name. */
  readonly at: (name: string) => string;
  /** The name of the schema, as a literal. */
  readonly schemaName: string;
  /** Tables are divided where a migration says so. False: they are whole. */
  readonly divides: boolean;
  /** Ends the CREATE TABLE of one that is divided by ranges of this column; where it is whole, the other word. */
  readonly dividedBy: (key: string, whole: string) => string;
}

export function schemaWords({ types, schema, dividesTables }: SqlDialect): SchemaWords {
  const prefix = schema === null ? '' : `"${schema.replaceAll('"', '""')}".`;
  return {
    ...types,
    at: (name) => `${prefix}"${name}"`,
    schemaName: `'${(schema ?? '').replaceAll("'", "''")}'`,
    divides: dividesTables,
    dividedBy: (key, whole) => (dividesTables ? `partition by range (${key})` : whole),
  };
}
