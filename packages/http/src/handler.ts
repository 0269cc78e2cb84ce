import { GatewayError, type Logger, refused } from '@mitako/core';
import { Hono } from 'hono';
import { RegExpRouter } from 'hono/router/reg-exp-router';
import { createDoor } from './door.ts';
import { endpoints } from './endpoint.ts';
import { openApiDocument } from './openapi/document.ts';
import { type ApiGateway, handle, resultOfThrown, type Services } from './pipeline.ts';
import { clientAddressFinder, type Connection } from './request/client-address.ts';
import { createWarnOfReadBody } from './warn-of-read-body.ts';
import { PUBLICLY_CACHED, requestIdOf, respond, securityHeaders, type Sent } from './response.ts';

/** Answers API requests, on any server that uses `Request` and `Response`. */
export type Handler = (request: Request, connection?: Connection) => Promise<Response>;

export interface HandlerOptions {
  /** Addresses and networks (`10.0.0.0/8`) of proxies whose `X-Forwarded-For` is trusted. Default: none. */
  readonly trustedProxies?: readonly string[];
  /** Receives every unexpected error, with the request id that the caller received. Default: the engine's logger. */
  readonly logger?: Pick<Logger, 'error'>;
}

/**
 * The API under `{publicUrl}/api/v1`, and the legacy status route and the public keys directly under `{publicUrl}`.
 * Every response is JSON with an `X-Request-Id`; the returned function never rejects. Where the host has cut off the path
 * of the public URL (a mount, a proxy), requests are answered anyway.
 * @throws TypeError when `trustedProxies` contains an invalid network
 */
export function createHandler(gateway: ApiGateway, options: HandlerOptions = {}): Handler {
  const security = securityHeaders(gateway.publicUrl);
  const services: Services = {
    security,
    gateway,
    clientAddress: clientAddressFinder(options.trustedProxies ?? []),
    logger: options.logger ?? gateway.logger,
    warnOfReadBody: createWarnOfReadBody(gateway.logger),
  };
  const door = createDoor({ publicUrl: gateway.publicUrl, hosts: null, logger: gateway.logger });
  const base = new URL(gateway.publicUrl).pathname.replace(/\/$/, '');
  const app = new Hono<{ Bindings: Connection }>({
    // Routes are matched against the raw path: a proxy in front that reads it the same way cannot be fooled.
    getPath: (request) => belowBase(base, rawPath(request)),
    // One regular expression for all routes of a method. It refuses a literal segment where another route has a parameter.
    router: new RegExpRouter(),
  });

  for (const endpoint of endpoints(gateway.parts, gateway.hosted)) {
    const { method, rawMethods, root } = endpoint.route;
    for (const { pattern, role } of endpoint.places) {
      for (const prefix of root === true ? [`${base}/api/v1`, base] : [`${base}/api/v1`]) {
        app.on([...(rawMethods ?? [method])], prefix + pattern, ({ req, env }) =>
          handle(services, endpoint, { request: req.raw, connection: env, path: req.path, role }),
        );
      }
    }
  }

  let document: string | undefined;
  let lost: Readonly<Record<string, unknown>> = {};
  if (gateway.parts.has('api')) {
    lost = { fix: `See ${new URL(gateway.publicUrl).origin}${base}/api/v1/openapi.json.` };
    app.get(`${base}/api/v1/openapi.json`, ({ req }) => {
      document ??= JSON.stringify(openApiDocument(gateway.publicUrl, gateway.parts, gateway.hosted));
      return respond(success(document, PUBLICLY_CACHED), requestIdOf(req.raw), security);
    });
  }

  app.notFound(({ req }) => {
    const isThere = (method: string): boolean => app.router.match(method, req.path)[0].length > 0;
    return respond(replyWithoutRoute(req.method, METHODS.filter(isThere), lost), requestIdOf(req.raw), security);
  });

  app.onError((error, { req }) => {
    const requestId = requestIdOf(req.raw);
    return respond(resultOfThrown(services.logger, error, { request_id: requestId }), requestId, security);
  });

  return (request, connection = {}) => Promise.resolve(door(request, connection) ?? app.fetch(request, connection));
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/**
 * No route matched: a wrong method, an OPTIONS request, or an unknown path.
 * @param lost what is said of an unknown path
 */
function replyWithoutRoute(method: string, methods: readonly string[], lost: Readonly<Record<string, unknown>>): Sent {
  if (methods.length === 0) return refused(new GatewayError('ROUTE_NOT_FOUND', lost));
  const allow = [...methods.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one])), 'OPTIONS'].join(', ');
  // No CORS headers: secret keys do not belong in a browser, and the checkout has our own origin.
  return method === 'OPTIONS'
    ? { ...success(null, { Allow: allow }), status: 204 }
    : { ...refused(new GatewayError('METHOD_NOT_ALLOWED', { allowed: methods })), headers: { Allow: allow } };
}

function success(body: string | null, headers: Readonly<Record<string, string>>): Sent {
  return { status: 200, body, retryAfterSeconds: null, replayed: false, headers };
}

function belowBase(base: string, path: string): string {
  return path === base || path.startsWith(`${base}/`) ? path : base + path;
}

function rawPath({ url }: Request): string {
  const start = url.indexOf('/', url.indexOf('://') + 3);
  let end = start;
  for (; end < url.length; end += 1) {
    const character = url[end];
    if (character === '?' || character === '#') break;
  }
  return url.slice(start, end);
}
