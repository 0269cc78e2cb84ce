import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';

/** Where a cookie of these pages is sent, and whether over https only. */
export interface CookieScope {
  readonly path: string;
  readonly secure: boolean;
}

/** Stores something in this browser for some days. It grants nothing, and other sites' requests do not carry it. */
export function keepCookie(
  context: Context,
  [name, value]: readonly [name: string, value: string],
  { days, ...scope }: CookieScope & { readonly days: number },
): void {
  setCookie(context, name, value, { ...scope, maxAge: days * 24 * 60 * 60, httpOnly: true, sameSite: 'Lax' });
}
