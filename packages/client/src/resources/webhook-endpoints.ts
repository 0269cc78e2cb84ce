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
  delete(endpointId: string, options?: WriteOptions): Promise<Deleted>;
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
  ping(endpointId: string, options?: WriteOptions): Promise<Pinged>;
}
