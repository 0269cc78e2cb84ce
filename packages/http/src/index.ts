export { createHandler, type Handler, type HandlerOptions } from './handler.ts';
export { memoryRateLimiter } from './limits/memory-rate-limiter.ts';
export { pageRateLimit, type PageRequest } from './limits/page-rate-limit.ts';
export { RATE_LIMITS, type RateLimitPolicy } from './limits/policies.ts';
export type { RateLimited, RateLimiter } from './limits/rate-limiter.ts';
export { toNodeHandler, type NodeHandler, type NodeHandlerOptions } from './node.ts';
export { openApiDocument, type OpenApiDocument } from './openapi/document.ts';
export type { ApiGateway } from './pipeline.ts';
export type { Connection } from './request/client-address.ts';
