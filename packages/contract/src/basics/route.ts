import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { RouteAudit } from './route-audit.ts';
import type { Accepted, Operator, ParametersIn, RouteTypes, Way } from './route-types.ts';
import type { NoQuery } from './types.ts';

/** Which rate limit a route counts under, beside the one of its API key. */
export type RouteLimit = 'login' | 'register' | 'pay' | 'checkout' | 'cash_out_code' | 'rail_callback';

/**
 * One route, declared once: the handler, the OpenAPI document and the client are built from it.
 * `path` is relative to `/api/v1`; routes with `root` also answer directly under the public address.
 */
export interface Route<Types extends RouteTypes = RouteTypes> {
  readonly method: Types['method'];
  readonly path: Types['path'];
  readonly root?: boolean;
  readonly tag: string;
  readonly summary: string;
  readonly auth: Types['auth'];
  /** Ways in that accept something else than {@link acceptedBy} says of all routes; null: nothing. */
  readonly ways?: Readonly<Partial<Record<Way, Accepted | null>>>;
  /** On what a merchant or an operator changes something with: what the audit log keeps of it. */
  readonly audit?: RouteAudit;
  readonly limit?: RouteLimit;
  /**
   * A caller who logged in must have given the password within `LIMITS.passwordProofLifeMs`, whatever is asked for. So
   * must an operator for whatever changes something, see {@link requiresRecentAuth}.
   */
  readonly recentAuth?: true;
  readonly parameters: z.ZodType<Types['parameters']>;
  readonly query: z.ZodType<Types['query']>;
  /** Absent: the route takes no body. */
  readonly body?: BodySchema<Types>;
  /** The body may be left out. */
  readonly bodyOptional?: boolean;
  /**
   * The body is taken as it comes, of any content type or none, within the usual size, and so is the query, which nobody
   * reads. `body` is then an object of `headers` and `text`, and there is no idempotency key.
   */
  readonly raw?: true;
  /** Status and data of each success; the envelope is added by the handler. */
  readonly success: Readonly<Record<number, z.ZodType<Types['data']>>>;
  /** True: the success body is the schema itself, without the envelope. */
  readonly bare?: boolean;
  /** True: answered as CSV too, for `?format=csv` and `Accept: text/csv`. */
  readonly csv?: boolean;
  /** Errors beyond those that follow from the credential, the limits and the validation. */
  readonly errors: readonly ErrorCode[];
}

type BodySchema<Types extends RouteTypes> = z.ZodType<
  Exclude<Types['body'], undefined>,
  Exclude<Types['sent'], undefined>
>;

/** Declarations of the routes of an interface, each by its name. */
export type RouteTable<Table extends Readonly<Record<keyof Table, RouteTypes>>> = {
  readonly [Name in keyof Table]: Route<Table[Name]> & BodyPart<Table[Name]> & FilePart<Table[Name]>;
};

/** A body is declared where the types have one, as one that may be left out where they say so. */
type BodyPart<Types extends RouteTypes> = [Types['body']] extends [undefined]
  ? { readonly body?: never; readonly bodyOptional?: never }
  : undefined extends Types['body']
    ? { readonly body: BodySchema<Types>; readonly bodyOptional: true }
    : { readonly body: BodySchema<Types>; readonly bodyOptional?: never };

/** Who can ask for a format is given it. */
type FilePart<Types extends RouteTypes> = 'format' extends keyof Types['query']
  ? Readonly<Record<'csv', true>>
  : Readonly<Partial<Record<'csv', never>>>;

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

export const noParameters: z.ZodType<ParametersIn<'/'>> = z.object({});
export const noQuery: z.ZodType<NoQuery> = z.strictObject({});

export const operator: Operator = { kind: 'operator' };
