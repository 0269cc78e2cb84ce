import type { ErrorCode } from '@mitako/contract/names';
import { getRequestListener, RequestError } from '@hono/node-server';
import { GatewayError, refused } from '@mitako/core';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connection } from './request/client-address.ts';
import { respond } from './response.ts';

/** What `http.createServer`, Express, Connect, Koa's and Fastify's raw pair take. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void;

export interface NodeHandlerOptions {
  /**
   * Leave the global `Request` and `Response` alone. By default they are replaced, as hono's bridge does it, by lighter
   * ones that are instances of the originals: 25 µs less for every request.
   */
  readonly keepGlobals?: boolean;
}

/**
 * Makes a fetch handler answer node's own requests. It may be mounted on a path, which some frameworks then cut off,
 * and come after a body parser, which has then read the body; the address of the socket is passed on.
 */
export function toNodeHandler(
  handler: (request: Request, connection: Connection) => Response | Promise<Response>,
  options: NodeHandlerOptions = {},
): NodeHandler {
  const listener = getRequestListener(
    (request, { incoming }) => handler(request, { clientAddress: incoming.socket.remoteAddress }),
    {
      overrideGlobalObjects: options.keepGlobals !== true,
      // HTTP/1.0 needs no Host, and the name is of no use here.
      hostname: 'localhost',
      // A request target that is no address, such as `OPTIONS *`, never reaches the handler.
      errorHandler: (error) => failed(error instanceof RequestError ? 'ROUTE_NOT_FOUND' : 'INTERNAL_ERROR'),
    },
  );
  return (request, response) => {
    restore(request);
    listener(request, response).catch((cause: unknown) => response.destroy(asError(cause)));
  };
}

function failed(code: ErrorCode): Response {
  return respond(refused(new GatewayError(code)), crypto.randomUUID());
}

/** Undoes what a framework did to the request before it came here. */
function restore(request: IncomingMessage & { originalUrl?: unknown; body?: unknown; rawBody?: unknown }): void {
  if (typeof request.originalUrl === 'string') request.url = request.originalUrl;
  const wasRead = request.readableDidRead || request.readableEnded;
  if (!wasRead || request.body === undefined || request.rawBody instanceof Buffer) return;
  // Same meaning, if not the same bytes; nothing here rests on the bytes of a request.
  request.rawBody = bytesOf(request.body);
}

function bytesOf(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error('The response failed.', { cause });
}
