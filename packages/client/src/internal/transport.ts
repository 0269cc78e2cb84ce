import ky from 'ky';
import { MitakoError } from '../errors.ts';
import {
  readBaseUrl,
  readIdempotencyKey,
  readRetries,
  readTimeout,
  type Settings,
  type WriteOptions,
} from '../options.ts';
import { answer, type Outcome } from './answer.ts';
import { aborted, failureOf, parsed } from './failures.ts';
import { isObject } from './is-object.ts';
import { newKey } from './new-key.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type QueryValue = string | number | readonly string[] | undefined;

/** A route of the API: its method, and its path below the base URL with `{parameters}`. */
export type RouteLiteral = `${Method} /${string}`;

/** One call, possibly with several attempts. */
export interface Outgoing {
  /** `GET /gateway/payments/{payment_id}`. */
  readonly route: RouteLiteral;
  /** Values of the path's parameters: ids, and the role. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Parameters of the query; what is undefined is not sent. */
  readonly query: Readonly<Record<string, QueryValue>>;
  /** A file is sent as it is, anything else as JSON. Absent: no body is sent. */
  readonly body: unknown;
  /** Of the caller. A call that changes something has its idempotency key here. */
  readonly options: WriteOptions;
  /** Credential; absent if the route needs none. */
  readonly bearer?: string;
  /** The response is a file, read as text or as bytes. */
  readonly file?: 'text' | 'bytes' | undefined;
  /** Whether the data, an object, has the fields that the caller reads. */
  readonly isExpected?: (data: Fields) => boolean;
}

/**
 * Sends a call and returns the `data` of the response, or the text or bytes of a file.
 * @throws MitakoError when the API rejects the call or does not respond
 */
export type Send = (outgoing: Outgoing) => Promise<unknown>;

/** Data of a response. */
export type Fields = Readonly<Record<string, unknown>>;

/** While waiting, a longer `Retry-After` is capped at a minute; the error carries it in full. */
const RETRY_AFTER_SECONDS_MAX = 60;
const BACKOFF_MS_MAX = 8_000;
const RETRIED_STATUSES: ReadonlySet<number | undefined> = new Set([408, 429, 500, 502, 503, 504]);

/** Sends with ky. All attempts of a call share one idempotency key: the effect happens once. */
export function createSend(settings: Settings): Send {
  return async (outgoing) => {
    const { route, parameters, query, body, options, bearer, file, isExpected = () => true } = outgoing;
    const { signal } = options;
    const [method, template] = route.split(' ') as [Method, string];
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '');
    const url = new URL(readBaseUrl(settings.baseUrl) + path);
    url.search = searchParams(query).toString();
    const timeoutMs = readTimeout(options.timeoutMs ?? settings.timeoutMs);
    const { idempotencyKey } = withKey(outgoing).options;
    const limit = readRetries(options.maxRetries ?? settings.maxRetries);
    if (signal?.aborted === true) throw aborted(signal.reason, idempotencyKey, false);

    const called = { url, idempotencyKey, timeoutMs, signal, file };
    let data: unknown;
    let failure: MitakoError | undefined;
    // Whether an earlier attempt may have taken effect; while one is under way, it may.
    let unclear = false;
    let isUnderWay = false;

    // Reads the whole response within the attempt, so that one which breaks half way fails it. ky learns no more of it than
    // that it came: its errors carry the request, and so the key.
    const attempt = async (request: Request): Promise<Response> => {
      isUnderWay = true;
      const outcome = await answer(request, settings.fetch, file);
      data = outcome.kind === 'answered' ? dataOf(outcome, file, isExpected) : undefined;
      if (data === undefined) throw failureOf(outcome, called, unclear);
      return new Response();
    };
    const failureIn = (error: unknown): MitakoError => {
      if (error instanceof MitakoError) return error;
      if (signal?.aborted === true)
        return aborted(signal.reason, idempotencyKey, unclear || (isUnderWay && method !== 'GET'));
      return failureOf({ kind: 'timed_out' }, called, unclear);
    };

    try {
      await ky(url, {
        method,
        headers: {
          accept: file === undefined ? 'application/json' : '*/*',
          'content-type': isFile(body) ? 'application/octet-stream' : 'application/json',
          ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(body !== undefined && { body: isFile(body) ? body : JSON.stringify(body) }),
        // fetch would turn a redirected POST into a GET: creating a payment into listing them.
        redirect: 'manual',
        ...(signal !== undefined && { signal }),
        timeout: timeoutMs,
        fetch: (request) => attempt(request as Request),
        retry: {
          limit,
          methods: ['get', 'post', 'put', 'patch', 'delete'],
          shouldRetry({ error }) {
            failure = failureIn(error);
            unclear = failure.mayHaveTakenEffect;
            isUnderWay = false;
            return isRetryable(failure);
          },
          delay: (retries) => delayMs(failure, settings.backoffMs * 2 ** (retries - 1)),
        },
      });
      return data;
    } catch (error) {
      throw failureIn(error);
    }
  };
}

