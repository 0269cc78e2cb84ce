import { type ErrorCode, errorMessage, errorStatus } from '@mitako/contract/names';

const MARKER = Symbol.for('mitako.GatewayError');
const UNAVAILABLE = Symbol.for('mitako.StoreUnavailableError');

/**
 * A request that is refused, by code. Status and message come from the contract's table.
 * Check with {@link isGatewayError}: it also holds when two copies of the package are installed.
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
    super(errorMessage(code), options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'GatewayError';
    this.code = code;
    this.status = errorStatus(code);
    this.details = details;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

export function isGatewayError(value: unknown): value is GatewayError {
  return typeof value === 'object' && value !== null && MARKER in value;
}

/**
 * The database cannot be had at the moment: it is away, shuts down, has no connection left, or others kept a row for too
 * long. Nothing of a list was committed; what a claim leased is due again when the lease ends. Callers are told `SERVICE_UNAVAILABLE`; check with {@link isStoreUnavailable}.
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

/** A database that money must not be trusted to, and what to change about it. */
export class StoreUnfitError extends Error {
  /** One sentence for each fault, with its mend. */
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join(' '));
    this.name = 'StoreUnfitError';
    this.faults = faults;
  }
}

/**
 * `VALIDATION_ERROR` about one field, in the voice of all others: "Must be …."
 * @param message what the field must be, without capital and full stop: "must be one of XAF"
 */
export function invalidField(field: string, rule: string, message: string): GatewayError {
  return new GatewayError('VALIDATION_ERROR', {
    fields: { [field]: [{ rule, message: `${message.charAt(0).toUpperCase()}${message.slice(1)}.` }] },
  });
}
