import type { WebhookHandlerOptions } from '../webhooks/receiver.ts';
import { createReceiver, readChunks } from '../webhooks/receiver.ts';
import type { WebhookPayload } from '../webhooks/verify-webhook.ts';

/**
 * The part of Node's `IncomingMessage` that is used, with the fields of body parsers. No framework is needed for its
 * types.
 */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  /** HTTP headers, by name in any case. */
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  /** True: a parser has read the body. */
  readonly readableDidRead?: boolean;
  /** The body left by a parser, if one ran before. */
  readonly body?: unknown;
  /** The bytes, where a framework keeps them. */
  readonly rawBody?: unknown;
}

/** The common part of the responses of Express and of Next's API routes. */
export interface NodeResponse {
  /** Sets the status. */
  status(code: number): {
    /** Ends the response with JSON. */
    json(body: unknown): unknown;
  };
}

/** A handler for servers whose requests are Node's, with the methods that Express adds to responses. */
export type NodeWebhookHandler = (request: NodeRequest, response: NodeResponse) => Promise<void>;

/**
 * Creates a {@link NodeWebhookHandler}.
 * @throws TypeError when `toleranceSeconds` is out of range
 */
export function nodeWebhookHandler(options: WebhookHandlerOptions): NodeWebhookHandler {
  const receive = createReceiver(options);
  return async (request, response) => {
    const { status, body } = await receive(() => rawBody(request), request.headers);
    response.status(status).json(body);
  };
}

/** The bytes that a parser left, or else those of the request. Undefined if they were parsed and are gone. */
async function rawBody(request: NodeRequest): Promise<WebhookPayload | undefined> {
  for (const given of [request.rawBody, request.body]) {
    if (typeof given === 'string' || given instanceof Uint8Array) return given;
  }
  return request.readableDidRead === true ? undefined : readChunks(request);
}
