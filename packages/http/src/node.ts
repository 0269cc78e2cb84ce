import type { ErrorCode } from '@mitako/contract/names';
import { getRequestListener, RequestError } from '@hono/node-server';
import { GatewayError, refused } from '@mitako/core';
import { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { atEndOfTurn } from './at-end-of-turn.ts';
import { isCanonicalPath } from './canonical-path.ts';
import { namesOneHost } from './host-header.ts';
import { type BodyRead, bodyRead, type ParsedRequest } from './node-body.ts';
import type { Connection } from './request/client-address.ts';
import { guardBody } from './request/guard-body.ts';
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
 * Lets a fetch handler answer Node requests. It may be mounted on a path, which some frameworks strip. It passes on the
 * address of the socket. A path with dot segments or in another misleading spelling is refused (400 `INVALID_PATH`),
 * because `Request` would resolve it, as is a whole URL, as are two `Host` headers and one that is no host (400 `INVALID_HOST`).
 *
 * `mitako.attach(server)` answers above all middleware; this is for where that shall run. Mount it before body parsers. After one, bytes and text that it left are used as they are, and fields of JSON and of
 * forms are written anew; callbacks that are signed, uploads, and all else are refused with 500 `BODY_ALREADY_READ`.
 * @throws TypeError when it is no function
 */
export function toNodeHandler(
  handler: (request: Request, connection: Connection) => Response | Promise<Response>,
  options: NodeHandlerOptions = {},
): NodeHandler {
  if (typeof handler !== 'function') {
    throw new TypeError('toNodeHandler() takes a fetch handler: pass mitako.handler, not the gateway.');
  }
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const read = bodyRead(incoming as ParsedRequest);
      const { remoteAddress: clientAddress } = incoming.socket;
      const isGone = (): boolean => isClosed(incoming, outgoing);
      // Frames of HTTP/2 are counted as they are read.
      const isGuarded = incoming instanceof IncomingMessage && outgoing instanceof ServerResponse;
      const bodyFault = read.kind === 'unread' && isGuarded ? guardBody(incoming, outgoing) : undefined;
      const isBodyRebuilt = read.kind === 'rebuilt';
      const response = await handler(withRead(request, read), { clientAddress, isGone, bodyFault, isBodyRebuilt });
      await atEndOfTurn();
      return response;
    },
    {
      overrideGlobalObjects: options.replaceGlobals === true,
      // HTTP/1.0 requires no Host header.
      hostname: 'localhost',
      // No URL could be made of the host, such as an address that is written in an unusual way.
      errorHandler: (error) => failed(error instanceof RequestError ? 'INVALID_HOST' : 'INTERNAL_ERROR'),
    },
  );
  return (request: MountedRequest, response) => {
    // Frameworks cut off the path of a mount.
    if (typeof request.originalUrl === 'string') request.url = request.originalUrl;
    const fault = faultOf(request);
    if (fault !== null) guardBody(request, response);
    const answered = fault === null ? listener(request, response) : send(response, failed(fault));
    answered.catch((cause: unknown) => response.destroy(asError(cause)));
  };
}

/** Of HTTP/2 the stream, whose connection may serve others. The request is in error as soon as its end is read. */
function isClosed(
  incoming: IncomingMessage | Http2ServerRequest,
  outgoing: ServerResponse | Http2ServerResponse,
): boolean {
  if (outgoing instanceof ServerResponse) return outgoing.destroyed || incoming.errored !== null;
  return 'stream' in outgoing && outgoing.stream.destroyed;
}

type MountedRequest = IncomingMessage & { readonly originalUrl?: unknown };

/** What no `Request` would show any more: it resolves the dots of a path, and has one host. */
function faultOf({ url = '', rawHeaders }: IncomingMessage): ErrorCode | null {
  if (!namesOneHost(rawHeaders)) return 'INVALID_HOST';
  // The target of `OPTIONS *` (RFC 9112 §3.2.4).
  if (url === '*') return 'ROUTE_NOT_FOUND';
  // A whole URL is for proxies: the guard of a host that compares how `request.url` begins would let it pass.
  return url.startsWith('/') && isCanonicalPath(url) ? null : 'INVALID_PATH';
}

function failed(code: ErrorCode): Response {
  return respond(refused(new GatewayError(code)), crypto.randomUUID(), securityHeaders(''));
}

async function send(response: ServerResponse, refusal: Response): Promise<void> {
  response.writeHead(refusal.status, Object.fromEntries(refusal.headers));
  response.end(await refusal.text());
}

function withRead(request: Request, read: BodyRead): Request {
  if (read.kind === 'unread') return request;
  return read.kind === 'lost' ? withReadBody(request) : withBody(request, read);
}

/** The request with the body that a parser left. It is neither compressed nor chunked any more. */
function withBody(request: Request, read: Extract<BodyRead, { readonly bytes: Uint8Array }>): Request {
  const headers = new Headers(request.headers);
  headers.delete('transfer-encoding');
  headers.set('content-length', String(read.bytes.byteLength));
  if (read.kind === 'rebuilt') {
    headers.delete('content-encoding');
    if (read.contentType !== undefined) headers.set('content-type', read.contentType);
  }
  const { url, method, signal } = request;
  return new Request(url, { method, headers, signal, body: new Uint8Array(read.bytes) });
}

/** The request with a consumed body, so that no reader waits for more. */
function withReadBody({ url, method, headers, signal }: Request): Request {
  const request = new Request(url, { method, headers, signal, body: ' ' });
  void request.text();
  return request;
}

function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error('The response failed.', { cause });
}
