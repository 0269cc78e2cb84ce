// Floors must stand on the very copies that the packages stand on (the catalog pins one version for all): another version
// of the bridge, of the driver or of the HTTP client would be measured along.

export { createAdaptorServer } from '@hono/node-server';
export { Pool } from 'undici';
export { openReader, openWriter, statementCache } from '../packages/sqlite/src/connection.ts';
export { memoryRateLimiter } from '../packages/core/src/limits/memory-rate-limiter.ts';
export { CONNECTIONS_MAX } from '../packages/postgres/src/pool.ts';
export { createSqlStore, type GuardedStatement } from '../packages/sql/src/index.ts';
export { postgresDialect } from '../packages/postgres/src/dialect.ts';
export { sqliteDialect } from '../packages/sqlite/src/dialect.ts';
