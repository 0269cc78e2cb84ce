import { keepsCookies } from '@mitako/pages';
import type { PageRequest, Site } from './site.ts';

/**
 * Where to go after a login. If the form's page had set a cookie, the request carries it. Otherwise the customer is
 * redirected through the login page, which reports refused cookies only if those of the session, just set, are missing
 * too. Without this the wallet would ask for a login forever.
 */
export function afterLogin(site: Site, context: PageRequest): string {
  const { paths } = context.get('page');
  return keepsCookies(context, site.session) ? paths.wallet : `${paths.login}?cookies`;
}
