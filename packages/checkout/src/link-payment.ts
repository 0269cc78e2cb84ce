import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { type CookieScope, keepCookie } from './keep-cookie.ts';

const COOKIE = 'mitako_link';

/**
 * Stores the checkout that this browser opened by a payment link, for the page of that link only: a customer
 * who returns by the link is taken to it, and does not pay twice. It grants nothing: the checkout's URL is the credential.
 */
export function keepLinkPayment(context: Context, slug: string, scope: CookieScope): void {
  keepCookie(context, [COOKIE, slug], { ...scope, days: 1 });
}

/** The slug that {@link keepLinkPayment} stored; null without one, or with one that no checkout can have. */
export function readLinkPayment(context: Context): string | null {
  const slug = getCookie(context, COOKIE) ?? '';
  return /^[0-9A-Za-z]{1,64}$/.test(slug) ? slug : null;
}
