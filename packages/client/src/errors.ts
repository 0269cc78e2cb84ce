import type { ErrorCode, FieldErrors } from '@mitako/contract/names';

const marker: unique symbol = Symbol.for('mitako.error');

/**
 * What went wrong before the API could answer, or instead of its answer:
 *
 * - `CONNECTION_FAILED`: no answer came (name not resolved, connection refused or cut).
 * - `TIMED_OUT`: no complete answer within `timeoutMs`.
 * - `ABORTED`: the caller's `signal` ended the call.
 * - `UNEXPECTED_RESPONSE`: something else than the API answered, most often a proxy or a wrong `baseUrl`.
 */
export type LocalErrorCode = 'CONNECTION_FAILED' | 'TIMED_OUT' | 'ABORTED' | 'UNEXPECTED_RESPONSE';

/** A code of the API, a code of this client, or a code that a newer server knows and this client does not. */
export type MitakoErrorCode = ErrorCode | LocalErrorCode | (string & Record<never, never>);

/** What the API says beyond the code. Fields differ by code and may grow. */
export interface ErrorDetails {
  readonly [name: string]: unknown;
  /** With `VALIDATION_ERROR`: the rules that each field broke. */
  readonly fields?: FieldErrors;
}

/** Everything of a {@link MitakoError} but code and message. */
export interface MitakoErrorContext {
  readonly status?: number | undefined;
  readonly details?: ErrorDetails | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly cause?: unknown;
}

/**
 * The one error of this client: a refused call, or a call without an answer. Tell them apart by `code`.
 * It never holds the API key. Mistakes in arguments, found before anything is sent, are `TypeError`s.
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
  /** Branch on this. Codes of newer servers arrive as they are, so keep a default branch. */
  readonly code: MitakoErrorCode;
  /** HTTP status, absent when there was no answer. */
  readonly status: number | undefined;
  /** `{}` where there is nothing more to say. */
  readonly details: ErrorDetails;
  /** `X-Request-Id` of the answer: name it when you ask the operator about a call. */
  readonly requestId: string | undefined;
  /** `Retry-After` of the answer in seconds, not capped. */
  readonly retryAfterSeconds: number | undefined;
  /**
   * Key of the call, on every call that changes something. When it is unclear whether the effect happened, call again
   * with `{ idempotencyKey: error.idempotencyKey }` within 24 hours: it happens once at most.
   */
  readonly idempotencyKey: string | undefined;

  constructor(code: MitakoErrorCode, message: string, context: MitakoErrorContext = {}) {
    super(message, context.cause === undefined ? undefined : { cause: context.cause });
    this.code = code;
    this.status = context.status;
    this.details = context.details ?? {};
    this.requestId = context.requestId;
    this.retryAfterSeconds = context.retryAfterSeconds;
    this.idempotencyKey = context.idempotencyKey;
  }
}

/** True for a {@link MitakoError}, also one of another copy of this package, where `instanceof` says no. */
export function isMitakoError(value: unknown): value is MitakoError {
  return typeof value === 'object' && value !== null && marker in value;
}
