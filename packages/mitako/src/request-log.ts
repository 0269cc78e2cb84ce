import type { Logger } from '@mitako/core';
import type { FetchHandler } from './mounts.ts';

/** Health probes arrive every few seconds and are not worth logging. */
const UNLOGGED = new Set(['/livez', '/readyz']);

/** Logs one line for each answered request. */
export function logged(handler: FetchHandler, logger: Logger): FetchHandler {
  return async (request, connection) => {
    const startedAtMs = performance.now();
    const response = await handler(request, connection);
    const { pathname } = new URL(request.url);
    if (UNLOGGED.has(pathname)) return response;
    const ms = Math.round(performance.now() - startedAtMs);
    const requestId = response.headers.get('x-request-id') ?? undefined;
    logger.info(
      { method: request.method, path: withoutToken(pathname), status: response.status, ms, request_id: requestId },
      'request',
    );
    return response;
  };
}

/** The query is omitted for the same reason: both contain payment tokens. */
function withoutToken(pathname: string): string {
  return pathname.replace(/(\/payment\/success\/).+/, '$1…');
}