/** Sends every call with one credential. */
export function withBearer(send: Send, bearer: () => string): Send {
  return async (outgoing) => send({ ...outgoing, bearer: bearer() });
}

/**
 * The call with its idempotency key: the one given, a new one, or none for a call that only reads.
 * @throws MitakoError `VALIDATION_ERROR` when the key is not 1 … 255 visible ASCII characters
 */
export function withKey(outgoing: Outgoing): Outgoing {
  const { route, options } = outgoing;
  if (route.startsWith('GET ')) return outgoing;
  const idempotencyKey = 'idempotencyKey' in options ? readIdempotencyKey(options.idempotencyKey) : newKey();
  return { ...outgoing, options: { ...options, idempotencyKey } };
}

/** Bodies that `fetch` sends unchanged. */
export type FileBody = Uint8Array<ArrayBuffer> | Blob;

function isFile(body: unknown): body is FileBody {
  return body instanceof Uint8Array || body instanceof Blob;
}

/** Metrics say the version of their format: no other plain text is a file. */
const FILES = /^(?:text\/csv\b|text\/plain; version=|application\/xml\b)/;

/** The data of a success; undefined for any other response. */
function dataOf(
  { response, text, bytes }: Extract<Outcome, { readonly kind: 'answered' }>,
  file: Outgoing['file'],
  isExpected: (data: Fields) => boolean,
): unknown {
  if (!response.ok) return undefined;
  if (bytes !== undefined) return bytes;
  if (file === 'text') return FILES.test(response.headers.get('content-type') ?? '') ? text : undefined;
  const data = parsed(text)?.['data'];
  return isObject(data) && isExpected(data) ? data : undefined;
}

/**
 * Of the conflicts only one resolves itself: the same call is still in progress. After a charge that the provider certainly
 * refused, the same request is another attempt of the payment, of which there are few: that is for the payer to decide.
 */
function isRetryable({ code, status, reason }: MitakoError): boolean {
  if (reason === 'unsendable' || code === 'RAIL_ERROR') return false;
  if (code === 'CONNECTION_FAILED' || code === 'TIMED_OUT' || code === 'IDEMPOTENCY_IN_PROGRESS') return true;
  return RETRIED_STATUSES.has(status);
}

/** As the server wishes, else the backoff with jitter. */
function delayMs(failure: MitakoError | undefined, backoffMs: number): number {
  const retryAfterSeconds = failure?.retryAfterSeconds;
  if (retryAfterSeconds !== undefined) return Math.min(retryAfterSeconds, RETRY_AFTER_SECONDS_MAX) * 1000;
  return Math.min(backoffMs, BACKOFF_MS_MAX) * (0.5 + Math.random() / 2);
}

function searchParams(query: Outgoing['query']): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const part of [value].flat()) parameters.append(name, textOf(part));
  }
  return parameters;
}

/** A date as JSON has it, in bodies. */
function textOf(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value);
}
