import { type ErrorCode, errorMessage, errorStatus, type FieldErrors } from '@mitako/contract/names';

const MARKER = Symbol.for('mitako.GatewayError');
const UNAVAILABLE = Symbol.for('mitako.StoreUnavailableError');

/**
 * A rejected request, by code. Status and message come from the contract's table; the message of `VALIDATION_ERROR` names
 * the fields. Check with {@link isGatewayError}, which also works when two copies of the package are installed.
 */
export class GatewayError extends Error {
  readonly [MARKER] = true;
  readonly code: ErrorCode;
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds, sent as `Retry-After`. */
  readonly retryAfterSeconds: number | null;

  constructor(
    code: ErrorCode,
    details: Readonly<Record<string, unknown>> = {},
    options: { readonly retryAfterSeconds?: number; readonly cause?: unknown } = {},
  ) {
    super(messageOf(code, details), options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'GatewayError';
    this.code = code;
    this.status = errorStatus(code);
    this.details = details;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

/** For logs and stack traces. The API has the message of the code alone, beside the fields. */
function messageOf(code: ErrorCode, { fields }: Readonly<Record<string, unknown>>): string {
  if (code !== 'VALIDATION_ERROR' || typeof fields !== 'object' || fields === null) return errorMessage(code);
  const named = Object.entries(fields as FieldErrors).map(
    ([field, broken]) => `${field}: ${broken.map(({ message }) => message).join(' ')}`,
  );
  return ['Invalid request.', ...named].join(' ');
}

export function isGatewayError(value: unknown): value is GatewayError {
  return typeof value === 'object' && value !== null && MARKER in value;
}

/**
 * The database is unavailable: it does not respond, is shutting down, has no free connection, or a row stayed locked
 * too long. Nothing of the commit took effect; a claim's lease expires and the work becomes due again. Callers receive
 * `SERVICE_UNAVAILABLE`. Check with {@link isStoreUnavailable}.
 */
export class StoreUnavailableError extends Error {
  readonly [UNAVAILABLE] = true;

  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'StoreUnavailableError';
  }
}

export function isStoreUnavailable(value: unknown): value is StoreUnavailableError {
  return typeof value === 'object' && value !== null && UNAVAILABLE in value;
}

/** The database is not safe for money; the message names the fix. */
export class StoreUnfitError extends Error {
  /** One sentence per problem, with its fix. */
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join(' '));
    this.name = 'StoreUnfitError';
    this.faults = faults;
  }
}

/**
 * `VALIDATION_ERROR` for one field, worded like all others: "Must be …."
 * @param message what the field must be, without capital and full stop: "must be one of XAF"
 */
export function invalidField(field: string, rule: string, message: string): GatewayError {
  return new GatewayError('VALIDATION_ERROR', {
    fields: { [field]: [{ rule, message: `${message.charAt(0).toUpperCase()}${message.slice(1)}.` }] },
  });
}
