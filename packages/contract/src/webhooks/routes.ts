import { z } from 'zod';
import type { GracePeriod } from '../api-keys/types.ts';
import { deleted, itemOf, modePageQuery, modeQuery, operatorModeQuery, pageOf } from '../basics/lists.ts';
import type { Delete, Get, MerchantOrKey, Operator, Patch, Post } from '../basics/route-types.ts';
import { noParameters, operator, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { Deleted, ItemOf, ModePageQuery, ModeQuery, OperatorModeQuery, PageOf } from '../basics/types.ts';
import {
  pinged,
  rotateSecretParams,
  webhookEndpoint,
  webhookEndpointCreateParams,
  webhookEndpointUpdateParams,
  webhookEndpointWithRecent,
  webhookEndpointWithSecret,
} from './schemas.ts';
import type {
  Pinged,
  RotateSecretParams,
  WebhookEndpoint,
  WebhookEndpointCreate,
  WebhookEndpointCreateParams,
  WebhookEndpointUpdateParams,
  WebhookEndpointWithRecent,
  WebhookEndpointWithSecret,
  WithSentEvents,
} from './types.ts';

/** A merchant's webhook endpoints. */
export interface WebhookRoutes {
  readonly createWebhookEndpoint: Post<
    '/merchant/webhook-endpoints',
    MerchantOrKey,
    ModeQuery,
    WebhookEndpointCreate,
    ItemOf<'endpoint', WebhookEndpointWithSecret>,
    WithSentEvents<WebhookEndpointCreateParams>
  >;
  readonly listWebhookEndpoints: Get<
    '/merchant/webhook-endpoints',
    MerchantOrKey,
    ModePageQuery,
    PageOf<'endpoints', WebhookEndpointWithRecent>
  >;
  readonly getWebhookEndpoint: Get<
    '/merchant/webhook-endpoints/{endpoint_id}',
    MerchantOrKey,
    ModeQuery,
    ItemOf<'endpoint', WebhookEndpointWithRecent>
  >;
  readonly updateWebhookEndpoint: Patch<
    '/merchant/webhook-endpoints/{endpoint_id}',
    MerchantOrKey,
    ModeQuery,
    WebhookEndpointUpdateParams,
    ItemOf<'endpoint', WebhookEndpoint>,
    WithSentEvents<WebhookEndpointUpdateParams>
  >;
  readonly deleteWebhookEndpoint: Delete<
    '/merchant/webhook-endpoints/{endpoint_id}',
    MerchantOrKey,
    ModeQuery,
    Deleted
  >;
  readonly rotateWebhookSecret: Post<
    '/merchant/webhook-endpoints/{endpoint_id}/rotate-secret',
    MerchantOrKey,
    ModeQuery,
    GracePeriod | undefined,
    ItemOf<'endpoint', WebhookEndpointWithSecret>,
    RotateSecretParams | undefined
  >;
  readonly pingWebhookEndpoint: Post<
    '/merchant/webhook-endpoints/{endpoint_id}/ping',
    MerchantOrKey,
    ModeQuery,
    undefined,
    Pinged
  >;
  readonly listMerchantEndpoints: Get<
    '/admin/merchants/{merchant_id}/webhook-endpoints',
    Operator,
    OperatorModeQuery,
    ItemOf<'endpoints', readonly WebhookEndpointWithRecent[]>
  >;
}

const merchantParameters = z.object({ merchant_id: idParameter });
const endpointParameters = z.object({ endpoint_id: idParameter });
const webhooksRead: MerchantOrKey = { kind: 'merchant', scope: 'webhooks:read' };
const webhooksWrite: MerchantOrKey = { kind: 'merchant', scope: 'webhooks:write' };

export const webhookRoutes: RouteTable<WebhookRoutes> = {
  createWebhookEndpoint: {
    method: 'POST',
    path: '/merchant/webhook-endpoints',
    tag: 'Webhooks',
    summary: 'Create a webhook endpoint; at most 10 per merchant',
    auth: webhooksWrite,
    audit: {
      action: 'webhook_endpoint.create',
      subject: { type: 'webhook_endpoint', answer: 'endpoint' },
      details: ['url', 'events', 'description', 'prefixed_names'],
    },
    parameters: noParameters,
    query: modeQuery,
    body: webhookEndpointCreateParams,
    success: { 201: itemOf('endpoint', webhookEndpointWithSecret) },
    errors: ['WEBHOOK_ENDPOINT_LIMIT', 'REAUTHENTICATION_REQUIRED'],
  },
  listWebhookEndpoints: {
    method: 'GET',
    path: '/merchant/webhook-endpoints',
    tag: 'Webhooks',
    summary: 'List webhook endpoints',
    auth: webhooksRead,
    parameters: noParameters,
    query: modePageQuery,
    success: { 200: pageOf('endpoints', webhookEndpointWithRecent) },
    errors: [],
  },
  getWebhookEndpoint: {
    method: 'GET',
    path: '/merchant/webhook-endpoints/{endpoint_id}',
    tag: 'Webhooks',
    summary: 'Read a webhook endpoint',
    auth: webhooksRead,
    parameters: endpointParameters,
    query: modeQuery,
    success: { 200: itemOf('endpoint', webhookEndpointWithRecent) },
    errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
  },
  updateWebhookEndpoint: {
    method: 'PATCH',
    path: '/merchant/webhook-endpoints/{endpoint_id}',
    tag: 'Webhooks',
    summary: 'Change a webhook endpoint',
    auth: webhooksWrite,
    audit: {
      action: 'webhook_endpoint.update',
      subject: { type: 'webhook_endpoint', parameter: 'endpoint_id' },
      details: ['url', 'events', 'enabled', 'description', 'prefixed_names'],
    },
    parameters: endpointParameters,
    query: modeQuery,
    body: webhookEndpointUpdateParams,
    success: { 200: itemOf('endpoint', webhookEndpoint) },
    errors: ['WEBHOOK_ENDPOINT_NOT_FOUND', 'REAUTHENTICATION_REQUIRED'],
  },
  deleteWebhookEndpoint: {
    method: 'DELETE',
    path: '/merchant/webhook-endpoints/{endpoint_id}',
    tag: 'Webhooks',
    summary: 'Delete a webhook endpoint and cancel its pending deliveries',
    auth: webhooksWrite,
    audit: { action: 'webhook_endpoint.delete', subject: { type: 'webhook_endpoint', parameter: 'endpoint_id' } },
    parameters: endpointParameters,
    query: modeQuery,
    success: { 200: deleted },
    errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
  },
  rotateWebhookSecret: {
    method: 'POST',
    path: '/merchant/webhook-endpoints/{endpoint_id}/rotate-secret',
    tag: 'Webhooks',
    summary: 'Rotate the signing secret of an endpoint',
    auth: webhooksWrite,
    audit: {
      action: 'webhook_endpoint.rotate_secret',
      subject: { type: 'webhook_endpoint', parameter: 'endpoint_id' },
      details: ['grace_seconds'],
    },
    parameters: endpointParameters,
    query: modeQuery,
    body: rotateSecretParams,
    bodyOptional: true,
    success: { 200: itemOf('endpoint', webhookEndpointWithSecret) },
    errors: ['WEBHOOK_ENDPOINT_NOT_FOUND', 'REAUTHENTICATION_REQUIRED'],
  },
  pingWebhookEndpoint: {
    method: 'POST',
    path: '/merchant/webhook-endpoints/{endpoint_id}/ping',
    tag: 'Webhooks',
    summary: 'Send a ping event to an endpoint',
    auth: webhooksWrite,
    audit: { action: 'webhook_endpoint.ping', subject: { type: 'webhook_endpoint', parameter: 'endpoint_id' } },
    parameters: endpointParameters,
    query: modeQuery,
    success: { 200: pinged },
    errors: ['WEBHOOK_ENDPOINT_NOT_FOUND', 'WEBHOOK_ENDPOINT_DISABLED'],
  },
  listMerchantEndpoints: {
    method: 'GET',
    path: '/admin/merchants/{merchant_id}/webhook-endpoints',
    tag: 'Operator',
    summary: 'List the webhook endpoints of a merchant with a summary of their newest deliveries',
    auth: operator,
    parameters: merchantParameters,
    query: operatorModeQuery,
    success: { 200: itemOf('endpoints', z.array(webhookEndpointWithRecent)) },
    errors: ['MERCHANT_NOT_FOUND'],
  },
};
