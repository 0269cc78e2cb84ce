export { backUp, type BackUpOptions } from './back-up.ts';
export type { Committed, OwnWrites, SqliteConnection } from './in-transaction.ts';
export { sqliteDialect } from './dialect.ts';
export { sqlite, type SqliteOptions, type SqliteStore } from './sqlite.ts';
