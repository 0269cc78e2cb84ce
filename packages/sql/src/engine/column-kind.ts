/** Type of a column: the database type, and for flags, JSON and bytes their meaning. */
export type ColumnKind = 'text' | 'integer' | 'bigint' | 'flag' | 'json' | BinaryKind;

/** Text for the engine, bytes in the database. */
export type BinaryKind = 'id' | 'anyId' | 'bytes';
