// Webhooks in Next.js.
import { nodeWebhookHandler, type NodeWebhookHandler } from './adapters/node-request.ts';
import type { WebhookHandlerOptions } from './webhooks/receiver.ts';
import { readTolerance } from './webhooks/verify-webhook.ts';
import { webhookHandler as handler } from './webhooks/webhook-handler.ts';

export type { NodeRequest, NodeResponse, NodeWebhookHandler } from './adapters/node-request.ts';
export type { WebhookHandlerOptions } from './webhooks/receiver.ts';
export type { WebhookEvent } from './webhooks/event.ts';

/**
 * A webhook endpoint for the App Router. It reads its secret at the first request: `next build` loads the module where
 * the environment variable is not set.
 *
 * @example
 * ```ts
 * // app/webhooks/route.ts
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
  const receive = onceNeeded(options, handler);
  return (request) => receive()(request);
}

/**
 * The same for an API route of the Pages Router, which must disable its body parser.
 *
 * @example
 * ```ts
 * // pages/api/webhooks.ts
 * export const config = { api: { bodyParser: false } };
 * export default webhookApiRoute({ secret: process.env.MITAKO_WEBHOOK_SECRET, onEvent });
 * ```
 * @throws TypeError when `toleranceSeconds` is out of range
 */
export function webhookApiRoute(options: WebhookHandlerOptions): NodeWebhookHandler {
  const receive = onceNeeded(options, nodeWebhookHandler);
  return (request, response) => receive()(request, response);
}

function onceNeeded<Handler>(
  options: WebhookHandlerOptions,
  create: (options: WebhookHandlerOptions) => Handler,
): () => Handler {
  // Not from the environment, as the secret is.
  readTolerance(options);
  let value: Handler | undefined;
  return () => (value ??= create(options));
}
