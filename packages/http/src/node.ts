import type { ErrorCode } from '@mitako/contract/names';
import { getRequestListener, RequestError } from '@hono/node-server';
import { GatewayError, refused } from '@mitako/core';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connection } from './request/client-address.ts';
import { respond, securityHeaders } from './response.ts';

/** Request listener for `http.createServer`, Express, Connect, and the raw request and response of Koa and Fastify. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface NodeHandlerOptions {
  /**
   * Replaces the global `Request` and `Response` by hono's lighter classes, which are instances of the originals. That
   * saves 25 µs per request: for a process that is nothing but a gateway. Default: `false`.
   */
  readonly replaceGlobals?: boolean;
}

/**
 * Lets a fetch handler answer Node requests. It may be mounted on a path, which some frameworks strip, and run after a
 * body parser, which has already read the body. It passes on the address of the socket.
 */
export function toNodeHandler(
  handler: (request: Request, connection: Connection) => Response | Promise<Response>,
  options: NodeHandlerOptions = {},
): NodeHandler {
  const listener = getRequestListener(
    (request, { incoming }) => handler(request, { clientAddress: incoming.socket.remoteAddress }),
    {
      overrideGlobalObjects: options.replaceGlobals === true,
      // HTTP/1.0 requires no Host header, and the name is not used here.
      hostname: 'localhost',
      // A request target that is not a path, such as `OPTIONS *`, never reaches the handler.
      errorHandler: (error) => failed(error instanceof RequestError ? 'ROUTE_NOT_FOUND' : 'INTERNAL_ERROR'),
    },
  );
  return (request, response) => {
    restore(request);
    listener(request, response).catch((cause: unknown) => response.destroy(asError(cause)));
  };
}

function failed(code: ErrorCode): Response {
  return respond(refused(new GatewayError(code)), crypto.randomUUID(), securityHeaders(''));
}

/** Undoes what a framework did to the request. */
function restore(request: IncomingMessage & { originalUrl?: unknown; body?: unknown; rawBody?: unknown }): void {
  if (typeof request.originalUrl === 'string') request.url = request.originalUrl;
  const wasRead = request.readableDidRead || request.readableEnded;
  if (!wasRead || request.body === undefined || request.rawBody instanceof Buffer) return;
  // Same meaning, if not the same bytes; nothing here depends on the bytes of a request.
  request.rawBody = bytesOf(request.body);
}

function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error('The response failed.', { cause });
}
