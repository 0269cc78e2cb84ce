// Floors must use the same copies as the packages (the catalog pins one version for all): otherwise another version of
// the bridge, the driver or the HTTP client would be measured as well.

export { createAdaptorServer } from '@hono/node-server';
export { Pool } from 'undici';
export { driver, type Connection } from '../packages/sqlite/src/driver.ts';
export { openConnection, statementCache } from '../packages/sqlite/src/connection.ts';
export { memoryRateLimiter } from '../packages/core/src/limits/memory-rate-limiter.ts';
export { CONNECTIONS_MAX } from '../packages/postgres/src/pool.ts';
export { type BoundStatement, createSqlStore, type GuardedStatement, type Row } from '../packages/sql/src/index.ts';
export { newKey } from '../packages/client/src/internal/new-key.ts';
export { isWorker, reportReady, superviseWorkers } from '../packages/mitako/src/workers.ts';
export { postgresDialect } from '../packages/postgres/src/dialect.ts';
export { sqliteDialect } from '../packages/sqlite/src/dialect.ts';
