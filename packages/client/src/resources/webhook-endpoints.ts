import type {
  Delivery,
  EventRecord,
  WebhookEndpoint,
  WebhookEndpointWithRecent,
  WebhookEndpointWithSecret,
} from '@mitako/contract/names';
import type { Call } from '../internal/call.ts';
import { createList, toPage, type List, type PagePosition } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { RotateSecretParams, WebhookEndpointCreateParams, WebhookEndpointUpdateParams } from '../params.ts';

/** Where events are sent. A key sees the endpoints of its own mode. */
export interface WebhookEndpoints {
  /**
   * Makes an endpoint. Keep its `secret`: it is what `verifyWebhook` needs.
   * @throws MitakoError `WEBHOOK_ENDPOINT_LIMIT` beyond 10 of one merchant, test and live together
   */
  create(params: WebhookEndpointCreateParams, options?: WriteOptions): Promise<WebhookEndpointWithSecret>;
  list(params?: PagePosition, options?: CallOptions): List<WebhookEndpointWithRecent>;
  /** @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND` */
  retrieve(endpointId: string, options?: CallOptions): Promise<WebhookEndpointWithRecent>;
  /** @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND` */
  update(endpointId: string, params: WebhookEndpointUpdateParams, options?: WriteOptions): Promise<WebhookEndpoint>;
  /**
   * Deletes an endpoint; what still waits for it is canceled.
   * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
   */
  delete(endpointId: string, options?: WriteOptions): Promise<DeletedWebhookEndpoint>;
  /**
   * Gives the endpoint a new `secret`. Until `grace_seconds` are over, deliveries verify with the old one too.
   * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
   */
  rotateSecret(
    endpointId: string,
    params?: RotateSecretParams,
    options?: WriteOptions,
  ): Promise<WebhookEndpointWithSecret>;
  /**
   * Sends the endpoint a `ping` event.
   * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_DISABLED`
   */
  ping(endpointId: string, options?: WriteOptions): Promise<PingSent>;
}

/** What is left of a deleted endpoint. */
export interface DeletedWebhookEndpoint {
  readonly id: string;
  readonly deleted: true;
}

/** A ping on its way. */
export interface PingSent {
  readonly event: EventRecord;
  readonly delivery: Delivery;
}

export function createWebhookEndpoints(call: Call): WebhookEndpoints {
  return {
    create: async (body, options) => (await call('POST /merchant/webhook-endpoints', { body, options })).endpoint,
    list: (start = {}, options) =>
      createList(start, async (query) => {
        const page = await call('GET /merchant/webhook-endpoints', { query: { ...query }, options });
        return toPage(page.endpoints, page.pagination);
      }),
    retrieve: async (endpointId, options) => {
      const parameters = { endpoint_id: endpointId };
      return (await call('GET /merchant/webhook-endpoints/{endpoint_id}', { parameters, options })).endpoint;
    },
    update: async (endpointId, body, options) => {
      const parameters = { endpoint_id: endpointId };
      return (await call('PATCH /merchant/webhook-endpoints/{endpoint_id}', { parameters, body, options })).endpoint;
    },
    delete: (endpointId, options) => {
      const parameters = { endpoint_id: endpointId };
      return call('DELETE /merchant/webhook-endpoints/{endpoint_id}', { parameters, options });
    },
    rotateSecret: async (endpointId, body = {}, options) => {
      const parameters = { endpoint_id: endpointId };
      const line = 'POST /merchant/webhook-endpoints/{endpoint_id}/rotate-secret';
      return (await call(line, { parameters, body, options })).endpoint;
    },
    ping: (endpointId, options) => {
      const parameters = { endpoint_id: endpointId };
      return call('POST /merchant/webhook-endpoints/{endpoint_id}/ping', { parameters, options });
    },
  };
}
