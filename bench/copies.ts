// Floors must stand on the very copies that the packages stand on: another version of the bridge, of the driver or of
// the HTTP client would be measured along. They are dependencies of those packages and not of the workspace.

export { createAdaptorServer } from '../packages/http/node_modules/@hono/node-server/dist/index.mjs';
export { Pool, type Dispatcher } from '../packages/core/node_modules/undici/index.js';
export { openReader, openWriter } from '../packages/sqlite/src/connection.ts';
export { memoryRateLimiter } from '../packages/http/src/limits/memory-rate-limiter.ts';
