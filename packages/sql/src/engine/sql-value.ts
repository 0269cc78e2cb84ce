/** Parameter values. Numbers are safe integers: the schema has no others. */
export type SqlValue = string | number | null;

/** Type of a column: PostgreSQL's name; SQLite has `integer` for `bigint`. */
export type SqlType = 'text' | 'integer' | 'bigint';
