export type * from './engine/engine.ts';
export type { Access, MergedLookUp, MergedStatement } from './engine/merged-statement.ts';
export type { BinaryType, JsonField, SqlDialect, SqlTypes } from './engine/dialect.ts';
export type { SqlType, SqlValue } from './engine/sql-value.ts';
export { hexOfId, hexOfStored, idOfStored } from './engine/ids.ts';
export { remembering } from './engine/remembering.ts';
export { createSqlStore, type SqlStore } from './store.ts';
