import { merchantOrKey, omissible, operator, route, routesOf } from '../basics/declare.ts';
import { DEVELOP, READ_EVENTS, STAFF } from '../people/roles.ts';
import { deleted, itemOf, listOf, modePageQuery, modeQuery, operatorModeQuery, pageOf } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** A merchant's webhook endpoints. */
export const webhookRoutes = routesOf('Webhooks', {
  createWebhookEndpoint: route.post('/merchant/webhook-endpoints', merchantOrKey('webhooks:write', DEVELOP), {
    summary: 'Create a webhook endpoint; at most 10 per merchant, test and live together',
    description: 'Store its `secret`, which verifies the webhooks.',
    audit: {
      action: 'webhook_endpoint.create',
      subject: { type: 'webhook_endpoint', answer: 'endpoint' },
      details: ['url', 'events', 'description', 'prefixed_names'],
    },
    query: modeQuery,
    body: schemas.webhookEndpointCreateParams,
    answer: itemOf('endpoint', schemas.webhookEndpointWithSecret),
    status: 201,
    errors: ['WEBHOOK_ENDPOINT_LIMIT', 'REAUTHENTICATION_REQUIRED'],
  }),
  listWebhookEndpoints: route.get('/merchant/webhook-endpoints', merchantOrKey('webhooks:read', READ_EVENTS), {
    summary: 'List webhook endpoints, newest first, with a summary of their newest deliveries',
    query: modePageQuery,
    answer: pageOf('endpoints', schemas.webhookEndpointWithRecent),
  }),
  getWebhookEndpoint: route.get(
    '/merchant/webhook-endpoints/{endpoint_id}',
    merchantOrKey('webhooks:read', READ_EVENTS),
    {
      summary: 'Read a webhook endpoint',
      query: modeQuery,
      answer: itemOf('endpoint', schemas.webhookEndpointWithRecent),
      errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
    },
  ),
  updateWebhookEndpoint: route.patch(
    '/merchant/webhook-endpoints/{endpoint_id}',
    merchantOrKey('webhooks:write', DEVELOP),
    {
      summary: 'Change a webhook endpoint',
      audit: {
        action: 'webhook_endpoint.update',
        subject: { type: 'webhook_endpoint', parameter: 'endpoint_id' },
        details: ['url', 'events', 'enabled', 'description', 'prefixed_names'],
      },
      query: modeQuery,
      body: schemas.webhookEndpointUpdateParams,
      answer: itemOf('endpoint', schemas.webhookEndpoint),
      errors: ['WEBHOOK_ENDPOINT_NOT_FOUND', 'REAUTHENTICATION_REQUIRED'],
    },
  ),
  deleteWebhookEndpoint: route.delete(
    '/merchant/webhook-endpoints/{endpoint_id}',
    merchantOrKey('webhooks:write', DEVELOP),
    {
      summary: 'Delete a webhook endpoint and cancel its pending deliveries',
      audit: { action: 'webhook_endpoint.delete', subject: { type: 'webhook_endpoint', parameter: 'endpoint_id' } },
      query: modeQuery,
      answer: deleted,
      errors: ['WEBHOOK_ENDPOINT_NOT_FOUND'],
    },
  ),
  rotateWebhookSecret: route.post(
    '/merchant/webhook-endpoints/{endpoint_id}/rotate-secret',
    merchantOrKey('webhooks:write', DEVELOP),
    {
      summary: 'Rotate the signing secret of an endpoint',
      description: 'For `grace_seconds`, deliveries verify with the old one too.',
      client: 'webhookEndpoints.rotateSecret',
      audit: {
        action: 'webhook_endpoint.rotate_secret',
        subject: { type: 'webhook_endpoint', parameter: 'endpoint_id' },
        details: ['grace_seconds'],
      },
      query: modeQuery,
      body: omissible(schemas.rotateSecretParams),
      answer: itemOf('endpoint', schemas.webhookEndpointWithSecret),
      errors: ['WEBHOOK_ENDPOINT_NOT_FOUND', 'REAUTHENTICATION_REQUIRED'],
    },
  ),
  pingWebhookEndpoint: route.post(
    '/merchant/webhook-endpoints/{endpoint_id}/ping',
    merchantOrKey('webhooks:write', DEVELOP),
    {
      summary: 'Send a ping event to an endpoint',
      audit: { action: 'webhook_endpoint.ping', subject: { type: 'webhook_endpoint', parameter: 'endpoint_id' } },
      query: modeQuery,
      answer: schemas.pinged,
      errors: ['WEBHOOK_ENDPOINT_NOT_FOUND', 'WEBHOOK_ENDPOINT_DISABLED'],
    },
  ),
  listMerchantEndpoints: route.get('/admin/merchants/{merchant_id}/webhook-endpoints', operator(STAFF), {
    summary: 'List the webhook endpoints of a merchant with a summary of their newest deliveries',
    client: { name: 'merchants.webhookEndpoints', params: 'MerchantModeParams' },
    query: operatorModeQuery,
    answer: listOf('endpoints', schemas.webhookEndpointWithRecent),
    errors: ['MERCHANT_NOT_FOUND'],
  }),
});
