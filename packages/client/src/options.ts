import { isObject } from './internal/is-object.ts';
import { invalid } from './internal/invalid.ts';

/** How a client connects to the API. */
export interface ConnectionOptions {
  /** Base URL of the API, ending in `/api/v1`: `https://pay.example.cm/api/v1`. Checked at the first call. */
  readonly baseUrl: string | undefined;
  /** Timeout of one attempt in milliseconds, from sending to the last byte of the response. Default: 15 000. */
  readonly timeoutMs?: number | undefined;
  /** Number of retries of a call without a usable response, 0 … 10. Default: 2. */
  readonly maxRetries?: number | undefined;
  /** Sends a request instead of the global `fetch`; in a test, pass the gateway's own handler. */
  readonly fetch?: Fetch | undefined;
}

/** Options of a merchant client. */
export interface ClientOptions extends ConnectionOptions {
  /**
   * Secret key, `svc_live_…` or `svc_test_…`. Checked at the first call, so that a module may create its client where the
   * environment variable is not set, as in a build. Rejected in browsers.
   */
  readonly apiKey: string | undefined;
}

/** A function with the shape of `fetch`. It receives a `Request` and nothing else. */
export type Fetch = (request: Request) => Promise<Response>;

/** Options of a call. */
export interface CallOptions {
  /** Aborts the call, including waits between attempts. To bound the call as a whole, pass `AbortSignal.timeout(…)`. */
  readonly signal?: AbortSignal | undefined;
  /** As {@link ConnectionOptions.timeoutMs}, for this call. */
  readonly timeoutMs?: number | undefined;
  /** As {@link ConnectionOptions.maxRetries}, for this call. */
  readonly maxRetries?: number | undefined;
}

/** Options of a call that changes something. */
export interface WriteOptions extends CallOptions {
  /**
   * 1 … 255 visible ASCII characters. Default: a random UUID. Pass your own, stored with the order, if the call must
   * happen once even when your process dies in between. The same key returns the same response for 24 hours. A key that
   * is present and `undefined` is a `VALIDATION_ERROR`: an order whose key was lost on the way would be paid twice.
   */
  readonly idempotencyKey?: string;
}

/** Options with defaults applied. */
export interface Settings {
  /** As given: `readBaseUrl` checks it with each call. */
  readonly baseUrl: string | undefined;
  readonly timeoutMs: number;
  readonly maxRetries: number;
  /** Backoff before the first retry, in milliseconds; doubled for each further one. */
  readonly backoffMs: number;
  readonly fetch: Fetch;
}

/** {@link Settings} of a client with a key. */
export interface KeySettings extends Settings {
  /** The key; throws a `TypeError` if it is invalid, or may not be used here. */
  readonly key: () => string;
}

const CONNECTION = ['baseUrl', 'timeoutMs', 'maxRetries', 'fetch'] as const satisfies (keyof ConnectionOptions)[];
const CALL = ['idempotencyKey', 'signal', 'timeoutMs', 'maxRetries'] as const satisfies (keyof WriteOptions)[];

/**
 * Applies the defaults, and validates what a program writes itself. What comes from the environment is validated with
 * each call.
 * @param own names of the client's further options
 * @throws TypeError that says what to change
 */
export function readConnection(options: ConnectionOptions, own: readonly string[]): Settings {
  requireKnown(options, 'a client', [...own, ...CONNECTION]);
  return {
    baseUrl: options.baseUrl,
    timeoutMs: readTimeout(options.timeoutMs ?? 15_000),
    maxRetries: readRetries(options.maxRetries ?? 2),
    backoffMs: 500,
    // Looked up on each call, so that later replacements of the global fetch (msw, tracing) take effect.
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
  };
}

/**
 * One that is ignored for its spelling would be a call without the key it was to have.
 * @throws TypeError naming the first that is no option of a call
 */
export function requireCallOptions(options: unknown): void {
  requireKnown(options, 'a call', CALL);
}

function requireKnown(options: unknown, of: string, known: readonly string[]): void {
  // A key alone would be taken for an object without options.
  const unknown = isObject(options) ? Object.keys(options).find((name) => !known.includes(name)) : String(options);
  if (unknown !== undefined) throw new TypeError(`${unknown} is no option of ${of}. Known are ${known.join(', ')}.`);
}

/** @throws TypeError outside 1 … 2 147 483 647, the longest timer that runtimes support */
export function readTimeout(timeoutMs: number): number {
  if (Number.isInteger(timeoutMs) && timeoutMs >= 1 && timeoutMs < 2 ** 31) return timeoutMs;
  throw new TypeError('timeoutMs must be an integer of at least 1, in milliseconds.');
}

/** @throws TypeError outside 0 … 10 */
export function readRetries(maxRetries: number): number {
  if (Number.isInteger(maxRetries) && maxRetries >= 0 && maxRetries <= 10) return maxRetries;
  throw new TypeError('maxRetries must be an integer from 0 to 10.');
}

/** @throws MitakoError `VALIDATION_ERROR` when it is not 1 … 255 visible ASCII characters: it may be an order's own text */
export function readIdempotencyKey(given: unknown): string {
  // `LIMITS.idempotencyKeyLengthMax`, without the others. `order-undefined` would be the key of every order.
  if (
    typeof given === 'string' &&
    /^[\x21-\x7e]{1,255}$/.test(given) &&
    !/\b(undefined|null|NaN|Infinity)\b/.test(given)
  )
    return given;
  throw invalid(
    'idempotency_key',
    'Pass as idempotencyKey text of 1 to 255 visible ASCII characters, made of values that are there. Without one, a repeated call takes effect again.',
  );
}

/**
 * The base URL without a trailing slash.
 * @throws TypeError that says what to change
 */
export function readBaseUrl(baseUrl: string | undefined): string {
  const url = URL.parse(baseUrl ?? '');
  const path = url?.pathname.replace(/(?<!\/)\/+$/, '') ?? '';
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    !path.endsWith('/api/v1') ||
    url.search + url.hash + url.username + url.password !== ''
  ) {
    const missing = baseUrl === undefined ? 'baseUrl is missing: is MITAKO_API_URL set here? It' : 'baseUrl';
    throw new TypeError(`${missing} must be an absolute URL that ends in /api/v1: https://pay.example.cm/api/v1`);
  }
  return url.origin + path;
}
