import type { BodyOf, DataOf, ParametersOf, QueryOf, RouteName } from '@mitako/contract';
import type { ErrorCode } from '@mitako/contract/names';
import type { Context } from '../context.ts';
import { GatewayError } from '../errors.ts';
import type { IdempotencyRecord, Principal, Session } from '../model.ts';
import type { Change } from '../ports/changes.ts';
import type { Caller } from './caller.ts';
import type { Unwitnessed } from './decide-and-commit.ts';
import type { Origin } from './origin.ts';
import { refused, type Result } from './result.ts';

/** What an operation works on: its caller was authorised and its input parsed. */
export interface OperationRequest<Name extends RouteName> {
  readonly caller: Caller;
  readonly parameters: ParametersOf<Name>;
  readonly query: QueryOf<Name>;
  readonly body: BodyOf<Name>;
  /** What a session that begins here is called. */
  readonly deviceName: string;
  readonly origin: Origin;
}

/** Answers from what is stored and changes nothing. */
export type ReadOperation<Name extends RouteName> = (
  context: Context,
  request: OperationRequest<Name>,
) => Promise<Result<DataOf<Name>>>;

/**
 * Decides on changes. Its steps run in the order in which they stand here; most operations have `decide` alone. The kernel
 * adds the assertions on the caller, the audit entry and the stored answer to each commit.
 * @typeParam First what was found before a stored answer was looked for
 * @typeParam Ready what was prepared for all rounds of deciding
 */
export interface WriteOperation<Name extends RouteName, First = unknown, Ready = unknown> {
  /** Runs first, once: reads, and checks what must be right before a stored answer may be given. */
  first?(context: Context, request: OperationRequest<Name>, storedKey: string | null): Promise<First>;
  /** This very call requires recent authentication, beyond what the route declares. */
  requiresRecentAuth?(request: OperationRequest<Name>, first: First): boolean;
  /** How answers are replayed. Absent: in the scope of the caller, looked for before anything is decided. */
  readonly replay?: ReplayRule<Name, First>;
  /**
   * The PIN that the request carries. It is counted, verified, and given back as right in the commit of the decision, and
   * whatever becomes of it. Null: the state of things refuses already, and no PIN is counted.
   */
  pin?(context: Context, request: OperationRequest<Name>, first: First, isReplay: boolean): PinCheck | null;
  /** Slow work that is done once, whatever the number of rounds: hashing. Nothing is locked meanwhile. */
  prepare?(context: Context, request: OperationRequest<Name>, first: First): Promise<Ready>;
  decide(
    context: Context,
    request: OperationRequest<Name>,
    made: { readonly first: First; readonly ready: Ready; readonly round: number },
  ): Promise<Decision<DataOf<Name>>> | Decision<DataOf<Name>>;
  /** For lists that cannot be found again after a lost COMMIT, see `decideAndCommit`. */
  readonly unwitnessed?: Unwitnessed;
  /** Answers for a request that held its key and died between its two commits, from the state of things. */
  resume?(context: Context, request: OperationRequest<Name>): Promise<Result<DataOf<Name>>>;
}

/** Either kind. `choose` picks by what was sent: one route that stands for two things. */
export type Operation<Name extends RouteName> =
  | ReadOperation<Name>
  | WriteOperation<Name>
  | { choose(request: OperationRequest<Name>): WriteOperation<Name> };

export interface ReplayRule<Name extends RouteName, First> {
  /** `none`: doing it twice changes nothing. `late`: deciding comes first, since the key's own guard finds a repetition. */
  readonly when?: 'none' | 'late';
  /** Whose keys these are, where it is not the caller. */
  scope?(request: OperationRequest<Name>, first: First): string;
  /** The stored answer, where the first read brought it along. */
  stored?(first: First): IdempotencyRecord | null;
  /**
   * Verifies a secret that the fingerprint leaves out, before a stored answer is given.
   * @throws GatewayError when it is another one
   */
  prove?(context: Context, request: OperationRequest<Name>, stored: Result<unknown>): Promise<void>;
}

/** Whose PIN, and what was typed. */
export interface PinCheck {
  readonly principal: Principal;
  readonly pin: string;
}

/** What was decided: the changes to commit, all or none, and what the caller is told once they are. */
export interface Decision<Data = unknown> {
  readonly changes: readonly Change[];
  readonly answer: Result<Data>;
  /** Whose payments this moves: in live mode the merchant must be approved and not suspended when it is committed. */
  readonly onBehalfOf?: { readonly merchantId: string; readonly livemode: boolean };
  /** What was decided upon is large enough: the caller must have authenticated recently. */
  readonly requiresRecentAuth?: boolean;
  /**
   * A rail is called after this commit. The key is stored as running, with what it works on, and the answer is committed
   * with what the rail said.
   */
  readonly continue?: {
    readonly subjectId: string;
    readonly run: (finish: Finish) => Promise<Result<Data>>;
  };
  /** What the audit log cannot take from the request and the answer. */
  readonly audit?: {
    /** Whoever was a stranger until this commit. */
    readonly signedIn?: Pick<Session, 'id' | 'principalId' | 'role'>;
    /** Of what is changed. */
    readonly livemode?: boolean;
  };
}

/** The answer of a request whose key is held as running. */
export interface Finish {
  /** Stores the answer, in the commit of what it tells. */
  store(answer: Result<unknown>): readonly Change[];
  /** Lets go of the key: the work was surely not done, and may be asked for again. */
  forget(): readonly Change[];
  /** The answer that was stored: this one, unless somebody took the request for abandoned and answered it first. */
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
