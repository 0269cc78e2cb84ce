import { z } from 'zod';
import type { Scope } from '../api-keys/types.ts';
import type { Role } from '../people/types.ts';
import type { ErrorCode } from './errors.ts';
import type { RouteAudit } from './route-audit.ts';

/** Which credential a route takes. */
export type RouteAuth =
  | { readonly kind: 'none' }
  /** A secret API key with the scope. */
  | { readonly kind: 'api_key'; readonly scope: Scope }
  /** An access token of one of the roles; with `{role}` in the path, of exactly that role. */
  | { readonly kind: 'token'; readonly roles: readonly Role[] }
  /** A merchant's access token, or a secret key of the scope where one is named; `mode: 'test'` refuses live mode. */
  | { readonly kind: 'merchant'; readonly scope?: Scope; readonly mode?: 'test' }
  /** An operator key, or an operator's access token. */
  | { readonly kind: 'operator' }
  /** The legacy route: a merchant's access token or secret key, with an error body of its own. */
  | { readonly kind: 'legacy' };

/** What a way in accepts: as the API does, or an access token of one of the roles, or nothing. */
export type Accepted = RouteAuth | { readonly kind: 'optional_token'; readonly roles: readonly Role[] };

/**
 * A way into the gateway: the API, the customer's hosted pages, a panel of merchants or operators, the embedding program,
 * the command line.
 */
export type Way = 'api' | 'checkout' | 'panel' | 'in_process' | 'command_line';

/** Which rate limit a route counts under, beside the one of its API key. */
export type RouteLimit = 'login' | 'register' | 'pay' | 'checkout' | 'cash_out_code' | 'rail_callback';

/**
 * One route, declared once: the handler, the OpenAPI document and the client are built from it.
 * `path` is relative to `/api/v1`; routes with `root` also answer directly under the public address.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: `/${string}`;
  readonly root?: boolean;
  readonly tag: string;
  readonly summary: string;
  readonly auth: RouteAuth;
  /** Ways in that accept something else than {@link acceptedBy} says of all routes; null: nothing. */
  readonly ways?: { readonly [One in Way]?: Accepted | null };
  /** On what a merchant or an operator changes something with: what the audit log keeps of it. */
  readonly audit?: RouteAudit;
  readonly limit?: RouteLimit;
  /**
   * A caller who logged in must have given the password within `LIMITS.passwordProofLifeMs`, whatever is asked for. So
   * must an operator for whatever changes something, see {@link requiresRecentAuth}.
   */
  readonly recentAuth?: true;
  readonly parameters: z.ZodType;
  readonly query: z.ZodType;
  /** Absent: the route takes no body. */
  readonly body?: z.ZodType;
  /** The body may be left out. */
  readonly bodyOptional?: boolean;
  /**
   * The body is taken as it comes, of any content type or none, within the usual size, and so is the query, which nobody
   * reads. `body` is then an object of `headers` and `text`, and there is no idempotency key.
   */
  readonly raw?: true;
  /** Status and data of each success; the envelope is added by the handler. */
  readonly success: { readonly [status: number]: z.ZodType };
  /** True: the success body is the schema itself, without the envelope. */
  readonly bare?: boolean;
  /** True: answered as CSV too, for `?format=csv` and `Accept: text/csv`. */
  readonly csv?: boolean;
  /** Errors beyond those that follow from the credential, the limits and the validation. */
  readonly errors: readonly ErrorCode[];
}

/** Whether a caller who logged in must have authenticated recently. Callers with a key never must. */
export function requiresRecentAuth({
  auth,
  method,
  recentAuth,
}: Pick<Route, 'auth' | 'method' | 'recentAuth'>): boolean {
  return recentAuth === true || (auth.kind === 'operator' && method !== 'GET');
}

/**
 * What a route accepts from each way in; null: it is closed to it.
 *
 * The API accepts what the route declares. A panel accepts the same, from people who logged in; hosted pages, what is open
 * to everybody or to a customer. The embedding program acts for its merchants and as the operator, without a credential;
 * the command line as the operator alone. Nobody acts for a person who has to log in.
 */
export function acceptedBy({ auth, ways }: Pick<Route, 'auth' | 'ways'>, way: Way): Accepted | null {
  const declared = ways?.[way];
  if (declared !== undefined) return declared;
  switch (way) {
    case 'api':
      return auth;
    case 'panel':
      return auth.kind === 'api_key' || auth.kind === 'legacy' ? null : auth;
    case 'checkout':
      return auth.kind === 'none' || (auth.kind === 'token' && auth.roles.includes('user')) ? auth : null;
    case 'in_process':
      return auth.kind === 'token' || auth.kind === 'legacy' || (auth.kind === 'merchant' && auth.scope === undefined)
        ? null
        : auth;
    case 'command_line':
      return auth.kind === 'operator' ? auth : null;
  }
}

export const noParameters: z.ZodObject<Record<never, never>> = z.object({});

export const noQuery: z.ZodObject<Record<never, never>> = z.strictObject({});

/** Keeps the literal types of a declaration. */
export function route<const Declaration extends Route>(declaration: Declaration): Declaration {
  return declaration;
}
