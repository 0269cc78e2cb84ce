/** Parameter values. Numbers are safe integers: the schema has no others. Bytes are for a driver that binds them. */
export type SqlValue = string | number | Uint8Array | null;

/** Type of a column: PostgreSQL's name; SQLite has `integer` for whole numbers, and `blob` for the last two. */
export type SqlType = 'text' | 'smallint' | 'integer' | 'bigint' | 'uuid' | 'bytea';
