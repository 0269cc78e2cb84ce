/** `fetch`, or what a test puts in its place. */
export type Fetch = (url: string, request: RequestInit) => Promise<Response>;

/** The engine gives up after 30 s: the access token, the call and its repetition fit in. */
const DEADLINE_MS = 20_000;
const ANSWER_BYTES_MAX = 256 * 1024;

export interface HttpRequest {
  /** As the provider asks for it. */
  readonly method: 'GET' | 'POST' | 'PUT';
  /** With its query, appended to the base URL. */
  readonly path: string;
  /** In addition to the content type of the body. */
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON, text as it is. */
  readonly body?: object | string;
  /** Aborts at the deadline of the call. */
  readonly signal: AbortSignal;
}

/** The answer. `silent`: no readable one; the outcome of the request is unknown. */
export type HttpAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly headers: Headers;
      readonly text: string;
      /** The text as JSON; null if it is not JSON. */
      readonly body: unknown;
    }
  | {
      readonly kind: 'silent';
      /** For the operator. */
      readonly reason: string;
      /** Whether nothing is answered until the operator acts: credentials are rejected. */
      readonly needsOperator?: boolean;
      /** How long the provider asks to wait before the next request, in milliseconds. */
      readonly retryAfterMs?: number;
    };

export type Silence = Extract<HttpAnswer, { readonly kind: 'silent' }>;

/** Requests to one provider. */
export interface Http {
  /** Never throws, follows no redirect, reads 256 KiB at most, and repeats nothing. */
  send(request: HttpRequest): Promise<HttpAnswer>;
}

/** Ends all requests of one call of the rail together, after 20 s. */
export function deadline(): AbortSignal {
  return AbortSignal.timeout(DEADLINE_MS);
}

/** @param options.baseUrl without a slash at its end; https, but for a simulator */
export function createHttp(options: { readonly baseUrl: string; readonly fetch?: Fetch | undefined }): Http {
  const { baseUrl, fetch = globalThis.fetch } = options;
  return {
    async send({ method, path, headers = {}, body, signal }) {
      const json = typeof body === 'object' ? { 'content-type': 'application/json' } : {};
      try {
        const response = await fetch(`${baseUrl}${path}`, {
          method,
          headers: { accept: 'application/json', ...json, ...headers },
          body: typeof body === 'object' ? JSON.stringify(body) : (body ?? null),
          // An answer from elsewhere is not the provider's.
          redirect: 'manual',
          signal,
        });
        const text = await textOf(response);
        return { kind: 'answered', status: response.status, headers: response.headers, text, body: jsonIn(text) };
      } catch (error) {
        return { kind: 'silent', reason: reasonOf(error) };
      }
    },
  };
}

async function textOf(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.byteLength;
    if (bytes > ANSWER_BYTES_MAX) throw new Error(`more than ${ANSWER_BYTES_MAX} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** A text as JSON; null if it is not JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether it came with one of these HTTP statuses. */
export function hasStatus(answer: HttpAnswer, ...statuses: readonly number[]): boolean {
  return answer.kind === 'answered' && statuses.includes(answer.status);
}

/** The body of an answer with one of these HTTP statuses, or else with 200; null: there is none, or no JSON. */
export function bodyOf(answer: HttpAnswer, ...statuses: readonly number[]): unknown {
  const accepted = statuses.length === 0 ? [200] : statuses;
  return answer.kind === 'answered' && accepted.includes(answer.status) ? answer.body : null;
}

/** `fetch failed` explains nothing; its cause does: ECONNREFUSED, CERT_HAS_EXPIRED. Neither holds what was sent. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError') return 'timed out';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : error.name;
}
