import type {
  Deleted,
  Pinged,
  RotateSecretParams,
  WebhookEndpoint,
  WebhookEndpointCreateParams,
  WebhookEndpointUpdateParams,
  WebhookEndpointWithRecent,
  WebhookEndpointWithSecret,
} from '@mitako/contract/names';
import type { List, PagePosition } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Webhook endpoints. A key sees those of its own mode. */
export interface WebhookEndpoints {
  /**
   * Creates an endpoint. Store its `secret`: `verifyWebhook` needs it.
   * @throws MitakoError `WEBHOOK_ENDPOINT_LIMIT` beyond 10 of one merchant, test and live together
   */
  create(params: WebhookEndpointCreateParams, options?: WriteOptions): Promise<WebhookEndpointWithSecret>;
  /** Lists the endpoints, newest first, with a summary of their deliveries. */
  list(params?: PagePosition, options?: CallOptions): List<WebhookEndpointWithRecent>;
  /** @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND` */
  retrieve(endpointId: string, options?: CallOptions): Promise<WebhookEndpointWithRecent>;
  /** @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND` */
  update(endpointId: string, params: WebhookEndpointUpdateParams, options?: WriteOptions): Promise<WebhookEndpoint>;
  /**
   * Deletes an endpoint and cancels its pending deliveries.
   * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
   */
  delete(endpointId: string, options?: WriteOptions): Promise<Deleted>;
  /**
   * Rotates the `secret` of an endpoint. For `grace_seconds`, deliveries verify with the old one too.
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
  ping(endpointId: string, options?: WriteOptions): Promise<Pinged>;
}
