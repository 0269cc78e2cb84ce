import { GatewayError } from '../errors.ts';

/** What a caller gets: a status and the exact bytes, so that a replay is the same to the last byte. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds: number | null;
  /** The stored answer of an earlier request with the same idempotency key. */
  readonly replayed: boolean;
  /** The body holds a secret: it is stored encrypted. */
  readonly secret: boolean;
  /** Set where the answer is a file and no JSON: its parts are the body. Such an answer is never stored. */
  readonly file?: AnswerFile;
}

/** A body of another type, made while it is sent, so that it may be longer than memory. */
export interface AnswerFile {
  readonly contentType: string;
  /** What to save it as; ASCII without quotes. */
  readonly name: string;
  readonly parts: AsyncIterable<string>;
}

/** A success in the envelope of the API. */
export function succeeded(status: number, data: unknown, options: { readonly secret?: boolean } = {}): Answer {
  return bare(status, { data, success: true, error: null }, options);
}

/** A success without the envelope. */
export function bare(status: number, body: unknown, options: { readonly secret?: boolean } = {}): Answer {
  return {
    status,
    body: JSON.stringify(body),
    retryAfterSeconds: null,
    replayed: false,
    secret: options.secret ?? false,
  };
}

/** A success that is a CSV file (RFC 4180). */
export function csvFile(name: string, parts: AsyncIterable<string>): Answer {
  const file = { contentType: 'text/csv; charset=utf-8', name, parts };
  return { status: 200, body: '', retryAfterSeconds: null, replayed: false, secret: false, file };
}

/** An error in the one error shape (specification, "Errors"). */
export function refused(error: GatewayError): Answer {
  return {
    status: error.status,
    body: JSON.stringify({ error: error.message, code: error.code, details: error.details }),
    retryAfterSeconds: error.retryAfterSeconds,
    replayed: false,
    secret: false,
  };
}

/**
 * Whether an answer is kept for replay: what the state of things decided is, what depends on the request alone or may
 * change by waiting is not (decisions: validation, 401, 403, 404, 423, 429, 5xx).
 */
export function isRemembered(answer: Answer): boolean {
  if (answer.status < 300) return true;
  if (answer.status === 402 || answer.status === 410) return true;
  if (answer.status !== 409 && answer.status !== 422) return false;
  const { code } = JSON.parse(answer.body) as { code: string };
  return !(code === 'VALIDATION_ERROR' || code.startsWith('IDEMPOTENCY_'));
}
