// Webhooks in Express 4 and 5.
import { nodeWebhookHandler, type NodeWebhookHandler } from './adapters/node-request.ts';
import type { WebhookHandlerOptions } from './webhooks/receiver.ts';

export type { NodeRequest, NodeResponse, NodeWebhookHandler } from './adapters/node-request.ts';
export type { WebhookHandlerOptions } from './webhooks/receiver.ts';
export type { WebhookEvent } from './webhooks/event.ts';

/**
 * A webhook endpoint for Express. It reads the raw body itself: register it before `express.json()`, or use
 * `express.raw({ type: '*' + '/*' })` on its route.
 *
 * @example
 * ```ts
 * app.post('/webhooks', webhookHandler({
 *   secret: process.env.MITAKO_WEBHOOK_SECRET,
 *   onEvent: async (event) => {
 *     if (event.event === 'payment.succeeded') await markPaid(event.data.customer_reference);
 *   },
 * }));
 * app.use(express.json());
 * ```
 * @throws TypeError when `toleranceSeconds` is out of range
 */
export function webhookHandler(options: WebhookHandlerOptions): NodeWebhookHandler {
  return nodeWebhookHandler(options);
}
