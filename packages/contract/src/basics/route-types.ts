import type { Scope } from '../api-keys/types.ts';
import type { Role } from '../people/types.ts';
import type { WithIdempotencyKey } from './types.ts';

/** Takes no credential. */
export interface Open {
  readonly kind: 'none';
}

/** A secret API key with the scope. */
export interface SecretKey {
  readonly kind: 'api_key';
  readonly scope: Scope;
}

/** An access token of one of the roles; with `{role}` in the path, of exactly that role. */
export interface Token<Of extends Role = Role> {
  readonly kind: 'token';
  readonly roles: readonly Of[];
}

/** A merchant's access token. */
export interface MerchantToken {
  readonly kind: 'merchant';
  readonly scope?: never;
  readonly mode?: never;
}

/** A merchant's access token, or a secret key of the scope; `mode: 'test'` refuses live mode. */
export interface MerchantOrKey {
  readonly kind: 'merchant';
  readonly scope: Scope;
  readonly mode?: 'test';
}

/** An operator key, or an operator's access token. */
export interface Operator {
  readonly kind: 'operator';
}

/** The legacy route: a merchant's access token or secret key, with an error body of its own. */
export interface Legacy {
  readonly kind: 'legacy';
}

/** Which credential a route takes. */
export type RouteAuth = Open | SecretKey | Token | MerchantToken | MerchantOrKey | Operator | Legacy;

/** What a way in accepts: as the API does, or an access token of one of the roles, or nothing. */
export type Accepted = RouteAuth | { readonly kind: 'optional_token'; readonly roles: readonly Role[] };

/**
 * A way into the gateway: the API, the customer's hosted pages, a panel of merchants or operators, the embedding program,
 * the command line.
 */
export type Way = 'api' | 'checkout' | 'panel' | 'in_process' | 'command_line';

/** What one route takes and answers. */
export interface RouteTypes<
  Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  Path = `/${string}`,
  Auth = RouteAuth,
  Query = unknown,
  Body = unknown,
  Data = unknown,
  Sent = unknown,
  Parameters = unknown,
> {
  readonly method: Method;
  /** Relative to `/api/v1`. */
  readonly path: Path;
  readonly auth: Auth;
  readonly parameters: Parameters;
  readonly query: Query;
  /** As it is read; `undefined` where there is none, or where it may be left out. */
  readonly body: Body;
  /** As it is sent. */
  readonly sent: Sent;
  /** Of a success, of whichever status. */
  readonly data: Data;
}

export type Get<Path, Auth, Query, Data> = Call<'GET', Path, Auth, Query, undefined, Data>;

export type Delete<Path, Auth, Query, Data> = Call<'DELETE', Path, Auth, Query, undefined, Data>;

/** Where `Body` is `undefined` the route takes none; where it is `Params | undefined` it may be left out. */
export type Post<Path, Auth, Query, Body, Data, Sent = Body> = Call<'POST', Path, Auth, Query, Body, Data, Sent>;

export type Put<Path, Auth, Query, Body, Data, Sent = Body> = Call<'PUT', Path, Auth, Query, Body, Data, Sent>;

export type Patch<Path, Auth, Query, Body, Data, Sent = Body> = Call<'PATCH', Path, Auth, Query, Body, Data, Sent>;

type Call<Method, Path, Auth, Query, Body, Data, Sent = Body> = RouteTypes<
  Method,
  Path,
  Auth,
  Query,
  WithIdempotencyKey<Body>,
  Data,
  WithIdempotencyKey<Sent>,
  ParametersIn<Path, RolesOf<Auth>>
>;

/** Which roles `{role}` in the path of a route may be. */
type RolesOf<Auth> = Auth extends Token<infer Of> ? Of : Role;

/** What stands in braces in a path. */
export type ParametersIn<Path, Of = Role> = { readonly [Name in NamesIn<Path>]: Name extends 'role' ? Of : string };

type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
