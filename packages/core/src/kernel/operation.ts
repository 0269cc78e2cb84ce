import type { BodyOf, ParametersOf, QueryOf, RouteName } from '@mitako/contract';
import type { Context } from '../context.ts';
import type { Caller } from './caller.ts';
import type { Origin } from './origin.ts';
import type { Answer } from './answer.ts';

/** A request that was authenticated and parsed: what an operation works on. */
export interface OperationRequest<Name extends RouteName> {
  readonly caller: Caller;
  readonly parameters: ParametersOf<Name>;
  readonly query: QueryOf<Name>;
  readonly body: BodyOf<Name>;
  /** From the header or the body; null when the caller sent none. */
  readonly idempotencyKey: string | null;
  /** Names the session at login; the browser's or server's own words (`User-Agent`). */
  readonly deviceName: string | null;
  /** For the audit log. */
  readonly origin?: Origin;
}

/**
 * One operation, one file: read, decide, commit. It returns an {@link Answer} for what the rules foresee and throws
 * `GatewayError` for a request that never reaches them.
 */
export type Operation<Name extends RouteName> = (context: Context, request: OperationRequest<Name>) => Promise<Answer>;

/** Every operation of the contract; the compiler refuses a route without one. */
export type Operations = { readonly [Name in RouteName]: Operation<Name> };
