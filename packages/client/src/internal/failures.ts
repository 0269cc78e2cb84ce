// Converts each kind of failure to a MitakoError. None carries the request, which contains the API key.
import { ERRORS, isStoredRefusal, parseRetryAfterMs, type ErrorCode, type FieldErrors } from '@mitako/contract/names';
import { MitakoError, type ErrorDetails, type MitakoErrorContext } from '../errors.ts';
import type { Outcome } from './answer.ts';
import { connectionFailure, connectionWords, isBeforeSending } from './connection-failure.ts';
import { isObject } from './is-object.ts';

/** The known facts of a call when an attempt fails. */
export interface Called {
  readonly url: URL;
  readonly timeoutMs: number;
  /** Absent for a call that only reads. */
  readonly idempotencyKey: string | undefined;
  readonly signal: AbortSignal | undefined;
}

/**
 * The error of an attempt without a usable response.
 * @param unclear whether an earlier attempt of the call may have taken effect
 */
export function failureOf(outcome: Outcome, called: Called, unclear: boolean): MitakoError {
  const { url, timeoutMs, idempotencyKey, signal } = called;
  const isWrite = idempotencyKey !== undefined;
  switch (outcome.kind) {
    case 'answered':
      return refusal(outcome.response, parsed(outcome.text), idempotencyKey, unclear);
    case 'too_large':
      return tooLarge(outcome, idempotencyKey);
    case 'aborted':
      return aborted(signal?.reason, idempotencyKey, isWrite);
    case 'timed_out': {
      const message = `No answer within ${timeoutMs} ms.${effectWords(idempotencyKey, isWrite)}`;
      return new MitakoError('TIMED_OUT', message, { idempotencyKey, mayHaveTakenEffect: isWrite });
    }
    case 'failed': {
      const reason = connectionFailure(outcome.error);
      const mayHaveTakenEffect = unclear || (isWrite && !isBeforeSending(reason));
      const message = connectionWords(reason, url) + effectWords(idempotencyKey, mayHaveTakenEffect);
      const context = { idempotencyKey, mayHaveTakenEffect, reason, cause: outcome.error };
      return new MitakoError('CONNECTION_FAILED', message, context);
    }
  }
}

/** The caller's signal ended the call. */
export function aborted(reason: unknown, idempotencyKey: Key, mayHaveTakenEffect: boolean): MitakoError {
  const message = `The call was ended by its signal.${effectWords(idempotencyKey, mayHaveTakenEffect)}`;
  return new MitakoError('ABORTED', message, { idempotencyKey, mayHaveTakenEffect, cause: reason });
}

function tooLarge({ response, bytesMax }: Extract<Outcome, { readonly kind: 'too_large' }>, idempotencyKey: Key) {
  const { status } = response;
  const isWrite = idempotencyKey !== undefined;
  const message =
    `The response has more than ${bytesMax / 1024 ** 2} MiB and was not read to its end. Ask for less, such as a ` +
    `shorter period, and check that baseUrl is the address of the API itself.${effectWords(idempotencyKey, isWrite)}`;
  return new MitakoError('RESPONSE_TOO_LARGE', message, { status, idempotencyKey, mayHaveTakenEffect: isWrite });
}

/** A body as an object, or undefined. */
export function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

type Key = string | undefined;

/** The API rejected the call, or the response is not from the API. */
function refusal(response: Response, body: unknown, idempotencyKey: Key, unclear: boolean): MitakoError {
  const { status, headers } = response;
  const context = {
    status,
    idempotencyKey,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: retryAfterSeconds(headers.get('retry-after')),
  };
  if (isErrorBody(body)) return errorOf(body, context, unclear);
  // A proxy that refuses did not pass the request on.
  const isRefused = status >= 400 && status < 500 && status !== 408;
  const mayHaveTakenEffect = unclear || (idempotencyKey !== undefined && !isRefused);
  return new MitakoError('UNEXPECTED_RESPONSE', strangeAnswer(response), { ...context, mayHaveTakenEffect });
}

/** What is known of a refusal beside its body. */
export interface Refusal extends Pick<MitakoErrorContext, 'requestId' | 'retryAfterSeconds'> {
  /** As over HTTP. */
  readonly status: number;
  /** Absent for a call that only reads. */
  readonly idempotencyKey: string | undefined;
}

/**
 * The error of a refusal by the API.
 * @param body in the API's format of errors
 * @param unclear whether an earlier attempt of the call may have taken effect
 */
export function errorOf(body: RefusalBody, refused: Refusal, unclear = false): MitakoError {
  const { code: rawCode, error, details } = body;
  const { status, idempotencyKey } = refused;
  const code = isErrorCode(rawCode) ? rawCode : 'UNKNOWN';
  const isUnclear =
    idempotencyKey !== undefined && (status >= 500 ? code !== 'RAIL_ERROR' : code === 'IDEMPOTENCY_IN_PROGRESS');
  // A stored refusal is the answer to all attempts, which share one key.
  const isAnswerToAll = code !== 'UNKNOWN' && isStoredRefusal(code);
  const mayHaveTakenEffect = isUnclear || (unclear && !isAnswerToAll);
  const message = error + fieldWords(details?.fields);
  return new MitakoError(code, message, { ...refused, rawCode, details: details ?? {}, mayHaveTakenEffect });
}

function retryAfterSeconds(header: string | null): number | undefined {
  const ms = parseRetryAfterMs(header, Date.now());
  return ms === null ? undefined : Math.ceil(ms / 1000);
}

/** The body of a refusal by the API, possibly of a newer one. */
export interface RefusalBody {
  /** What is wrong and what to do, in English. */
  readonly error: string;
  /** For programs; one of a newer API is none that this client knows. */
  readonly code: string;
  /** Of this case. */
  readonly details?: ErrorDetails | null;
}

function isErrorBody(body: unknown): body is RefusalBody {
  const { error, code } = (body ?? {}) as Partial<Record<keyof RefusalBody, unknown>>;
  return typeof error === 'string' && typeof code === 'string';
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(ERRORS, code);
}

function strangeAnswer({ status, headers }: Response): string {
  const location = headers.get('location');
  const what =
    location === null ? `Status ${status} came without a body of the API` : `The server redirects to ${location}`;
  return `${what}. Check that baseUrl is the address of the API itself; a proxy in between may also have answered.`;
}

/** The first violated rules as text, so that a log line suffices to fix the call. */
function fieldWords(fields: Partial<FieldErrors> | null | undefined): string {
  if (typeof fields !== 'object' || fields === null) return '';
  const words = Object.entries(fields).map(([name, broken]) => ` ${name}: ${broken?.[0]?.message ?? 'is not valid.'}`);
  return words.slice(0, 5).join('');
}

function effectWords(idempotencyKey: Key, mayHaveTakenEffect: boolean): string {
  if (idempotencyKey === undefined) return '';
  return mayHaveTakenEffect
    ? ' It may have taken effect: call again with the idempotencyKey of this error, and it happens once at most.'
    : ' It had no effect.';
}
