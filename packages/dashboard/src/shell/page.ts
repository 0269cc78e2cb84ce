import { errorStatus, LIMITS, type Locale, type Principal, type Route, type RouteName, routes } from '@mitako/contract';
import { type Caller, type Gateway, isGatewayError, type OperationRequest } from '@mitako/core';
import { ask, check, type Refusal, type Reply } from '@mitako/pages';
import { originOf } from './origin.ts';
import type { PageRequest, Site } from './site.ts';

/** Which of a merchant's two worlds a page shows. */
export type Mode = 'live' | 'test';

/** What a page has at hand: who asks, in which language and mode, and the engine. */
export interface Page {
  readonly site: Site;
  readonly gateway: Gateway;
  /** The browser's request. */
  readonly request: PageRequest;
  readonly locale: Locale;
  /** Of the panel without modes it is `live`, and says nothing. */
  readonly mode: Mode;
  readonly caller: Caller;
  readonly principal: Principal;
  /** Until when the password counts as just given, in milliseconds since 1970; 0 when it has to be given again. */
  readonly provenUntilMs: number;
  /** The section that the page belongs to, for the menu. */
  readonly sectionPath: string;
  /** Absolute path of a page of this panel, in the same mode: `/payments` becomes `/dashboard/test/payments`. */
  path(below: string): string;
  /** A parameter of the page's path, `payment_id`. */
  parameter(name: string): string;
  /** A value of the query, trimmed; empty when it is not there. */
  query(name: string): string;
  /** Runs an operation of the API as the one who is logged in. */
  ask<Name extends RouteName>(name: Name, question?: PageQuestion<Name>): Promise<Reply<Name>>;
  /** The password was proved with this very request, until then: what is asked from now on may rest on it. */
  proven(untilMs: number): void;
}

/** What a page says of its request to the engine; the rest has defaults. */
export type PageQuestion<Name extends RouteName> = Partial<
  Pick<OperationRequest<Name>, 'parameters' | 'query' | 'body' | 'idempotencyKey'>
>;

/** Where the path of a page begins: with the mode where the panel has modes. */
export function pathIn(site: Site, mode: Mode, below: string): string {
  const start = site.panel.hasModes ? `${site.base}/${mode}` : site.base;
  return below === '/' ? start : `${start}${below}`;
}

/** @param known who is logged in, as the session said */
export function createPage(
  site: Site,
  request: PageRequest,
  known: Pick<Page, 'locale' | 'mode' | 'caller' | 'principal' | 'provenUntilMs' | 'sectionPath'> & {
    readonly authorization: string;
  },
): Page {
  let { caller } = known;
  return {
    ...known,
    get caller() {
      return caller;
    },
    site,
    gateway: site.gateway,
    request,
    path: (below) => pathIn(site, known.mode, below),
    parameter: (name) => request.req.param(name) ?? '',
    query: (name) => request.req.query(name)?.trim() ?? '',
    ask: async (name, question = {}) =>
      refusalBefore(routes[name], known.mode, question.parameters) ??
      (await refusalOfUnfit(site.gateway, routes[name], known)) ??
      ask(site.gateway, name, {
        parameters: {} as never,
        body: undefined as never,
        ...question,
        caller: callerFor(routes[name], caller),
        origin: originOf(site, request),
      }),
    proven: (untilMs) => {
      if ('passwordProvenAtMs' in caller) {
        caller = { ...caller, passwordProvenAtMs: untilMs - LIMITS.passwordProofLifeMs };
      }
    },
  };
}

/** As whom the API would run a route: an operator's session is an operator to the operators' routes, itself to its own. */
export function callerFor({ auth }: Route, caller: Caller): Caller {
  if (auth.kind !== 'operator' || caller.kind !== 'session' || caller.role !== 'operator') return caller;
  const { sessionId, principalId, passwordProvenAtMs } = caller;
  return { kind: 'operator', by: 'session', sessionId, principalId, passwordProvenAtMs };
}

/**
 * What the API refuses before it comes to an operation, and an operation therefore does not: in live mode what is only of
 * the test mode, and identifiers out of an address that no store could look for.
 */
export function refusalBefore({ auth, parameters }: Route, mode: Mode, given: unknown): Refusal | null {
  if (auth.kind === 'merchant' && auth.mode === 'test' && mode === 'live') return refusalWith('MODE_MISMATCH');
  if (check(parameters, given ?? {}).kind === 'invalid') return refusalWith('VALIDATION_ERROR');
  return null;
}

/** A merchant that is suspended, or whom the operator does not know yet, changes no live payment, from a page either. */
async function refusalOfUnfit(
  gateway: Gateway,
  { auth }: Route,
  { authorization, mode }: { readonly authorization: string; readonly mode: Mode },
): Promise<Refusal | null> {
  if (auth.kind !== 'merchant' || auth.scope !== 'payments:write' || mode === 'test') return null;
  try {
    await gateway.authenticate({ auth, authorization, mode });
    return null;
  } catch (error) {
    if (!isGatewayError(error)) throw error;
    return refusalWith(error.code);
  }
}

function refusalWith(code: Refusal['code']): Refusal {
  return { kind: 'refused', status: errorStatus(code), code, details: {}, retryAfterSeconds: null };
}
