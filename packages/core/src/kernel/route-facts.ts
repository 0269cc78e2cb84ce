import {
  type Declaration,
  ignoresUnknownQuery,
  isMutating,
  localOperations,
  type OperationName,
  optionalIdempotencyKey,
  requiresRecentAuth,
  routes,
} from '@mitako/contract';
import { type BodyFields, bodyFields } from './body-fields.ts';
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts';
import { errorStatus, type ErrorCode } from '@mitako/contract/names';
import type { HashLane } from '../ports/system.ts';

/** An operation as the contract declares it, with facts derived from it once. */
export interface RouteFacts {
  readonly name: OperationName;
  readonly route: Declaration;
  readonly parameterNames: readonly string[];
  /** How often each query parameter may appear. Empty: an absent query needs no check. */
  readonly queryFields: ReadonlyMap<string, 'once' | 'repeatedly'>;
  /** Routes behind public links: unknown query parameters are ignored (decisions §9). */
  readonly ignoresUnknownQuery: boolean;
  readonly bodyFields: BodyFields;
  /** A logged-in caller may choose `?mode=`. */
  readonly takesMode: boolean;
  readonly isMutating: boolean;
  readonly requiresRecentAuth: boolean;
  /** It changes payments: in live mode only for a merchant that is approved and not suspended. */
  readonly changesPayments: boolean;
  /** Where the password of a request is hashed; null without one. PINs are checked where they are counted. */
  readonly passwordLane: HashLane | null;
  /** The error for an impossible identifier. */
  readonly notFoundCode: ErrorCode;
}

/** A route without fields still accepts the idempotency key in a body. */
const KEY_ONLY: JsonSchema = { properties: { idempotency_key: jsonSchemaOf(optionalIdempotencyKey) } };

const DECLARED = new Map(Object.entries<Declaration>({ ...routes, ...localOperations }));
const FACTS = new Map<OperationName, RouteFacts>();

/**
 * At an operation's first call: for all at once, each start would take longer, also of a command that calls one.
 * @throws TypeError for a name that is not an operation's, which only an unchecked program can ask for
 */
export function routeFacts(name: OperationName): RouteFacts {
  const known = FACTS.get(name);
  if (known !== undefined) return known;
  const route = DECLARED.get(name);
  if (route === undefined) throw new TypeError(`there is no operation ${name}`);
  const facts = factsOf(name, route);
  FACTS.set(name, facts);
  return facts;
}

function factsOf(name: OperationName, route: Declaration): RouteFacts {
  const { auth } = route;
  const queryFields = new Map(
    Object.entries(jsonSchemaOf(route.query).properties ?? {}).map(
      ([field, schema]) => [field, acceptsList(schema) ? 'repeatedly' : 'once'] as const,
    ),
  );
  return {
    name,
    route,
    parameterNames: Object.keys(jsonSchemaOf(route.parameters).properties ?? {}),
    queryFields,
    ignoresUnknownQuery: ignoresUnknownQuery(route),
    bodyFields: bodyFields(route.body === undefined ? KEY_ONLY : jsonSchemaOf(route.body)),
    takesMode: queryFields.has('mode') && auth.kind !== 'operator',
    isMutating: isMutating(route),
    requiresRecentAuth: requiresRecentAuth(route),
    changesPayments: (auth.kind === 'api_key' || auth.kind === 'merchant') && auth.scope === 'payments:write',
    passwordLane: passwordLane(route),
    notFoundCode: route.errors.find((code) => errorStatus(code) === 404) ?? 'ROUTE_NOT_FOUND',
  };
}

function passwordLane({ auth, limit }: Declaration): HashLane | null {
  if (limit === 'register') return 'registration';
  if (limit !== 'login') return null;
  return auth.kind === 'none' ? 'login' : 'session';
}

function acceptsList(schema: JsonSchema | boolean): boolean {
  if (typeof schema === 'boolean') return false;
  return schema.type === 'array' || (schema.anyOf ?? []).some(acceptsList);
}
