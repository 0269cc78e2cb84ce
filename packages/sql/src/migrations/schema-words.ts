import type { SqlDialect, SqlTypes } from '../engine/dialect.ts';

/** What migrations are written with. */
export interface SchemaWords extends SqlTypes, Pick<SqlDialect, 'hasFts5'> {
  /** A table, by its whole name. */
  readonly at: (table: string) => string;
}

export function schemaWords({ types, schema, hasFts5 }: SqlDialect): SchemaWords {
  const prefix = schema === null ? '' : `"${schema.replaceAll('"', '""')}".`;
  return { ...types, hasFts5, at: (table) => `${prefix}"${table}"` };
}
