import { routes, type Route, type RouteName } from '@mitako/contract';
import { errorStatus, ROLES, type ErrorCode, type Role } from '@mitako/contract/names';

/** A route of the contract, with all that can be known before the first request worked out once. */
export interface Endpoint {
  readonly name: RouteName;
  readonly route: Route;
  /** Where it answers, as patterns: `/gateway/payments/:payment_id`. A `{role}` is spelled out, once for each role. */
  readonly places: readonly { readonly pattern: string; readonly role: Role | null }[];
  /** Parameters of the path, without `role`, and where they stand: 1 is the last segment. */
  readonly parameters: readonly { readonly name: string; readonly fromEnd: number }[];
  /** False: any query is refused, so an absent one needs no look. */
  readonly takesQuery: boolean;
  /** The route lets who is logged in choose `?mode=`. */
  readonly takesMode: boolean;
  /** Takes a body, if only for an idempotency key. */
  readonly isMutating: boolean;
  readonly takesKey: boolean;
  /** Someone may be logging in, so it matters with what. */
  readonly startsSession: boolean;
  /** The same for everybody, and worth keeping for a while. */
  readonly isPublic: boolean;
  /** What an identifier that cannot exist is answered with. */
  readonly notFoundCode: ErrorCode;
}

/** Every route of the contract, ready to be served. */
export function endpoints(): readonly Endpoint[] {
  return Object.entries(routes).map(([name, route]) => endpointOf(name as RouteName, route));
}

function endpointOf(name: RouteName, route: Route): Endpoint {
  const queryNames = Object.keys(propertiesOf(route.query));
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
    takesQuery: queryNames.length > 0,
    takesMode: queryNames.includes('mode'),
    isMutating: route.method !== 'GET',
    takesKey: route.method !== 'GET' && route.raw !== true,
    startsSession: name === 'login' || name === 'register' || name === 'refresh',
    isPublic: name === 'getSigningKeys',
    notFoundCode: route.errors.find((code) => errorStatus(code) === 404) ?? 'ROUTE_NOT_FOUND',
  };
}

/** Roles become literal paths: what is no role, or may not do this, is then no route, found out before anything else. */
function placesOf(route: Route): Endpoint['places'] {
  const pattern = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
  if (!pattern.includes(':role')) return [{ pattern, role: null }];
  const allowed = propertiesOf(route.parameters)['role']?.enum ?? [];
  return ROLES.filter((role) => allowed.includes(role)).map((role) => ({
    pattern: pattern.replace(':role', role),
    role,
  }));
}

interface Property {
  readonly enum?: readonly unknown[];
}

/** The JSON Schema is the documented way to look into a zod object without knowing its class. */
function propertiesOf(schema: Route['parameters']): Readonly<Record<string, Property>> {
  const { properties = {} } = schema.toJSONSchema({ io: 'input', unrepresentable: 'any' });
  return properties as Record<string, Property>;
}
