import type { MenuEntry, NeedsRoute } from './panel.ts';
import type { Site } from './site.ts';
import { builtInRole, isRouteOpen, type Principal, type Route, type RouteName, routes } from '@mitako/contract';

/** Whether a person may open a page of the panel: its address, with or without the address of the service. */
export function mayOpen(site: Site, principal: Principal, href: string): boolean {
  const { pathname } = new URL(href, 'http://panel');
  const { sections, hasModes } = site.panel;
  const below = pathname.startsWith(site.base) ? pathname.slice(site.base.length) : null;
  if (below === null) return true;
  const path = (hasModes ? below.replace(/^\/(?:live|test)(?=\/|$)/, '') : below) || '/';
  const needs = sections.map((section) => neededBy(section, path)).find((each) => each !== null);
  return needs?.route === undefined || may(site, principal, needs.route);
}

/** What the page of a section at this path needs; null: it has none there. */
function neededBy({ pages = {}, route, path: first }: MenuEntry, path: string): NeedsRoute | null {
  const found = Object.entries(pages).find(([pattern]) => isPathOf(pattern.split('/'), path.split('/')));
  if (found === undefined) return null;
  return found[1].route === undefined && path === first && route !== undefined ? { route } : found[1];
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
