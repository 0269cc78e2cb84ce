import type { Scope } from '../api-keys/values.ts';
import type { MemberRole, Role, StaffRole } from '../people/values.ts';

/** Requires no credential. */
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

/** Which members of a merchant may call a route with their access token. */
interface Members {
  readonly members: readonly MemberRole[];
  /** Fewer where the object is in live mode. */
  readonly live?: readonly MemberRole[];
}

/** The access token of a merchant's member. */
export interface MerchantToken extends Members {
  readonly kind: 'merchant';
  readonly scope?: never;
  readonly mode?: never;
}

/** The access token of a merchant's member, or a secret key with the scope; `mode: 'test'` rejects live mode. */
export interface MerchantOrKey extends Members {
  readonly kind: 'merchant';
  readonly scope: Scope;
  readonly mode?: 'test';
}

/** An operator key, or an operator's access token, of one of the roles. */
export interface Operator {
  readonly kind: 'operator';
  readonly staff: readonly StaffRole[];
}

/** The legacy route: a member's access token or a secret key, with an error body of its own. */
export interface Legacy extends Members {
  readonly kind: 'legacy';
}

/** The credential that a route requires. */
export type RouteAuth = Open | SecretKey | Token | MerchantToken | MerchantOrKey | Operator | Legacy;

/** What an entry point accepts: the same as the API, an access token of one of the roles, or no credential. */
export type Accepted =
  | RouteAuth
  | {
      /** The credential. */
      readonly kind: 'optional_token';
      /** Roles whose tokens it accepts. */
      readonly roles: readonly Role[];
    };

/**
 * An entry point of the gateway: the API, the customer's hosted pages, a merchant or operator panel, the embedding
 * program, the command line.
 */
export type Way = 'api' | 'checkout' | 'panel' | 'in_process' | 'command_line';

/** Request and response types of one route. */
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
  /** The parsed body; `undefined` if the route has none or if it is optional. */
  readonly body: Body;
  /** The body as sent. */
  readonly sent: Sent;
  /** Data of a success, for any success status. */
  readonly data: Data;
}

/** Roles allowed for `{role}` in a path. */
export type RolesOf<Auth> = Auth extends Token<infer Of> ? Of : Role;

/** Names of the path parameters. */
export type ParametersIn<Path, Of = Role> = { readonly [Name in NamesIn<Path>]: Name extends 'role' ? Of : string };

type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
