import ky, { isHTTPError, isNetworkError, isTimeoutError, type Input } from 'ky';
import {
  readIdempotencyKey,
  readRetries,
  readTimeout,
  type Fetch,
  type Settings,
  type WriteOptions,
} from '../options.ts';
import { aborted, disconnected, refusal, timedOut } from './failures.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type QueryValue = string | number | readonly string[] | undefined;

/** One call on the wire, possibly with several attempts. */
export interface Outgoing {
  readonly method: Method;
  /** Relative to the base URL, with its parameters filled in. */
  readonly path: string;
  readonly query: Readonly<Record<string, QueryValue>>;
  /** Absent: no body is sent. */
  readonly body: unknown;
  readonly options: WriteOptions;
  /** Credential; absent if the route needs none. */
  readonly bearer?: string;
  /** True: request CSV. */
  readonly csv?: boolean;
}

/**
 * Sends a call and returns the `data` of the response, or its text for CSV.
 * @throws MitakoError when the API rejects the call or does not respond
 */
export type Send = (outgoing: Outgoing) => Promise<unknown>;

/** While waiting, a longer `Retry-After` is capped at a minute; the error carries it in full. */
const RETRY_AFTER_MS_MAX = 60_000;
const BACKOFF_MS_MAX = 8_000;
const RETRIED_STATUSES = [408, 409, 429, 500, 502, 503, 504];

/**
 * Sends over fetch by means of ky, whose defaults would retry neither POST nor timeouts, and would wait hours if told
 * so.
 */
export function createSend(settings: Settings): Send {
  return async ({ method, path, query, body, options, bearer, csv = false }) => {
    const { signal } = options;
    const timeoutMs = options.timeoutMs === undefined ? settings.timeoutMs : readTimeout(options.timeoutMs);
    // One key per call, shared by all attempts: the effect happens once.
    const idempotencyKey =
      method === 'GET' ? undefined : readIdempotencyKey(options.idempotencyKey ?? crypto.randomUUID());
    if (signal?.aborted === true) throw aborted(signal.reason, idempotencyKey);
    const answer = ky(settings.baseUrl + path, {
      method,
      headers: {
        accept: csv ? 'text/csv' : 'application/json',
        'content-type': 'application/json',
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      searchParams: searchParams(query),
      ...(body !== undefined && { json: body }),
      // fetch would turn a redirected POST into a GET: creating a payment into listing them.
      redirect: 'manual',
      signal: signal ?? null,
      timeout: timeoutMs,
      fetch: wholeAnswers(settings.fetch),
      retry: {
        limit: options.maxRetries === undefined ? settings.maxRetries : readRetries(options.maxRetries),
        methods: ['get', 'post', 'put', 'patch', 'delete'],
        statusCodes: RETRIED_STATUSES,
        afterStatusCodes: RETRIED_STATUSES,
        maxRetryAfter: RETRY_AFTER_MS_MAX,
        retryOnTimeout: true,
        backoffLimit: BACKOFF_MS_MAX,
        delay: (attempt) => settings.backoffMs * 2 ** (attempt - 1),
        jitter: (delayMs) => delayMs * (0.5 + Math.random() / 2),
        shouldRetry: ({ error }) => {
          if (isHTTPError(error)) return isPassing(error.response.status, error.data) ? undefined : false;
          // Each runtime describes a broken connection differently, and ky knows only some. Whatever fetch throws is
          // treated as one; if the caller aborted, the following wait throws at once.
          return isTimeoutError(error) ? undefined : true;
        },
      },
    });
    const response = await answer.catch((error: unknown) => {
      if (isHTTPError(error)) throw refusal(error.response, error.data, idempotencyKey);
      if (signal?.aborted === true) throw aborted(signal.reason, idempotencyKey);
      if (isTimeoutError(error)) throw timedOut(timeoutMs, idempotencyKey);
      throw disconnected(isNetworkError(error) ? error.cause : error, idempotencyKey);
    });
    const text = await response.text();
    if (csv && response.headers.get('content-type')?.startsWith('text/csv') === true) return text;
    const envelope = parsed(text);
    if (!envelope?.['data']) throw refusal(response, envelope, idempotencyKey);
    return envelope['data'];
  };
}

/** Sends every call with one credential. */
export function withBearer(send: Send, bearer: string): Send {
  return (outgoing) => send({ ...outgoing, bearer });
}

/** Of the conflicts only this one resolves itself: the same call is still in progress. */
function isPassing(status: number, body: unknown): boolean {
  return status !== 409 || (body as { readonly code?: unknown } | undefined)?.code === 'IDEMPOTENCY_IN_PROGRESS';
}

/** Reads the response within the attempt: if the connection breaks half way, the call is retried like any other. */
function wholeAnswers(fetch: Fetch): (input: Input) => Promise<Response> {
  return async (input) => {
    const response = await fetch(input instanceof Request ? input : new Request(input));
    // An opaque redirect in browsers: no Response can be constructed with its status.
    if (response.status === 0) return response;
    const { status, statusText, headers } = response;
    return new Response((await response.text()) || null, { status, statusText, headers });
  };
}

function searchParams(query: Outgoing['query']): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const part of [value].flat()) parameters.append(name, String(part));
  }
  return parameters;
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
