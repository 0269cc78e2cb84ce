import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** The scope of the pages' cookies. */
export interface CookieOptions {
  /** Path of cookies without a prefix, `/checkout`. */
  readonly path: string;
  /** Kept off plain http by the browser. False only where the host allowed plain http. */
  readonly secure: boolean;
}

/**
 * Sets a cookie that no script reads. It ends with the browser, or after the seconds that are named.
 *
 * `__Host-` makes the browser hold us to `Secure` and `Path=/` without a `Domain`, and reserves the name: no
 * neighbouring sub-domain, and no attacker on a plain-http connection, can plant a session of their own. The
 * price is that the cookie is sent to the rest of the host too, to the API, which never looks at cookies.
 *
 * SameSite is `Lax`, knowingly: a customer always arrives from another site, the shop, and with `Strict` would seem
 * logged out on the first page. `Lax` sends the cookies with such a visit, which changes nothing, and never with a form
 * of another site; those are refused by their origin as well.
 */
export function setOwnCookie(
  context: Context,
  name: string,
  value: string,
  options: CookieOptions,
  seconds?: number,
): void {
  const lasting = seconds === undefined ? {} : { maxAge: seconds };
  setCookie(context, nameOf(name, options), value, {
    ...scopeOf(options),
    ...lasting,
    httpOnly: true,
    sameSite: 'Lax',
  });
}

export function readOwnCookie(context: Context, name: string, options: CookieOptions): string | undefined {
  return getCookie(context, nameOf(name, options));
}

export function dropOwnCookie(context: Context, name: string, options: CookieOptions): void {
  // Browsers delete a cookie with the prefix only if the deletion follows the prefix's rules.
  deleteCookie(context, nameOf(name, options), scopeOf(options));
}

function nameOf(name: string, { secure }: CookieOptions): string {
  return secure ? `__Host-${name}` : name;
}

function scopeOf({ path, secure }: CookieOptions): { readonly path: string; readonly secure: boolean } {
  return { path: secure ? '/' : path, secure };
}
