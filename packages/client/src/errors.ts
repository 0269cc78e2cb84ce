import type { ErrorCode, FieldErrors } from '@mitako/contract/names';

const marker: unique symbol = Symbol.for('mitako.error');

/**
 * Failures without a response of the API:
 *
 * - `CONNECTION_FAILED`: no response arrived; `reason` says why.
 * - `TIMED_OUT`: no complete response within `timeoutMs`.
 * - `ABORTED`: the caller's `signal` ended the call.
 * - `UNEXPECTED_RESPONSE`: the response is not from the API, most often due to a proxy or a wrong `baseUrl`.
 * - `RESPONSE_TOO_LARGE`: the response has more than 32 MiB, or a file more than 256 MiB.
 */
export type LocalErrorCode =
  | 'CONNECTION_FAILED'
  | 'TIMED_OUT'
  | 'ABORTED'
  | 'UNEXPECTED_RESPONSE'
  | 'RESPONSE_TOO_LARGE';

/** A code of the API, a code of this client, or `UNKNOWN` for a code of a newer server, which is then in `rawCode`. */
export type MitakoErrorCode = ErrorCode | LocalErrorCode | 'UNKNOWN';

/**
 * Why no response arrived. With the first five, the request was not sent.
 *
 * - `refused`: nothing listens at the host and port.
 * - `unknown_host`: the host has no address.
 * - `tls`: no secure connection, most often because of the certificate.
 * - `unreachable`: no route, or no answer to the connection.
 * - `unsendable`: fetch refuses to connect, most often because it blocks the port.
 * - `reset`: the connection broke.
 * - `blocked`: a browser, which does not say why: no network, or another origin (CORS).
 * - `other`: anything else; see `cause`.
 */
export type ConnectionFailure =
  | 'refused'
  | 'unknown_host'
  | 'tls'
  | 'unreachable'
  | 'unsendable'
  | 'reset'
  | 'blocked'
  | 'other';

/** Details of the error. Fields depend on the code, and more may be added. */
export interface ErrorDetails {
  readonly [name: string]: unknown;
  /** With `VALIDATION_ERROR`: the rules that each field violated. */
  readonly fields?: FieldErrors;
}

/** Properties of a {@link MitakoError} except code and message. */
export interface MitakoErrorContext {
  /** HTTP status; absent without a response, but 422 for what was refused before anything was sent. */
  readonly status?: number | undefined;
  /** Details from the server. */
  readonly details?: ErrorDetails | undefined;
  /** For questions to the operator of the gateway. */
  readonly requestId?: string | undefined;
  /** How long the server asks to wait. */
  readonly retryAfterSeconds?: number | undefined;
  /** The key with which to send the call again. */
  readonly idempotencyKey?: string | undefined;
  /** The code as the server sent it. */
  readonly rawCode?: string | undefined;
  /** Why there was no connection. */
  readonly reason?: ConnectionFailure | undefined;
  /** False: the call certainly changed nothing. */
  readonly mayHaveTakenEffect?: boolean | undefined;
  /** The error underneath. */
  readonly cause?: unknown;
}

/**
 * The only error class of this client: a rejected call, or a call without a response. Distinguish errors by `code`. The
 * error never contains the API key. Invalid arguments throw a `TypeError` before anything is sent.
 *
 * @example
 * ```ts
 * try {
 *   await mitako.payments.refund(paymentId, { amount: 2000 });
 * } catch (error) {
 *   if (!isMitakoError(error)) throw error;
 *   if (error.code === 'REFUND_EXCEEDS_REMAINING') …
 * }
 * ```
 */
export class MitakoError extends Error {
  override readonly name: string = 'MitakoError';
  readonly [marker]: true = true;
  /** Branch on this, with a default branch: `UNKNOWN` is a code of a newer server. */
  readonly code: MitakoErrorCode;
  /** The code as the server sent it; differs from `code` only when that is `UNKNOWN`. */
  readonly rawCode: string;
  /** With `CONNECTION_FAILED`: why. */
  readonly reason: ConnectionFailure | undefined;
  /**
   * Whether the call may have changed something although it failed. False: it certainly did not, for example because
   * nothing was sent, or the API refused it. Always false for a call that only reads.
   */
  readonly mayHaveTakenEffect: boolean;
  /** HTTP status; absent without a response, but 422 for what was refused before anything was sent. */
  readonly status: number | undefined;
  /** `{}` if there are no details. */
  readonly details: ErrorDetails;
  /** `X-Request-Id` of the response: quote it when you contact the operator. */
  readonly requestId: string | undefined;
  /** `Retry-After` of the response in seconds, not capped. */
  readonly retryAfterSeconds: number | undefined;
  /**
   * Key of the call, for every call that changes something. If `mayHaveTakenEffect`, repeat it
   * with `{ idempotencyKey: error.idempotencyKey }` within 24 hours: the effect happens at most once.
   */
  readonly idempotencyKey: string | undefined;

  constructor(code: MitakoErrorCode, message: string, context: MitakoErrorContext = {}) {
    super(message, context.cause === undefined ? undefined : { cause: context.cause });
    this.code = code;
    this.rawCode = context.rawCode ?? code;
    this.reason = context.reason;
    this.mayHaveTakenEffect = context.mayHaveTakenEffect ?? false;
    this.status = context.status;
    this.details = context.details ?? {};
    this.requestId = context.requestId;
    this.retryAfterSeconds = context.retryAfterSeconds;
    this.idempotencyKey = context.idempotencyKey;
  }

  /** For logs: an error's own message is not among the fields that `JSON.stringify` writes. Without the cause. */
  toJSON(): object {
    return { ...this, name: this.name, message: this.message };
  }
}

/** True for a {@link MitakoError}, including one from another copy of this package, for which `instanceof` is false. */
export function isMitakoError(value: unknown): value is MitakoError {
  return typeof value === 'object' && value !== null && marker in value;
}
