import { routes, type Route, type RouteName } from '@mitako/contract';
import { ROLES, type Role } from '@mitako/contract/names';

/** A route of the contract as an address, with all that can be known before the first request worked out once. */
export interface Endpoint {
  readonly name: RouteName;
  readonly route: Route;
  /** Where it answers, as patterns: `/gateway/payments/:payment_id`. A `{role}` is spelled out, once for each role. */
  readonly places: readonly { readonly pattern: string; readonly role: Role | null }[];
  /** Parameters of the path, without `role`, and where they stand: 1 is the last segment. */
  readonly parameters: readonly { readonly name: string; readonly fromEnd: number }[];
  /** Accepts an idempotency key. */
  readonly acceptsIdempotencyKey: boolean;
  /** Someone may be logging in, so it matters with what. */
  readonly startsSession: boolean;
  /** The same for everybody, and worth keeping for a while. */
  readonly isPublic: boolean;
}

/** Every route of the contract, ready to be served. */
export function endpoints(): readonly Endpoint[] {
  return Object.entries(routes).map(([name, route]) => endpointOf(name as RouteName, route));
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
    acceptsIdempotencyKey: route.method !== 'GET' && route.raw !== true,
    startsSession: name === 'login' || name === 'register' || name === 'refresh',
    isPublic: name === 'getSigningKeys',
  };
}

/** Roles become literal paths: what is no role, or may not do this, is then no route, found out before anything else. */
function placesOf({ path, parameters }: Route): Endpoint['places'] {
  const pattern = path.replaceAll(/\{(\w+)\}/g, ':$1');
  if (!pattern.includes(':role')) return [{ pattern, role: null }];
  // The JSON Schema is the documented way to look into a zod object without knowing its class.
  const { properties = {} } = parameters.toJSONSchema({ io: 'input', unrepresentable: 'any' });
  const role = properties['role'];
  const allowed = typeof role === 'object' ? (role.enum ?? []) : [];
  return ROLES.filter((one) => allowed.includes(one)).map((one) => ({
    pattern: pattern.replace(':role', one),
    role: one,
  }));
}
