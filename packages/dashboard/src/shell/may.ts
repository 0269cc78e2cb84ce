import type { Site } from './site.ts';
import { builtInRole, isRouteOpen, type Principal, type Route, type RouteName, routes } from '@mitako/contract';

/** Whether a person may open a page of the panel: its address, with or without the address of the service. */
export function mayOpen(site: Site, principal: Principal, href: string): boolean {
  const { pathname } = new URL(href, 'http://panel');
  const below = pathname.startsWith(site.base) ? pathname.slice(site.base.length) : null;
  if (below === null) return true;
  const path = (site.panel.hasModes ? below.replace(/^\/(?:live|test)(?=\/|$)/, '') : below) || '/';
  const given = path.split('/');
  const found = site.pagePaths.find(({ segments }) => isPathOf(segments, given));
  return found?.route === undefined || may(site, principal, found.route);
}

/** Whether a path is one of a pattern, `/payments/:payment_id`. */
export function isPathOf(segments: readonly string[], given: readonly string[]): boolean {
  return (
    segments.length === given.length &&
    segments.every((segment, place) => segment.startsWith(':') || segment === given[place])
  );
}

/** Whether the role of a person lets an operation through. The engine decides; pages hide what would be refused. */
export function may(
  { gateway }: Pick<Site, 'gateway'>,
  { role, merchant, staff_role: staffRole }: Principal,
  name: RouteName,
): boolean {
  const { auth, ways, part, path }: Route = routes[name];
  const builtIn = builtInRole(name, path, role, { onPages: true });
  if (!isRouteOpen(part, gateway.parts) || (builtIn !== null && gateway.hosted.has(builtIn))) return false;
  const accepted = ways?.panel ?? auth;
  if (accepted.kind === 'merchant' || accepted.kind === 'legacy') {
    return merchant !== undefined && accepted.members.includes(merchant.member_role);
  }
  return accepted.kind !== 'operator' || (staffRole !== undefined && accepted.staff.includes(staffRole));
}
