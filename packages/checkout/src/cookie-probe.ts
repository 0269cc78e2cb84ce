import { hasSessionCookie, readOwnCookie, setOwnCookie } from '@mitako/pages';
import type { PageRequest, Site } from './site.ts';

const PROBE = 'mitako_cookies';

/**
 * Sets an empty cookie with the attributes of the session's, on every page with a login. Whether the browser accepts
 * cookies is visible on the next request.
 */
export function probeCookies(site: Site, context: PageRequest): void {
  if (!keepsCookies(site, context)) setOwnCookie(context, PROBE, '1', site.session);
}

/** Whether the browser sent one of the cookies that it received. */
export function keepsCookies(site: Site, context: PageRequest): boolean {
  return readOwnCookie(context, PROBE, site.session) !== undefined || hasSessionCookie(context, site.session);
}

/**
 * Where to go after a login. If the form's page had set the probe, the request carries it. Otherwise the customer is
 * redirected through the login page, which reports refused cookies only if those of the session, just set, are missing
 * too. Without this the wallet would ask for a login forever.
 */
export function afterLogin(site: Site, context: PageRequest): string {
  const { paths } = context.get('page');
  return keepsCookies(site, context) ? paths.wallet : `${paths.login}?cookies`;
}
