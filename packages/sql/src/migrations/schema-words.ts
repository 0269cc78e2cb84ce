import type { SqlDialect, SqlTypes } from '../engine/dialect.ts';

/** What migrations are written with. */
export interface SchemaWords extends SqlTypes {
  /** A table, by its whole name. */
  readonly at: (table: string) => string;
}

export function schemaWords({ types, schema }: SqlDialect): SchemaWords {
  const prefix = schema === null ? '' : `"${schema.replaceAll('"', '""')}".`;
  return { ...types, at: (table) => `${prefix}"${table}"` };
}
