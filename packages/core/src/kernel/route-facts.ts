import { requiresRecentAuth, routes, type Route, type RouteName } from '@mitako/contract';
import { errorStatus, type ErrorCode } from '@mitako/contract/names';

/** A route of the contract, with all that can be known of it before the first call worked out once. */
export interface RouteFacts {
  readonly name: RouteName;
  readonly route: Route;
  /** Parameters of the path. */
  readonly parameterNames: readonly string[];
  /** False: any query is refused, so an absent one needs no look. */
  readonly takesQuery: boolean;
  /** Who is logged in may choose `?mode=`. */
  readonly takesMode: boolean;
  readonly isMutating: boolean;
  readonly requiresRecentAuth: boolean;
  /** It changes payments: in live mode only of a merchant who is approved and not suspended. */
  readonly changesPayments: boolean;
  /** What an identifier that cannot exist is answered with. */
  readonly notFoundCode: ErrorCode;
}

const FACTS = new Map(Object.entries(routes).map(([name, route]) => [name, factsOf(name as RouteName, route)]));

/** @throws TypeError for a name that is no route's, which only an unchecked program can ask for */
export function routeFacts(name: RouteName): RouteFacts {
  const facts = FACTS.get(name);
  if (facts === undefined) throw new TypeError(`there is no operation ${name}`);
  return facts;
}

function factsOf(name: RouteName, route: Route): RouteFacts {
  const { auth } = route;
  const queryNames = Object.keys(propertiesOf(route.query));
  return {
    name,
    route,
    parameterNames: [...route.path.matchAll(/\{(\w+)\}/g)].flatMap(([, parameter]) => parameter ?? []),
    takesQuery: queryNames.length > 0 || route.raw === true,
    takesMode: queryNames.includes('mode') && auth.kind !== 'operator',
    isMutating: route.method !== 'GET',
    requiresRecentAuth: requiresRecentAuth(route),
    changesPayments: (auth.kind === 'api_key' || auth.kind === 'merchant') && auth.scope === 'payments:write',
    notFoundCode: route.errors.find((code) => errorStatus(code) === 404) ?? 'ROUTE_NOT_FOUND',
  };
}

/** The JSON Schema is the documented way to look into a zod object without knowing its class. */
function propertiesOf(schema: Route['parameters']): Readonly<Record<string, unknown>> {
  return schema.toJSONSchema({ io: 'input', unrepresentable: 'any' }).properties ?? {};
}
