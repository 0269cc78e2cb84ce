import { z } from 'zod';
import { ADMINISTER } from '../people/roles.ts';
import { type MemberRole, type Role, ROLES, type StaffRole } from '../people/values.ts';
import { PART_OF_ROLE, type RoutePart } from './parts.ts';
import type {
  Legacy,
  MerchantOrKey,
  MerchantToken,
  Open,
  Operator,
  ParametersIn,
  RolesOf,
  RouteAuth,
  RouteTypes,
  SecretKey,
  Token,
} from './route-types.ts';
import { type BodyPart, csv, type LocalOperation, type Route } from './route.ts';
import { idParameter } from './text.ts';
import type { NoQuery } from './values.ts';

type Scope = SecretKey['scope'];

/** Credentials, for the second argument of {@link route}. */
export const open: Open = { kind: 'none' };

export function operator(staff: readonly StaffRole[]): Operator {
  return { kind: 'operator', staff };
}

export function legacy(members: readonly MemberRole[]): Legacy {
  return { kind: 'legacy', members };
}

/** @param members - which may; `live`: fewer where the object is in live mode */
export function merchantToken(members: readonly MemberRole[], live: Pick<MerchantToken, 'live'> = {}): MerchantToken {
  return { kind: 'merchant', members, ...live };
}

export function secretKey(scope: Scope): SecretKey {
  return { kind: 'api_key', scope };
}

export function merchantOrKey(scope: Scope, members: readonly MemberRole[]): MerchantOrKey {
  return { kind: 'merchant', scope, members };
}

/** Test mode alone: rejects live mode. */
export function merchantOrTestKey(scope: Scope, members: readonly MemberRole[]): MerchantOrKey {
  return { kind: 'merchant', scope, mode: 'test', members };
}

export function token<const Of extends Role>(...roles: readonly Of[]): Token<Of> {
  return { kind: 'token', roles };
}

type Path = `/${string}`;

type Own =
  | 'summary'
  | 'description'
  | 'client'
  | 'root'
  | 'ways'
  | 'audit'
  | 'limit'
  | 'recentAuth'
  | 'rawMethods'
  | 'bare'
  | 'files';

/** What a route declares beside its path and its credential. */
interface Reads<Query, Data, Of extends Role>
  extends Pick<Route, Own>, Partial<Pick<Route, 'tag' | 'part' | 'errors'>> {
  /** Parameters of the query. Default: none. */
  readonly query?: z.ZodType<Query>;
  /** The data of a success. */
  readonly answer: z.ZodType<Data>;
  /** Status of a success. Default: 200. With 202, the work continues. */
  readonly status?: 201 | 202 | readonly [200, 202];
  /** The roles that `{role}` in the path may be. Default: those of the credential. */
  readonly roles?: readonly Of[];
  /** Parameters of a path that are no ids. */
  readonly parameters?: z.ZodType;
}

interface Writes<Query, Data, Of extends Role, Body, Sent> extends Reads<Query, Data, Of>, Pick<Route, 'upload'> {
  /** Default: none. One that may be left out as a whole is {@link omissible}. */
  readonly body?: z.ZodType<Body, Sent>;
}

/** A route, and its types for the compiler. */
export type Declared<Types extends RouteTypes> = Route<Types> & BodyPart<Types> & { readonly types?: Types };

/** A route that reads: GET, or DELETE, which has no body either. */
type Bodiless<Method extends Route['method']> = <
  const At extends Path,
  Auth extends RouteAuth,
  Data,
  Query = NoQuery,
  const Of extends Role = RolesOf<Auth>,
>(
  path: At,
  auth: Auth,
  declared: Reads<Query, Data, Of>,
) => Declared<RouteTypes<Method, At, Auth, Query, undefined, Data, undefined, ParametersIn<At, Of>>>;

type WithBody<Method extends Route['method']> = <
  const At extends Path,
  Auth extends RouteAuth,
  Data,
  Query = NoQuery,
  const Of extends Role = RolesOf<Auth>,
  Body = undefined,
  Sent = undefined,
>(
  path: At,
  auth: Auth,
  declared: Writes<Query, Data, Of, Body, Sent>,
) => Declared<RouteTypes<Method, At, Auth, Query, Body, Data, Sent, ParametersIn<At, Of>>>;

/** A GET of all rows that the filters let through, as one CSV file. */
type Csv = <const At extends `${Path}.csv`, Auth extends RouteAuth, Query = NoQuery>(
  path: At,
  auth: Auth,
  declared: Omit<Reads<Query, string, Role>, 'answer' | 'files'>,
) => Declared<RouteTypes<'GET', At, Auth, Query, undefined, string, undefined, ParametersIn<At>>>;

