import { createReceiver, readChunks, type WebhookHandlerOptions } from './receiver.ts';

/**
 * A webhook endpoint for every server that speaks `Request` and `Response`: 200 when the event is handled, 400 with
 * `{ error, reason }` when it cannot be verified, 500 when `onEvent` throws or the secret is not valid.
 *
 * @example
 * ```ts
 * export const POST = webhookHandler({
 *   secret: process.env.MITAKO_WEBHOOK_SECRET,
 *   onEvent: async (event) => {
 *     if (event.event === 'payment.succeeded') await markPaid(event.data.customer_reference);
 *   },
 * });
 * ```
 * @throws TypeError when `toleranceSeconds` is out of range
 */
export function webhookHandler(options: WebhookHandlerOptions): (request: Request) => Promise<Response> {
  const receive = createReceiver(options);
  return async (request) => {
    // Empty if the body was consumed before, which verification then reports.
    const { status, body } = await receive(
      () => readChunks((!request.bodyUsed && request.body) || []),
      request.headers,
    );
    return body === null ? new Response(null, { status }) : Response.json(body, { status });
  };
}
