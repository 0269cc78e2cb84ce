import { builtInRole, isRouteOpen, type Part, PARTS, routes, type Route, type RouteName } from '@mitako/contract';
import { ROLES, type Role } from '@mitako/contract/names';

/** A route of the contract as an endpoint, with everything computed that does not depend on a request. */
export interface Endpoint {
  readonly name: RouteName;
  readonly route: Route;
  /** Path patterns: `/gateway/payments/:payment_id`. `{role}` is expanded, once for each role. */
  readonly places: readonly { readonly pattern: string; readonly role: Role | null }[];
  /** Path parameters, without `role`, and their positions: 1 is the last segment. */
  readonly parameters: readonly { readonly name: string; readonly fromEnd: number }[];
  /** Accepts an idempotency key. */
  readonly acceptsIdempotencyKey: boolean;
  /** It may record the caller's device: with a session, a factor, or as one that is known. */
  readonly recordsDevice: boolean;
  /** The same for all callers and cacheable. */
  readonly isPublic: boolean;
}

/**
 * The routes of the contract as endpoints, in their open places.
 * @param open parts. Default: all
 * @param hosted roles whose people the embedding program logs in: their built-in accounts are closed. Default: none
 */
export function endpoints(
  open: ReadonlySet<Part> = new Set(PARTS),
  hosted: ReadonlySet<Role> = new Set(),
): readonly Endpoint[] {
  const isOpen = ({ name, route: { part, path } }: Endpoint, role: Role | null): boolean => {
    const builtIn = builtInRole(name, path, role, { onPages: false });
    return isRouteOpen(part, open, role) && (builtIn === null || !hosted.has(builtIn));
  };
  return Object.entries(routes)
    .map(([name, route]) => endpointOf(name as RouteName, route))
    .map((endpoint) => ({
      ...endpoint,
      places: endpoint.places.filter(({ role }) => isOpen(endpoint, role)),
    }))
    .filter(({ places }) => places.length > 0);
}

function endpointOf(name: RouteName, route: Route): Endpoint {
  return {
    name,
    route,
    places: placesOf(route),
    parameters: route.path
      .split('/')
      .toReversed()
      .flatMap((segment, index) => {
        const parameter = /^\{(\w+)\}$/.exec(segment)?.[1];
        return parameter === undefined || parameter === 'role' ? [] : [{ name: parameter, fromEnd: index + 1 }];
      }),
    acceptsIdempotencyKey: route.method !== 'GET' && route.rawMethods === undefined,
    recordsDevice: route.path.startsWith('/auth/'),
    isPublic: name === 'getSigningKeys',
  };
}

/** Roles become literal paths: an invalid or forbidden role is then an unknown route, refused before anything else. */
function placesOf({ path, parameters }: Route): Endpoint['places'] {
  const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1');
  if (!pattern.includes(':role')) return [{ pattern, role: null }];
  // JSON Schema is the documented way to inspect a zod object without knowing its class.
  const { properties = {} } = parameters.toJSONSchema({ io: 'input', unrepresentable: 'any' });
  const role = properties['role'];
  const allowed = typeof role === 'object' ? (role.enum ?? []) : [];
  return ROLES.filter((one) => allowed.includes(one)).map((one) => ({
    pattern: pattern.replace(':role', one),
    role: one,
  }));
}