/**
 * Declares routes. Method, path parameters, query, body and data of a route are typed by what it declares; parameters of
 * the path are ids.
 */
export const route: {
  readonly get: Bodiless<'GET'>;
  readonly csv: Csv;
  readonly delete: Bodiless<'DELETE'>;
  readonly post: WithBody<'POST'>;
  readonly put: WithBody<'PUT'>;
  readonly patch: WithBody<'PATCH'>;
} = {
  get: declaring('GET') as Bodiless<'GET'>,
  csv: (path, auth, declared) => route.get(path, auth, { ...declared, answer: csv, files: ['text/csv'] }),
  delete: declaring('DELETE') as Bodiless<'DELETE'>,
  post: declaring('POST') as WithBody<'POST'>,
  put: declaring('PUT') as WithBody<'PUT'>,
  patch: declaring('PATCH') as WithBody<'PATCH'>,
};

/** A body that may be left out as a whole. */
export function omissible<Body, Sent>(body: z.ZodType<Body, Sent>): z.ZodType<Body | undefined, Sent | undefined> {
  return body.optional();
}

/**
 * The routes of a subject.
 * @param tag - their section of the OpenAPI document; routes of the operator are in its own
 */
export function routesOf<Table extends Readonly<Record<string, Pick<Route, 'tag'>>>>(tag: string, table: Table): Table {
  const tagged = Object.entries(table).map(([name, one]) => [name, one.tag === '' ? { ...one, tag } : one]);
  return Object.fromEntries(tagged) as Table;
}

/** Types of the routes or local operations of a table. */
export type TypesOf<Table extends Readonly<Record<keyof Table, { readonly types?: RouteTypes }>>> = {
  readonly [Name in keyof Table]: NonNullable<Table[Name]['types']>;
};

/** Declares an operation that no request reaches, see {@link LocalOperation}. */
export function local<Data, Body = undefined, Sent = undefined, Parameters = ParametersIn<'/'>>(declared: {
  readonly summary: string;
  readonly audit: LocalOperation['audit'];
  readonly parameters?: z.ZodType<Parameters>;
  readonly body?: z.ZodType<Body, Sent>;
  readonly answer: z.ZodType<Data>;
  readonly status?: 201;
  readonly errors?: Route['errors'];
}): LocalOperation<RouteTypes<never, never, Operator, NoQuery, Body, Data, Sent, Parameters>> & {
  readonly types?: RouteTypes<never, never, Operator, NoQuery, Body, Data, Sent, Parameters>;
} {
  const { answer, status = 200, ...rest } = declared;
  return {
    auth: operator(ADMINISTER),
    parameters: z.object({}),
    query: NOTHING,
    errors: [],
    ...rest,
    success: { [status]: answer },
  } as never;
}

const NOTHING = z.strictObject({});

function declaring(method: Route['method']) {
  return (path: Path, auth: RouteAuth, declared: Writes<unknown, unknown, Role, unknown, unknown>): Route => {
    const { answer, status = 200, roles = rolesOf(auth), body, parameters, ...rest } = declared;
    const isOptional = body instanceof z.ZodOptional;
    return {
      method,
      path,
      auth,
      part: partOf(auth, path) as RoutePart,
      tag: auth.kind === 'operator' ? 'Operator' : '',
      query: NOTHING,
      errors: [],
      ...rest,
      parameters: parameters ?? parametersIn(path, roles),
      ...(body !== undefined && { body: isOptional ? (body.unwrap() as z.ZodType) : body }),
      ...(isOptional && { bodyOptional: true }),
      success: Object.fromEntries([status].flat().map((one) => [one, answer])),
    };
  };
}

/** By its credential; undefined: a public route says itself where it belongs. */
function partOf(auth: RouteAuth, path: Path): RoutePart | undefined {
  if (path.includes('{role}')) return 'role';
  switch (auth.kind) {
    case 'operator':
      return 'operator';
    case 'token':
      return auth.roles.map((role) => PART_OF_ROLE[role]);
    case 'api_key':
      return ['api', 'dashboard'];
    case 'merchant':
      return auth.scope === undefined ? 'dashboard' : ['api', 'dashboard'];
    case 'legacy':
      return 'checkout';
    case 'none':
      return undefined;
  }
}

function rolesOf(auth: RouteAuth): readonly Role[] {
  return auth.kind === 'token' ? auth.roles : ROLES;
}

function parametersIn(path: Path, roles: readonly Role[]): z.ZodType {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return z.object(Object.fromEntries(names.map((name) => [name, name === 'role' ? z.enum(roles) : idParameter])));
}
