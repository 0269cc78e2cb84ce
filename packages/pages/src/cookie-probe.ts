import type { Context, MiddlewareHandler } from 'hono';
import { readOwnCookie, setOwnCookie } from './own-cookies.ts';
import { hasSessionCookie, type SessionOptions } from './session.ts';

const PROBE = 'mitako_cookies';

/** Sets a cookie without content with each page, so that the next request shows whether the browser keeps cookies. */
export function probeCookies(session: SessionOptions): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const isPage = context.res.headers.get('Content-Type')?.startsWith('text/html') === true;
    if (isPage && !keepsCookies(context, session)) setOwnCookie(context, PROBE, '1', session);
  };
}

/** Whether the browser sent one of the cookies that it received. */
export function keepsCookies(context: Context, session: SessionOptions): boolean {
  return readOwnCookie(context, PROBE, session) !== undefined || hasSessionCookie(context, session);
}
