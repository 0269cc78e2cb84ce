export { sqlite, type SqliteOptions } from './sqlite.ts';
