import type { BodyOf, DataOf, OperationName, ParametersOf, QueryOf } from '@mitako/contract';
import type { ErrorCode, Role } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { IdempotencyRecord, Principal } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import type { Caller } from './caller.ts';
import type { Refusals, Unwitnessed } from './decide-and-commit.ts';
import type { Origin } from './origin.ts';
import type { Watch } from './watch.ts';
import { refused, type Result } from './result.ts';

/** Input of an operation: its caller is authorised and its input parsed. */
export interface OperationRequest<Name extends OperationName> {
  readonly caller: Caller;
  readonly parameters: ParametersOf<Name>;
  readonly query: QueryOf<Name>;
  readonly body: BodyOf<Name>;
  /** Name of a session that begins here. */
  readonly deviceName: string;
  readonly origin: Origin;
  /** Of work that takes long. */
  readonly watch: Watch;
}

/** Answers from stored data and changes nothing. */
export type ReadOperation<Name extends OperationName> = (
  context: Context,
  request: OperationRequest<Name>,
) => Promise<Result<DataOf<Name>>>;

/**
 * Decides on changes. Its steps run in the order below. The kernel
 * adds the assertions on the caller, the audit entry and the stored answer to each commit.
 * @typeParam First what was found before a stored answer was looked for
 * @typeParam Ready what was prepared for all rounds of deciding
 */
export interface WriteOperation<Name extends OperationName, First = unknown, Ready = unknown> {
  /** Runs first, once: reads, and checks what must hold before a stored response is returned. */
  first?(context: Context, request: OperationRequest<Name>, storedKey: string | null): Promise<First>;
  /** This call requires recent authentication, in addition to the route's declaration. */
  requiresRecentAuth?(request: OperationRequest<Name>, first: First): boolean;
  /** How responses are replayed. Absent: in the caller's scope, looked up before deciding. */
  readonly replay?: ReplayRule<Name, First>;
  /**
   * The PIN of the request. The attempt is counted, verified, and reset as right in the commit of the decision,
   * whatever its outcome. Null: the state already refuses, and no PIN attempt is counted.
   */
  pin?(context: Context, request: OperationRequest<Name>, first: First, isReplay: boolean): PinCheck | null;
  /** Slow work that is done once, for all rounds: hashing. Nothing is locked meanwhile. */
  prepare?(context: Context, request: OperationRequest<Name>, first: First): Promise<Ready>;
  decide(
    context: Context,
    request: OperationRequest<Name>,
    made: { readonly first: First; readonly ready: Ready; readonly round: number },
  ): Promise<Decision<DataOf<Name>>> | Decision<DataOf<Name>>;
  /** The error of a refused guard where it differs from the usual one. Null: decide again. */
  readonly refusals?: Refusals;
  /** For lists that cannot be found again after a lost COMMIT, see `decideAndCommit`. */
  readonly unwitnessed?: Unwitnessed;
  /** The response for a request that held its key and died between its two commits, from the current state. */
  resume?(context: Context, request: OperationRequest<Name>): Promise<Result<DataOf<Name>>>;
}

/** One that has only `decide`, as most do. */
export function deciding<Name extends OperationName>(decide: WriteOperation<Name>['decide']): WriteOperation<Name> {
  return { decide };
}

/** Either kind. `choose` selects by the input: one route with two meanings. */
export type Operation<Name extends OperationName> =
  | ReadOperation<Name>
  | WriteOperation<Name>
  | { choose(request: OperationRequest<Name>): WriteOperation<Name> };

export interface ReplayRule<Name extends OperationName, First> {
  /** `none`: repeating changes nothing. `late`: deciding comes first, since the key's own guard detects a repetition. */
  readonly when?: 'none' | 'late';
  /** Owner of the keys, if it is not the caller. */
  scope?(request: OperationRequest<Name>, first: First): string;
  /** The stored response, if the first read returned it. */
  stored?(first: First): IdempotencyRecord | null;
  /**
   * Verifies a secret that the fingerprint omits, before a stored response is returned.
   * @throws GatewayError when it is another one
   */
  prove?(context: Context, request: OperationRequest<Name>, stored: Result<unknown>): Promise<void>;
  /**
   * Makes the response of an earlier decision again, for the object of its `rebuiltFrom`, from what never changes of it. Null: it is
   * gone.
   */
  rebuild?(context: Context, request: OperationRequest<Name>, id: string): Promise<Result<DataOf<Name>> | null>;
}

/** The account of the PIN, and the typed PIN. */
export interface PinCheck {
  readonly principal: Principal;
  readonly pin: string;
}

/** A decision: the changes to commit, all or none, and the caller's answer afterwards. */
export interface Decision<Data = unknown> {
  readonly changes: readonly Change[];
  readonly answer: Result<Data>;
  /** The merchant whose payments this moves: in live mode it must be approved and not suspended at the commit. */
  readonly onBehalfOf?: { readonly merchantId: string; readonly livemode: boolean };
  /** The amount is large: the caller must have authenticated recently. */
  readonly requiresRecentAuth?: boolean;
  /**
   * A rail is called after this commit. The key is stored as running, with its object, and the response is committed
   * with the rail's outcome.
   */
  readonly continue?: {
    readonly subjectId: string;
    readonly run: (finish: Finish) => Promise<Result<Data>>;
  };
  /** The object from which `replay.rebuild` makes the answer again, so that only a hash of it is stored. */
  readonly rebuiltFrom?: string;
  /** Data for the audit log beyond request and answer. */
  readonly audit?: {
    /** The account that logged in with this commit. */
    readonly signedIn?: SignedIn;
    /** Mode of the changed object. */
    readonly livemode?: boolean;
  };
}

/** A session that began or ended with a commit. */
export interface SignedIn {
  readonly sessionId: string;
  readonly principalId: string;
  readonly role: Role;
  /** The merchant that it acts for. */
  readonly merchantId: string | null;
}

/** Completes a request whose key is held as running. */
export interface Finish {
  /** Stores the response, in the commit of its effect. */
  store(answer: Result<unknown>): readonly Change[];
  /** Releases the key: the work certainly did not happen, and may be requested again. */
  forget(): readonly Change[];
  /** The stored response: this one, unless another caller considered the request abandoned and answered it first. */
  kept<Data>(answer: Result<Data>): Promise<Result<Data>>;
}

/** A refusal that changes nothing. */
export function refuse(
  code: ErrorCode,
  details: Readonly<Record<string, unknown>> = {},
  options: { readonly retryAfterSeconds?: number } = {},
): Decision<never> {
  return { changes: [], answer: refused(new GatewayError(code, details, options)) };
}
