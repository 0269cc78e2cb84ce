import type { Role } from '@mitako/contract/names';
import type { Settings } from '../context.ts';

/** Below the base of the public URL: pages of merchants, operators and agents, what logs them in, and the operator's API. */
const STAFF_PATHS = [
  '/dashboard',
  '/admin',
  '/agent',
  '/metrics',
  '/api/v1/admin',
  '/api/v1/metrics',
  '/api/v1/auth/merchant',
  '/api/v1/auth/operator',
  '/api/v1/auth/agent',
] as const;
/** Pages of customers. */
const CUSTOMER_PATHS = ['/checkout', '/l', '/receipt', '/wallet'] as const;
/** Files that pages of both show. */
const SHARED_PATHS = ['/checkout/logos'] as const;

/** Whose path it is, below the base of the public URL: it belongs to one origin where staff have their own. */
export function audienceOf(path: string): 'staff' | 'customers' | 'all' {
  const isBelow = (own: string): boolean => path === own || path.startsWith(`${own}/`);
  if (STAFF_PATHS.some(isBelow)) return 'staff';
  return CUSTOMER_PATHS.some(isBelow) && !SHARED_PATHS.some(isBelow) ? 'customers' : 'all';
}

/** The URL below which people of a role find their pages. */
export function siteUrl({ publicUrl, staffUrl }: Pick<Settings, 'publicUrl' | 'staffUrl'>, role: Role): string {
  return role === 'user' ? publicUrl : staffUrl;
}

/** What is wrong with the URL of the staff's pages, in a sentence with the fix; null: nothing. */
export function findStaffUrlFault(staffUrl: string, publicUrl: string): string | null {
  const { hostname, pathname, protocol } = new URL(publicUrl);
  const own = URL.canParse(staffUrl) ? new URL(staffUrl) : null;
  const path = withoutSlash(pathname);
  // Ports do not separate cookies.
  if (own === null || own.hostname === hostname) {
    return `staffUrl must be a URL with another host than publicUrl, such as ${protocol}//staff.${hostname}${path}; it is "${withoutUserInfo(staffUrl)}".`;
  }
  const isFit = own.protocol === protocol && withoutSlash(own.pathname) === path && own.search + own.hash === '';
  return isFit
    ? null
    : `staffUrl must have the scheme and path of publicUrl: ${protocol}//${own.host}${path}; it is "${withoutUserInfo(staffUrl)}".`;
}

/**
 * The URL of the staff's pages, by default the public one.
 * @throws RangeError
 */
export function checkedStaffUrl(staffUrl: string | undefined, publicUrl: string): string {
  if (staffUrl === undefined) return publicUrl;
  const fault = findStaffUrlFault(staffUrl, publicUrl);
  if (fault !== null) throw new RangeError(fault);
  const { origin, pathname } = new URL(staffUrl);
  return origin + withoutSlash(pathname);
}

export function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/** A URL as an error may quote it, even one that cannot be parsed: nothing before its last `@`, where a password may be. */
export function withoutUserInfo(url: string): string {
  return url.replace(/^.*@/s, '***@');
}
