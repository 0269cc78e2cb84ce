import { z } from 'zod';
import { pageOf, pageQuery } from '../basics/lists.ts';
import { noParameters, noQuery, route } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import { apiKey, apiKeyCreateParams, apiKeyRollParams, apiKeyWithSecret } from './schemas.ts';

const deleted = z.object({ deleted: z.literal(true), id: z.string() });

const keyParameters = z.object({ key_id: idParameter });

const tokenOnly = { kind: 'merchant' } as const;

export const apiKeyRoutes = {
  createApiKey: route({
    method: 'POST',
    path: '/merchant/api-keys',
    tag: 'API keys',
    summary: 'Create an API key; the secret is shown once',
    auth: tokenOnly,
    audit: {
      action: 'api_key.create',
      subject: { type: 'api_key', answer: 'api_key' },
      details: ['name', 'livemode', 'scopes', 'expires_in'],
    },
    parameters: noParameters,
    query: noQuery,
    body: apiKeyCreateParams,
    success: { 201: z.object({ api_key: apiKeyWithSecret }) },
    errors: ['KYC_REQUIRED', 'REAUTHENTICATION_REQUIRED'],
  }),
  listApiKeys: route({
    method: 'GET',
    path: '/merchant/api-keys',
    tag: 'API keys',
    summary: 'List API keys of both modes',
    auth: tokenOnly,
    parameters: noParameters,
    query: pageQuery,
    success: { 200: pageOf('api_keys', apiKey) },
    errors: [],
  }),
  rollApiKey: route({
    method: 'POST',
    path: '/merchant/api-keys/{key_id}/roll',
    tag: 'API keys',
    summary: 'Replace an API key; the old one may live on for a while',
    auth: tokenOnly,
    audit: { action: 'api_key.roll', subject: { type: 'api_key', parameter: 'key_id' }, details: ['grace_seconds'] },
    parameters: keyParameters,
    query: noQuery,
    body: apiKeyRollParams,
    bodyOptional: true,
    success: { 201: z.object({ api_key: apiKeyWithSecret }) },
    errors: ['API_KEY_NOT_FOUND', 'API_KEY_REVOKED', 'REAUTHENTICATION_REQUIRED'],
  }),
  revokeApiKey: route({
    method: 'DELETE',
    path: '/merchant/api-keys/{key_id}',
    tag: 'API keys',
    summary: 'Revoke an API key at once',
    auth: tokenOnly,
    audit: { action: 'api_key.revoke', subject: { type: 'api_key', parameter: 'key_id' } },
    parameters: keyParameters,
    query: noQuery,
    success: { 200: deleted },
    errors: ['API_KEY_NOT_FOUND'],
  }),
};
