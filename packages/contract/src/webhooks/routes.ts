import { z } from 'zod';
import { modeQuery, operatorQuery, pageOf, pageQuery } from '../basics/lists.ts';
import { noParameters, route } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import { delivery } from './deliveries/schemas.ts';
import { eventRecord } from './events/schemas.ts';
import {
  endpointCreateParams,
  endpointUpdateParams,
  rotateSecretParams,
  webhookEndpoint,
  webhookEndpointWithRecent,
  webhookEndpointWithSecret,
} from './schemas.ts';

const merchantParameters = z.object({ merchant_id: idParameter });

const operator = { kind: 'operator' } as const;

const deleted = z.object({ deleted: z.literal(true), id: z.string() });

const endpointParameters = z.object({ endpoint_id: idParameter });

const modePageQuery = z.strictObject({ ...pageQuery.shape, ...modeQuery.shape });

const webhooksRead = { kind: 'merchant', scope: 'webhooks:read' } as const;

const webhooksWrite = { kind: 'merchant', scope: 'webhooks:write' } as const;

export const webhookRoutes = {
  createWebhookEndpoint: route({
    method: 'POST',
    path: '/merchant/webhook-endpoints',
    tag: 'Webhooks',
    summary: 'Create a webhook endpoint; at most 10 a merchant',
    auth: webhooksWrite,
    audit: {
      action: 'webhook_endpoint.create',
      subject: { type: 'webhook_endpoint', answer: 'endpoint' },
      details: ['url', 'events', 'enabled', 'description', 'prefixed_names'],
    },
    parameters: noParameters,
    query: modeQuery,
    body: endpointCreateParams,
    success: { 201: z.object({ endpoint: webhookEndpointWithSecret }) },
    errors: ['WEBHOOK_ENDPOINT_LIMIT', 'REAUTHENTICATION_REQUIRED'],
  }),
  listWebhookEndpoints: route({
    method: 'GET',
    path: '/merchant/webhook-endpoints',
    tag: 'Webhooks',
    summary: 'List webhook endpoints',
    auth: webhooksRead,
    parameters: noParameters,
    query: modePageQuery,
    success: { 200: pageOf('endpoints', webhookEndpointWithRecent) },
    errors: [],
  }),
  getWebhookEndpoint: route({
    method: 'GET',
    path: '/merchant/webhook-endpoints/{endpoint_id}',
    tag: 'Webhooks',
    summary: 'Read a webhook endpoint',
    auth: webhooksRead,
    parameters: endpointParameters,
    query: modeQuery,
    success: { 200: z.object({ endpoint: webhookEndpointWithRecent }) },
    errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
  }),
  updateWebhookEndpoint: route({
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
    body: endpointUpdateParams,
    success: { 200: z.object({ endpoint: webhookEndpoint }) },
    errors: ['WEBHOOK_ENDPOINT_NOT_FOUND', 'REAUTHENTICATION_REQUIRED'],
  }),
  deleteWebhookEndpoint: route({
    method: 'DELETE',
    path: '/merchant/webhook-endpoints/{endpoint_id}',
    tag: 'Webhooks',
    summary: 'Delete a webhook endpoint; what waits for it is canceled',
    auth: webhooksWrite,
    audit: { action: 'webhook_endpoint.delete', subject: { type: 'webhook_endpoint', parameter: 'endpoint_id' } },
    parameters: endpointParameters,
    query: modeQuery,
    success: { 200: deleted },
    errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
  }),
  rotateWebhookSecret: route({
    method: 'POST',
    path: '/merchant/webhook-endpoints/{endpoint_id}/rotate-secret',
    tag: 'Webhooks',
    summary: 'Give the endpoint a new signing secret',
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
    success: { 200: z.object({ endpoint: webhookEndpointWithSecret }) },
    errors: ['WEBHOOK_ENDPOINT_NOT_FOUND', 'REAUTHENTICATION_REQUIRED'],
  }),
  pingWebhookEndpoint: route({
    method: 'POST',
    path: '/merchant/webhook-endpoints/{endpoint_id}/ping',
    tag: 'Webhooks',
    summary: 'Send the endpoint a ping event',
    auth: webhooksWrite,
    audit: { action: 'webhook_endpoint.ping', subject: { type: 'webhook_endpoint', parameter: 'endpoint_id' } },
    parameters: endpointParameters,
    query: modeQuery,
    success: { 200: z.object({ event: eventRecord, delivery }) },
    errors: ['WEBHOOK_ENDPOINT_NOT_FOUND', 'WEBHOOK_ENDPOINT_DISABLED'],
  }),
  listMerchantEndpoints: route({
    method: 'GET',
    path: '/admin/merchants/{merchant_id}/webhook-endpoints',
    tag: 'Operator',
    summary: 'List the webhook endpoints of a merchant, and how their newest deliveries went',
    auth: operator,
    parameters: merchantParameters,
    query: z.strictObject({ mode: operatorQuery.shape.mode }),
    success: { 200: z.object({ endpoints: z.array(webhookEndpointWithRecent) }) },
    errors: ['MERCHANT_NOT_FOUND'],
  }),
};
