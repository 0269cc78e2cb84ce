import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const COOKIE = 'mitako_link';
const DAY_SECONDS = 24 * 60 * 60;

/**
 * Stores the checkout that this browser opened by a payment link, for the page of that link only: a customer
 * who returns by the link is taken to it, and does not pay twice. It grants nothing: the checkout's URL is the credential.
 */
export function keepLinkPayment(
  context: Context,
  slug: string,
  options: { readonly path: string; readonly secure: boolean },
): void {
  setCookie(context, COOKIE, slug, { ...options, maxAge: DAY_SECONDS, httpOnly: true, sameSite: 'Lax' });
}

/** The slug that {@link keepLinkPayment} stored; null without one, or with one that no checkout can have. */
export function readLinkPayment(context: Context): string | null {
  const slug = getCookie(context, COOKIE) ?? '';
  return /^[0-9A-Za-z]{1,64}$/.test(slug) ? slug : null;
}
