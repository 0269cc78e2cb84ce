import { z } from 'zod';
import type { ClientMethods } from './client-method.ts';
import type { ErrorCode } from './errors.ts';
import type { RoutePart } from './parts.ts';
import type { RouteAudit } from './route-audit.ts';
import type { Accepted, RouteTypes, Way } from './route-types.ts';

/** The rate limit of a route, in addition to that of its API key. */
export type RouteLimit =
  | 'login'
  | 'register'
  | 'mail'
  | 'text'
  | 'pay'
  | 'checkout'
  | 'payment_link'
  | 'cash_out_code'
  | 'sandbox_clock'
  | 'replay_failed'
  | 'test_payments'
  | 'cash_code'
  | 'cash_holder'
  | 'receipt'
  | 'rail_callback'
  | 'address';

/**
 * One route, declared once: the handler, the OpenAPI document and the client are derived from it. `path` is relative to
 * `/api/v1`; routes with `root` also answer directly under the public URL.
 */
export interface Route<Types extends RouteTypes = RouteTypes> {
  /** HTTP method. */
  readonly method: Types['method'];
  /** Path under `/api/v1`, with `{parameters}`. */
  readonly path: Types['path'];
  /** True: also answers outside of `/api/v1`. */
  readonly root?: boolean;
  /** Where it belongs, and is closed with. */
  readonly part: RoutePart;
  /** Its section in the OpenAPI document. */
  readonly tag: string;
  /** What it does, in a few words. */
  readonly summary: string;
  /** What more there is to know, in sentences. */
  readonly description?: string;
  /** Its methods in the typed clients. */
  readonly client?: ClientMethods;
  /** Which credentials it accepts. */
  readonly auth: Types['auth'];
  /** Entry points that differ from {@link acceptedBy}. */
  readonly ways?: Readonly<Partial<Record<Way, Accepted>>>;
  /** For routes on which a merchant or an operator changes something: what the audit log records. */
  readonly audit?: RouteAudit;
  /** Its rate limit, beside those of all routes. */
  readonly limit?: RouteLimit;
  /**
   * The route always requires recent authentication of a logged-in caller: the password within
   * `LIMITS.passwordProofLifeMs`. Operators always need it for changes, see {@link requiresRecentAuth}.
   */
  readonly recentAuth?: true;
  /** Parameters of the path. */
  readonly parameters: z.ZodType<Types['parameters']>;
  /** Parameters of the query. */
  readonly query: z.ZodType<Types['query']>;
  /** Absent: the route has no body. */
  readonly body?: BodySchema<Types>;
  /** The body is optional. */
  readonly bodyOptional?: boolean;
  /**
   * The handler passes the request on unparsed, of any content type or none, within the usual size limit: `body` is then
   * its method, query, headers and bytes, and idempotency keys are not supported. The route answers to these methods.
   */
  readonly rawMethods?: readonly ('GET' | 'POST' | 'PUT')[];
  /** The body is a file, of any content type: `body` is then its bytes. Its idempotency key is in the header. */
  readonly upload?: {
    readonly bytesMax: number;
    /** Media types that are accepted, by their content. */
    readonly types: readonly string[];
  };
  /** Status and data of each success; the handler adds the envelope. */
  readonly success: Readonly<Record<number, z.ZodType<Types['data']>>>;
  /** True: the success body is the schema itself, without the envelope. */
  readonly bare?: boolean;
  /** Media types of a success that is a file of one of these, and never JSON. */
  readonly files?: readonly string[];
  /**
   * Error codes in addition to those of authentication, limits and validation. `IDEMPOTENCY_IN_PROGRESS` where a provider
   * is called between two commits.
   */
  readonly errors: readonly ErrorCode[];
}

type BodySchema<Types extends RouteTypes> = z.ZodType<
  Exclude<Types['body'], undefined>,
  Exclude<Types['sent'], undefined>
>;

/** A route declares a body if its types have one, and declares it optional if its types do. */
export type BodyPart<Types extends RouteTypes> = [Types['body']] extends [undefined]
  ? { readonly body?: never; readonly bodyOptional?: never }
  : undefined extends Types['body']
    ? { readonly body: BodySchema<Types>; readonly bodyOptional: true }
    : { readonly body: BodySchema<Types>; readonly bodyOptional?: never };

/**
 * An operation that no request over HTTP reaches: the embedding program and the command line call it, as the operator. It
 * accepts no idempotency key, so that no secret it answers with is ever stored.
 */
export interface LocalOperation<Types extends RouteTypes = RouteTypes>
  extends Pick<Route<Types>, LocalPart>, Readonly<Partial<Record<Exclude<keyof Route, LocalPart | 'audit'>, never>>> {
  /** What the audit log keeps of it; null: it changes nothing. */
  readonly audit: RouteAudit | null;
}

type LocalPart = 'summary' | 'auth' | 'parameters' | 'query' | 'body' | 'success' | 'errors';

/** What any operation declares. */
export type Declaration = Route | LocalOperation;

/** Whether an operation may change something. */
export function isMutating({ method, audit }: Pick<Declaration, 'method' | 'audit'>): boolean {
  return method === undefined ? audit !== null : method !== 'GET';
}

/** Whether the route requires recent authentication of a logged-in caller. Callers with a key are exempt. */
export function requiresRecentAuth(
  declaration: Pick<Declaration, 'auth' | 'method' | 'audit' | 'recentAuth'>,
): boolean {
  return declaration.recentAuth === true || (declaration.auth.kind === 'operator' && isMutating(declaration));
}

/** Routes behind public links: unknown query parameters are ignored (decisions §9). */
export function ignoresUnknownQuery({ method, auth }: Pick<Declaration, 'method' | 'auth'>): boolean {
  return method === 'GET' && (auth.kind === 'none' || auth.kind === 'legacy');
}

/**
 * What an operation accepts from each entry point; null: the route is closed to it.
 *
 * The API accepts the declared credential. A panel accepts the same from logged-in people. Hosted pages accept public
 * routes and a customer's login. The embedding program acts for its merchants and as the operator, without a
 * credential; the command line acts as the operator only. No program acts for a person who has to log in.
 */
export function acceptedBy(
  { auth, ways, path }: Pick<Declaration, 'auth' | 'ways' | 'path'>,
  way: Way,
): Accepted | null {
  const declared = ways?.[way];
  if (declared !== undefined) return declared;
  if (path === undefined && way !== 'in_process' && way !== 'command_line') return null;
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

/** The success of a route that answers with a CSV file: all rows, without pages. */
export const csv: z.ZodType<string> = z
  .string()
  .describe(
    'RFC 4180 in UTF-8: a row of names, then a row for each, with the columns of a table. Never cut into pages.',
  );
