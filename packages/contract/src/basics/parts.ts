import type { Role } from '../people/values.ts';

/**
 * Parts of a gateway, each of which a configuration may close. A closed one answers 404 to everyone but the embedding
 * program, and no page leads to it.
 */
export const PARTS = [
  'checkout',
  'links',
  'api',
  'wallets',
  'dashboard',
  'operator',
  'agents',
  'reference',
  'front',
  'marketplace',
] as const;

/**
 * - `checkout`: the customers' pages, their API, callbacks of providers, the legacy status
 * - `links`: payment links
 * - `api`: the API for keys, and the OpenAPI document
 * - `wallets`: customers' accounts, and the payment method `wallet`
 * - `dashboard`: the merchant's pages, and the API for its members
 * - `operator`: the operator's pages, API and login
 * - `agents`: agents, their pages, and the payment method `cash`
 * - `reference`: the reference of the API, `/docs`
 * - `front`: the page at the public URL itself
 * - `marketplace`: what a gateway does for merchants who are others: creating and verifying them, paying them out
 */
export type Part = (typeof PARTS)[number];

/**
 * Where a route belongs: it is open while one of these parts is. `role`: to the part of the role in its path. What its
 * caller comes with belongs to a part as well, see {@link PART_OF_ROLE}: a key to `api`.
 */
export type RoutePart = Part | readonly Part[] | 'role';

/** Where people of a role log in. */
export const PART_OF_ROLE: Readonly<Record<Role, Part>> = {
  user: 'wallets',
  merchant: 'dashboard',
  agent: 'agents',
  operator: 'operator',
};

/** What people of any role need. */
export const ACCOUNT_PARTS: readonly Part[] = ['wallets', 'dashboard', 'agents', 'operator'];

/**
 * Whether a route is open.
 * @param role in its path; null without one: then a route of roles is open while one of them is
 */
export function isRouteOpen(part: RoutePart, open: ReadonlySet<Part>, role: unknown = null): boolean {
  if (part !== 'role') return typeof part === 'string' ? open.has(part) : part.some((one) => open.has(one));
  const own = PART_OF_ROLE[role as Role] as Part | undefined;
  return own === undefined ? ACCOUNT_PARTS.some((one) => open.has(one)) : open.has(own);
}
