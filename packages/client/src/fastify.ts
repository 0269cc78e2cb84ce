// Webhooks in Fastify 4 and 5.
import { createReceiver, readChunks, type WebhookHandlerOptions } from './webhooks/receiver.ts';
import type { WebhookPayload } from './webhooks/verify-webhook.ts';

export type { WebhookHandlerOptions } from './webhooks/receiver.ts';
export type { WebhookEvent } from './webhooks/event.ts';

/** Options of {@link webhookPlugin}. */
export interface WebhookPluginOptions extends WebhookHandlerOptions {
  /** Where Mitako posts to. Default: `/webhooks`. */
  readonly path?: string | undefined;
}

/** The part of Fastify's instance that the plugin uses. */
export interface WebhookScope {
  /** As of Fastify. */
  removeAllContentTypeParsers(): void;
  /** As of Fastify. */
  addContentTypeParser(
    contentType: string,
    options: {
      /** The largest body that is read, in bytes. */
      readonly bodyLimit?: number;
    },
    parser: (request: unknown, body: AsyncIterable<Uint8Array>) => Promise<string>,
  ): unknown;
  /** Adds a route. */
  post(path: string, handler: (request: WebhookRequest, reply: WebhookReply) => Promise<unknown>): unknown;
}

/** The part of Fastify's request that the plugin uses. */
export interface WebhookRequest {
  /** HTTP headers, by name in any case. */
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  /** The bytes as they arrived. */
  readonly body: unknown;
}

/** What the plugin uses of Fastify's reply. */
export interface WebhookReply {
  /** Sets the status. */
  code(statusCode: number): {
    /** Ends the response. */
    send(body: unknown): unknown;
  };
}

/**
 * A webhook endpoint for Fastify, as a plugin: the parser for its raw body is that of its own scope, so all other
 * routes keep theirs.
 *
 * @example
 * ```ts
 * app.register(webhookPlugin({
 *   secret: process.env.MITAKO_WEBHOOK_SECRET,
 *   onEvent: async (event) => {
 *     if (event.event === 'payment.succeeded') await markPaid(event.data.customer_reference);
 *   },
 * }));
 * ```
 * @throws TypeError when `toleranceSeconds` is out of range
 */
export function webhookPlugin(options: WebhookPluginOptions): (scope: WebhookScope) => Promise<void> {
  const receive = createReceiver(options);
  return async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', {}, (_request, body) => readChunks(body));
    scope.post(options.path ?? '/webhooks', async (request, reply) => {
      const { status, body } = await receive(async () => request.body as WebhookPayload | undefined, request.headers);
      return reply.code(status).send(body);
    });
  };
}
