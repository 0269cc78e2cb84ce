// Written by `npx -y pnpm@12 types` from the routes of the contract, where a change begins.
import type { List, PagePosition } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
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

/** Where webhooks go. */
export interface WebhookEndpoints {
  /**
   * Create a webhook endpoint; at most 10 per merchant, test and live together. Store its `secret`, which verifies the
   * webhooks.
   * @throws MitakoError `WEBHOOK_ENDPOINT_LIMIT`
   */
  create(params: WebhookEndpointCreateParams, options?: WriteOptions): Promise<WebhookEndpointWithSecret>;
  /** List webhook endpoints, newest first, with a summary of their newest deliveries. */
  list(params?: PagePosition, options?: CallOptions): List<WebhookEndpointWithRecent>;
  /**
   * Read a webhook endpoint.
   * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
   */
  retrieve(endpointId: string, options?: CallOptions): Promise<WebhookEndpointWithRecent>;
  /**
   * Change a webhook endpoint.
   * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
   */
  update(endpointId: string, params: WebhookEndpointUpdateParams, options?: WriteOptions): Promise<WebhookEndpoint>;
  /**
   * Delete a webhook endpoint and cancel its pending deliveries.
   * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
   */
  delete(endpointId: string, options?: WriteOptions): Promise<Deleted>;
  /**
   * Rotate the signing secret of an endpoint. For `grace_seconds`, deliveries verify with the old one too.
   * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`
   */
  rotateSecret(
    endpointId: string,
    params?: RotateSecretParams,
    options?: WriteOptions,
  ): Promise<WebhookEndpointWithSecret>;
  /**
   * Send a ping event to an endpoint.
   * @throws MitakoError `WEBHOOK_ENDPOINT_NOT_FOUND`, `WEBHOOK_ENDPOINT_DISABLED`
   */
  ping(endpointId: string, options?: WriteOptions): Promise<Pinged>;
}
