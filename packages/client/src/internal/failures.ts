// Converts each kind of failure to a MitakoError. ky's own errors are never attached: they contain the request, and the
// request contains the API key, which would end up in logs.
import type { FieldErrors } from '@mitako/contract/names';
import { MitakoError, type ErrorDetails } from '../errors.ts';

type Key = string | undefined;

/** The API rejected the call, or the response is not from the API. */
export function refusal(response: Response, body: unknown, idempotencyKey: Key): MitakoError {
  const { status, headers } = response;
  const context = {
    status,
    idempotencyKey,
    requestId: headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: retryAfterSeconds(headers.get('retry-after')),
  };
  if (!isErrorBody(body)) return new MitakoError('UNEXPECTED_RESPONSE', strangeAnswer(response), context);
  const details = body.details ?? {};
  return new MitakoError(body.code, body.error + fieldWords(details.fields), { ...context, details });
}

/** The caller's signal ended the call. */
export function aborted(reason: unknown, idempotencyKey: Key): MitakoError {
  const message = `The call was ended by its signal.${repeatWords(idempotencyKey)}`;
  return new MitakoError('ABORTED', message, { idempotencyKey, cause: reason });
}

/** The last attempt timed out. */
export function timedOut(timeoutMs: number, idempotencyKey: Key): MitakoError {
  const message = `No answer within ${timeoutMs} ms.${repeatWords(idempotencyKey)}`;
  return new MitakoError('TIMED_OUT', message, { idempotencyKey });
}

/** The last attempt received no response. */
export function disconnected(error: unknown, idempotencyKey: Key): MitakoError {
  const message = `No answer: the connection failed. Check baseUrl and the network.${repeatWords(idempotencyKey)}`;
  return new MitakoError('CONNECTION_FAILED', message, { idempotencyKey, cause: error });
}

interface AnyErrorBody {
  readonly error: string;
  readonly code: string;
  readonly details?: ErrorDetails | null;
}

function isErrorBody(body: unknown): body is AnyErrorBody {
  const { error, code } = (body ?? {}) as Partial<Record<keyof AnyErrorBody, unknown>>;
  return typeof error === 'string' && typeof code === 'string';
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

function repeatWords(idempotencyKey: Key): string {
  return idempotencyKey === undefined
    ? ''
    : ' It may have taken effect: call again with the idempotencyKey of this error, and it happens once at most.';
}

/** Seconds, or an HTTP date (RFC 9110, section 10.2.3). */
function retryAfterSeconds(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
