import { LIMITS } from '@mitako/contract/names';
import { assertApiKey } from './keys.ts';

/** How any client reaches the API. */
export interface ConnectionOptions {
  /** Address of the API, ending in `/api/v1`: `https://pay.example.cm/api/v1`. */
  readonly baseUrl: string;
  /** How long one attempt may take, in milliseconds, from sending to the last byte of the answer. 15 000 when absent. */
  readonly timeoutMs?: number | undefined;
  /** How often a call without a usable answer is sent again, 0 … 10. 2 when absent. */
  readonly maxRetries?: number | undefined;
  /** Sends a request instead of the global `fetch`; in a test it may be the gateway's own handler. */
  readonly fetch?: Fetch | undefined;
}

/** What a merchant's client needs to know. */
export interface ClientOptions extends ConnectionOptions {
  /** Secret key, `svc_live_…` or `svc_test_…`. A live key is refused in browsers. */
  readonly apiKey: string;
}

/** A function of the shape of `fetch`. It gets a `Request` and nothing else. */
export type Fetch = (request: Request) => Promise<Response>;

/** What one call may change. */
export interface CallOptions {
  /** Ends the call, waits between attempts included. To bound the call as a whole, pass `AbortSignal.timeout(…)`. */
  readonly signal?: AbortSignal | undefined;
  /** As {@link ConnectionOptions.timeoutMs}, for this call. */
  readonly timeoutMs?: number | undefined;
  /** As {@link ConnectionOptions.maxRetries}, for this call. */
  readonly maxRetries?: number | undefined;
}

/** What one call that changes something may change. */
export interface WriteOptions extends CallOptions {
  /**
   * 1 … 255 visible ASCII characters; a random UUID when absent. Give one of your own, stored beside the order, when
   * the call must happen once even if your process dies in between. The same key is answered alike for 24 hours.
   */
  readonly idempotencyKey?: string | undefined;
}

/** Options with every default filled in. */
export interface Settings {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly maxRetries: number;
  /** Wait before the first retry; doubled for each further one. */
  readonly backoffMs: number;
  readonly fetch: Fetch;
}

/** {@link Settings} of a client whose credential is a key. */
export interface KeySettings extends Settings {
  readonly key: string;
}

/**
 * Checks the options of a merchant's client and fills in the defaults.
 * @throws TypeError that says what to change; it never quotes the key
 */
export function readOptions(options: ClientOptions): KeySettings {
  assertApiKey(options.apiKey);
  return { ...readConnection(options), key: options.apiKey };
}

/**
 * Checks how the API is reached and fills in the defaults.
 * @throws TypeError that says what to change
 */
export function readConnection(options: ConnectionOptions): Settings {
  return {
    baseUrl: readBaseUrl(options.baseUrl),
    timeoutMs: readTimeout(options.timeoutMs ?? 15_000),
    maxRetries: readRetries(options.maxRetries ?? 2),
    backoffMs: 500,
    // Looked up at each call, so that what replaces the global fetch later (msw, tracing) is used.
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
  };
}

/** @throws TypeError outside 1 … 2 147 483 647, the longest timer that runtimes have */
export function readTimeout(timeoutMs: number): number {
  if (Number.isInteger(timeoutMs) && timeoutMs >= 1 && timeoutMs < 2 ** 31) return timeoutMs;
  throw new TypeError('timeoutMs must be a whole number of milliseconds, 1 or more.');
}

/** @throws TypeError outside 0 … 10 */
export function readRetries(maxRetries: number): number {
  if (Number.isInteger(maxRetries) && maxRetries >= 0 && maxRetries <= 10) return maxRetries;
  throw new TypeError('maxRetries must be a whole number from 0 to 10.');
}

/** @throws TypeError when it is not 1 … 255 visible ASCII characters */
export function readIdempotencyKey(idempotencyKey: string): string {
  if (/^[\x21-\x7e]+$/.test(idempotencyKey) && idempotencyKey.length <= LIMITS.idempotencyKeyLengthMax) {
    return idempotencyKey;
  }
  throw new TypeError('idempotencyKey must be 1 to 255 visible ASCII characters, without spaces.');
}

function readBaseUrl(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  const path = url?.pathname.replace(/\/+$/, '') ?? '';
  if (
    url === undefined ||
    !/^https?:$/.test(url.protocol) ||
    !path.endsWith('/api/v1') ||
    url.search + url.hash + url.username + url.password !== ''
  ) {
    throw new TypeError('baseUrl must be an absolute address that ends in /api/v1: https://pay.example.cm/api/v1');
  }
  return url.origin + path;
}
