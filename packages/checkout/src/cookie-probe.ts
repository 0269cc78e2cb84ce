import { hasSessionCookie, readOwnCookie, setOwnCookie } from '@mitako/pages';
import type { PageRequest, Site } from './site.ts';

const PROBE = 'mitako_cookies';

/**
 * Sets a cookie that says nothing, in the way of the session's own: on every page that logs in. Whether a browser keeps
 * them shows when it comes back.
 */
export function probeCookies(site: Site, context: PageRequest): void {
  if (!keepsCookies(site, context)) setOwnCookie(context, PROBE, '1', site.session);
}

/** Whether the browser has brought one of the cookies that it was given. */
export function keepsCookies(site: Site, context: PageRequest): boolean {
  return readOwnCookie(context, PROBE, site.session) !== undefined || hasSessionCookie(context, site.session);
}

/**
 * Where to go on after a login. A form whose page had set the probe comes with it; after one that does not, the customer
 * is led over the login page, which says that cookies are refused only if those of the session, set just now, are missing
 * too. Otherwise the wallet would ask for a login for ever.
 */
export function afterLogin(site: Site, context: PageRequest): string {
  const { paths } = context.get('page');
  return keepsCookies(site, context) ? paths.wallet : `${paths.login}?cookies`;
}
