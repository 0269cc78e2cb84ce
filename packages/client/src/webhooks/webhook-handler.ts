import type { WebhookEvent } from './event.ts';
import { fail, WebhookVerificationError } from './verification-error.ts';
import { verifyWebhook } from './verify-webhook.ts';

/** How to receive webhooks. */
export interface WebhookHandlerOptions {
  /** Secret of the endpoint, `whsec_…`; several while you change from one to the next. */
  readonly secret: string | readonly string[];
  /**
   * What to do about an event. When it throws, the answer is 500 and Mitako sends the event again, for 24 hours. It has
   * 15 seconds; put longer work on a queue.
   */
  readonly onEvent: (event: WebhookEvent) => unknown;
  /**
   * Keeps an event from being handled twice: insert the id if it is absent and call `handle` only then, in one
   * transaction, so that a failure takes the id back and the next attempt is handled. The same event does come twice,
   * when an answer was lost or somebody replays it.
   *
   * @example
   * ```ts
   * seen: (id, handle) => database.transaction(async (transaction) => {
   *   if (await insertIfAbsent(transaction, id)) await handle();
   * })
   * ```
   */
  readonly seen?: ((id: string, handle: () => Promise<void>) => unknown) | undefined;
  /** Told why an answer is not 200. `console.error` when absent. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** 1 … 86 400 seconds, 300 when absent; see `verifyWebhook`. */
  readonly toleranceSeconds?: number | undefined;
  /** Epoch milliseconds, for tests. */
  readonly now?: (() => number) | undefined;
}

/** Mitako's webhooks are below 64 KiB. Whoever sends more is somebody else. */
const BODY_BYTES_MAX = 256 * 1024;

/**
 * A webhook endpoint for every server that speaks `Request` and `Response`: 200 when the event is handled, 400 with
 * `{ error, reason }` when it cannot be verified, 500 when `onEvent` throws.
 *
 * @example
 * ```ts
 * export const POST = webhookHandler({
 *   secret: env.MITAKO_WEBHOOK_SECRET,
 *   onEvent: async (event) => {
 *     if (event.event === 'payment.succeeded') await markPaid(event.data.customer_reference);
 *   },
 * });
 * ```
 */
export function webhookHandler(options: WebhookHandlerOptions): (request: Request) => Promise<Response> {
  // An answer of 500 alone would hide the merchant's own mistakes from him.
  // oxlint-disable-next-line no-console
  const { onEvent, seen = (_id, handle) => handle(), onError = console.error } = options;
  return async (request) => {
    try {
      const payload = await readBody(request);
      const event = await verifyWebhook({ ...options, payload, headers: request.headers, now: options.now?.() });
      await seen(event.id, async () => void (await onEvent(event)));
      return Response.json({ received: true });
    } catch (error) {
      onError(error);
      if (!(error instanceof WebhookVerificationError)) return new Response(null, { status: 500 });
      return Response.json({ error: error.message, reason: error.reason }, { status: 400 });
    }
  };
}

/** Empty when somebody read it before, which verifying then reports. */
async function readBody(request: Request): Promise<string> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const chunk of (!request.bodyUsed && request.body) || []) {
    length += chunk.length;
    if (length > BODY_BYTES_MAX) fail('malformed_body', 'The body is too large.');
    chunks.push(chunk);
  }
  return new Blob(chunks).text();
}
