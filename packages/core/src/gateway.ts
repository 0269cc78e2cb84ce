import type { RouteAuth, RouteName } from '@mitako/contract';
import type { Caller } from './domain/caller.ts';
import type { Payments } from './facade/payments.ts';
import type { Store } from './ports/store.ts';
import type { OperationRequest } from './operations/operation.ts';
import type { Answer } from './wire/answer.ts';

/** A running engine. Made by {@link createGateway}. */
export interface Gateway {
  readonly publicUrl: string;
  readonly store: Store;
  /** Payments in process, by the same rules as over HTTP. */
  readonly payments: Payments;

  /** Brings the schema up to date. Never done on import or on start. */
  migrate(): Promise<readonly string[]>;
  /**
   * Starts background work: deliveries, rail look-ups, expiries, tasks.
   * @throws when the schema is behind or ahead of this engine
   */
  start(): Promise<void>;
  /** Does all that is due now and returns how many pieces of work that were; for cron, serverless and tests. */
  runDue(): Promise<number>;
  /** Stops handing out work, waits for what is under way (15 s at most), and lets go of the store. */
  close(): Promise<void>;

  /** Checks a credential against what a route takes. For adapters. @throws GatewayError */
  authenticate(credential: Credential): Promise<Caller>;
  /**
   * Runs an operation. For adapters: everything the API does goes through here. Refusals are answers too; what is
   * thrown is a fault of ours.
   */
  call<Name extends RouteName>(name: Name, request: OperationRequest<Name>): Promise<Answer>;
}

/** What a request presents. */
export interface Credential {
  readonly auth: RouteAuth;
  /** The `Authorization` header, or null. */
  readonly authorization: string | null;
  /** `{role}` of the path, where there is one. */
  readonly role?: string | undefined;
  /** `?mode=` of merchant routes. */
  readonly mode?: 'live' | 'test' | undefined;
}
