import type { Mitako } from './create-mitako.ts';
import { kept } from './open-once.ts';

/** One route handler of Next.js for each method. */
export type NextHandler = Readonly<
  Record<'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS', (request: Request) => Promise<Response>>
>;

/** Options of {@link toNextHandler}. */
export interface NextHandlerOptions {
  /**
   * The client's address, for rate limits by address: Next.js does not tell it. Read it from a header that your proxy
   * sets and clients cannot, `(request) => request.headers.get('x-real-ip')`. Default: unknown, so that limits by address alone
   * do not apply.
   */
  readonly clientAddress?: (request: Request) => string | null;
}

/**
 * Route handlers for a catch-all route of Next.js, `app/pay/[[...path]]/route.ts` for a `publicUrl` that ends with
 * `/pay`. Pages are sent uncompressed: Next.js drops `Content-Encoding` from route handlers, and compresses by itself.
 *
 * @example
 * ```ts
 * // app/pay/[[...path]]/route.ts
 * export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = toNextHandler(() => createMitako(options));
 * ```
 * @param mitako a function is called with the first request, once, so that `next build` opens no database; one of `openOnce`
 * is shared with the other routes
 */
export function toNextHandler(
  mitako: Pick<Mitako, 'handler'> | (() => Promise<Pick<Mitako, 'handler'>>),
  options: NextHandlerOptions = {},
): NextHandler {
  const open = kept(typeof mitako === 'function' ? mitako : () => Promise.resolve(mitako));
  const handle = async (request: Request): Promise<Response> => {
    const { handler } = await open();
    const clientAddress = options.clientAddress?.(request) ?? undefined;
    return handler(uncompressed(request), { clientAddress });
  };
  return {
    GET: handle,
    HEAD: handle,
    POST: handle,
    PUT: handle,
    PATCH: handle,
    DELETE: handle,
    OPTIONS: handle,
  };
}

/**
 * In parts: Next.js hands over a proxy of its request, which the constructor of Request cannot read. One whose body the
 * route has read already stays as it is, to be refused by name.
 */
function uncompressed(request: Request): Request {
  if (request.bodyUsed) return request;
  const { url, method, headers: given, body, signal } = request;
  const headers = new Headers(given);
  headers.delete('accept-encoding');
  return new Request(url, { method, headers, body, signal, duplex: 'half' });
}
