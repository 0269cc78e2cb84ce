import { GatewayError, refused, type Answer } from '@mitako/core';

/** An answer with the headers that this request added to it. */
export interface Reply extends Pick<Answer, 'status' | 'retryAfterSeconds' | 'replayed' | 'file'> {
  readonly body: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A refusal as a reply. */
export function refusal(error: GatewayError, headers: Readonly<Record<string, string>> = {}): Reply {
  return { ...refused(error), headers };
}

/** The reply on the wire. The body is sent as it is, so that a replay is the same to the last byte; a file in parts. */
export function respond(reply: Reply, requestId: string): Response {
  const headers: Record<string, string> = {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    // Nothing here is a page; should a browser take it for one, that page may do nothing.
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Request-Id': requestId,
  };
  if (reply.status === 401) headers['WWW-Authenticate'] = 'Bearer';
  if (reply.retryAfterSeconds !== null) headers['Retry-After'] = String(reply.retryAfterSeconds);
  if (reply.replayed) headers['Idempotent-Replayed'] = 'true';
  if (reply.headers !== undefined) Object.assign(headers, reply.headers);
  if (reply.file === undefined) return new Response(reply.body, { status: reply.status, headers });
  headers['Content-Type'] = reply.file.contentType;
  headers['Content-Disposition'] = `attachment; filename="${reply.file.name}"`;
  return new Response(streamOf(reply.file.parts), { status: reply.status, headers });
}

/** Parts are made as fast as they are taken. A fault in the middle breaks the connection: half a file is no file. */
function streamOf(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = await iterator.next();
        if (next.done === true) controller.close();
        else controller.enqueue(encoder.encode(next.value));
      },
      async cancel() {
        await iterator.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * The caller's own `X-Request-Id` where it is fit to be logged, so that one name follows a request through both
 * systems; otherwise a new one.
 */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given !== null && /^[\w.-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}
