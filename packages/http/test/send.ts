import type { ErrorBody } from '@mitako/contract/names';
import type { Handler } from '../src/index.ts';

/** What a test says about a request beyond method and path. */
export interface Sent {
  /** An object is sent as JSON; text and bytes as they are, with a JSON content type unless told otherwise. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly clientAddress?: string;
}

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as an error; check the status first. */
  readonly error: ErrorBody;
}

/** Sends one request to a handler, without a server in between. */
export async function send(handler: Handler, method: string, path: string, sent: Sent = {}): Promise<Received> {
  const body = encode(sent.body);
  const request = new Request(`https://pay.example.cm${path}`, {
    method,
    headers: { ...(body === null ? {} : { 'Content-Type': 'application/json' }), ...sent.headers },
    ...(body === null ? {} : { body, duplex: 'half' }),
  });
  const response = await handler(request, { clientAddress: sent.clientAddress });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    get error(): ErrorBody {
      return JSON.parse(text) as ErrorBody;
    },
  };
}

function encode(body: unknown): NonNullable<RequestInit['body']> | null {
  if (body === undefined || body === null) return null;
  if (typeof body === 'string' || body instanceof Uint8Array || body instanceof ReadableStream)
    return body as NonNullable<RequestInit['body']>;
  return JSON.stringify(body);
}
