import type { Result } from '@mitako/core';

/** Parts of a result that are sent. */
export type Sent = Pick<Result<unknown>, 'status' | 'retryAfterSeconds' | 'replayed' | 'headers'> & {
  readonly body: string | null;
};

/** Of every response that is not a page; if a browser treats one as a page, that page may do nothing. */
export type SecurityHeaders = Readonly<Record<string, string>>;

/** @param publicUrl with `https:`, browsers use nothing else from then on (HSTS), for the pages too */
export function securityHeaders(publicUrl: string): SecurityHeaders {
  return {
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...(publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Of a success that is the same for all callers and changes rarely. */
export const PUBLICLY_CACHED = { 'Cache-Control': 'public, max-age=300' } as const;

/**
 * The HTTP response of a result. The body is sent unchanged, so that a replay is identical to the last byte; a file is
 * streamed.
 */
export function respond(
  sent: Sent | Result<unknown>,
  requestId: string,
  security: SecurityHeaders,
  added: Readonly<Record<string, string>> = {},
): Response {
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    ...security,
    'X-Request-Id': requestId,
  };
  if (sent.status === 401) headers['WWW-Authenticate'] = 'Bearer';
  if (sent.retryAfterSeconds !== null) headers['Retry-After'] = String(sent.retryAfterSeconds);
  if (sent.replayed) headers['Idempotent-Replayed'] = 'true';
  const file = 'kind' in sent && sent.kind === 'file' ? sent : null;
  if (file !== null) {
    headers['Content-Type'] = file.contentType;
    headers['Content-Disposition'] = `attachment; filename="${file.name}"`;
  }
  Object.assign(headers, sent.headers, added);
  if (file === null) return new Response(sent.body, { status: sent.status, headers });
  return new Response(streamOf(file.parts), { status: sent.status, headers });
}

/**
 * Parts are produced as fast as they are consumed. An error in the middle breaks the connection, so that no partial
 * file passes as complete.
 */
function streamOf(parts: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        // Lets other requests run: while its socket accepts everything at once, a file would keep the event loop busy.
        await new Promise((resolve) => setImmediate(resolve));
        const next = await iterator.next();
        if (next.done === true) controller.close();
        else controller.enqueue(typeof next.value === 'string' ? encoder.encode(next.value) : next.value);
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * The caller's own `X-Request-Id` if it is safe to log, so that one id follows a request through both systems;
 * otherwise a new one.
 */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given !== null && /^[\w.-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}
