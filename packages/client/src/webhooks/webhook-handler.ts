import type { WebhookEvent } from './event.ts';
import { fail, WebhookVerificationError } from './verification-error.ts';
import { verifyWebhook } from './verify-webhook.ts';

/** Options of a webhook endpoint. */
export interface WebhookHandlerOptions {
  /** Secret of the endpoint, `whsec_…`; an array during a rotation. */
  readonly secret: string | readonly string[];
  /**
   * Handles an event. If it throws, the response is 500 and Mitako retries for 24 hours. It has 15 seconds; put longer
   * work on a queue.
   */
  readonly onEvent: (event: WebhookEvent) => unknown;
  /**
   * Prevents handling an event twice: insert the id if it is absent and call `handle` only then, in one transaction, so
   * that a failure removes the id and the next attempt is handled. The same event can arrive twice, when a response was
   * lost or somebody replays it.
   *
   * @example
   * ```ts
   * seen: (id, handle) => database.transaction(async (transaction) => {
   *   if (await insertIfAbsent(transaction, id)) await handle();
   * })
   * ```
   */
  readonly seen?: ((id: string, handle: () => Promise<void>) => unknown) | undefined;
  /** Called with the reason of a response other than 200. Default: `console.error`. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** 1 … 86 400 seconds. Default: 300. See `verifyWebhook`. */
  readonly toleranceSeconds?: number | undefined;
  /** Epoch milliseconds, for tests. */
  readonly now?: (() => number) | undefined;
}

/** Mitako's webhooks are below 64 KiB. Larger bodies come from somebody else. */
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
  // A response of 500 alone would hide the merchant's own mistakes.
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

/** Empty if the body was consumed before, which verification then reports. */
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
