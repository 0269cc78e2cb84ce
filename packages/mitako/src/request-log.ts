import { type Logger, readTraceparent, traceId } from '@mitako/core';
import type { FetchHandler } from './mounts.ts';

/**
 * Logs one line for each answered request.
 * @param probes paths below which health is probed: that happens every few seconds and is not worth logging
 */
export function logged(handler: FetchHandler, logger: Logger, probes: readonly string[]): FetchHandler {
  const unlogged = new Set(probes.flatMap((at) => [`${at}/livez`, `${at}/readyz`]));
  return async (request, connection) => {
    const startedAtMs = performance.now();
    const response = await handler(request, connection);
    const { pathname } = new URL(request.url);
    if (unlogged.has(pathname)) return response;
    const ms = Math.round(performance.now() - startedAtMs);
    const requestId = response.headers.get('x-request-id') ?? undefined;
    logger.info(
      {
        method: request.method,
        path: withoutToken(pathname),
        status: response.status,
        ms,
        request_id: requestId,
        trace_id: traceIdOf(request),
      },
      'request',
    );
    return response;
  };
}

/** Of the trace to which the sender says that its request belongs. */
function traceIdOf({ headers }: Request): string | undefined {
  return traceId(readTraceparent(headers.get('traceparent')));
}

/** The query is omitted for the same reason: both contain payment tokens. */
function withoutToken(pathname: string): string {
  return pathname.replace(/(\/payment\/success\/).+/, '$1…');
}
