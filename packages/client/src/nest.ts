// Webhooks in NestJS.
import { createReceiver, type WebhookHandlerOptions } from './webhooks/receiver.ts';
import type { WebhookVerificationReason } from './webhooks/verification-error.ts';
import type { WebhookPayload } from './webhooks/verify-webhook.ts';

export type { WebhookHandlerOptions } from './webhooks/receiver.ts';
export type { WebhookEvent } from './webhooks/event.ts';
export type { WebhookVerificationReason } from './webhooks/verification-error.ts';

/** What the handler uses of Nest's `RawBodyRequest`. */
export interface RawBodyRequestLike {
  /** HTTP headers, by name in any case. */
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  /** The bytes as they arrived. */
  readonly rawBody?: WebhookPayload | undefined;
}

/** An error that Nest answers with its `status` and, if `expose`, its message. */
export class WebhookRefusal extends Error {
  override readonly name: string = 'WebhookRefusal';
  readonly status: number;
  readonly statusCode: number;
  readonly expose: boolean;
  /** Why verification failed; undefined if the handler failed. */
  readonly reason: WebhookVerificationReason | undefined;

  constructor(status: number, message: string | undefined, reason: WebhookVerificationReason | undefined) {
    super(message ?? 'The event could not be handled.');
    this.status = this.statusCode = status;
    this.expose = message !== undefined;
    this.reason = reason;
  }
}

/**
 * A webhook endpoint for a controller of NestJS, on Express or Fastify. Create the application with `{ rawBody: true }`.
 *
 * @example
 * ```ts
 * @Controller('webhooks')
 * export class WebhooksController {
 *   readonly #receive = webhookHandler({
 *     secret: process.env.MITAKO_WEBHOOK_SECRET,
 *     onEvent: (event) => this.orders.update(event),
 *   });
 *   constructor(private readonly orders: Orders) {}
 *
 *   @Post()
 *   @HttpCode(200)
 *   receive(@Req() request: RawBodyRequest<Request>) {
 *     return this.#receive(request);
 *   }
 * }
 * ```
 * The handler throws a {@link WebhookRefusal} with the status that Nest answers with, 400 or 500.
 * @throws TypeError when `toleranceSeconds` is out of range
 */
export function webhookHandler(options: WebhookHandlerOptions): (request: RawBodyRequestLike) => Promise<object> {
  const receive = createReceiver(options);
  return async ({ rawBody, headers }) => {
    const { status, body } = await receive(async () => rawBody, headers);
    if (status === 200 && body !== null) return body;
    throw new WebhookRefusal(status, body?.error, body?.reason);
  };
}
