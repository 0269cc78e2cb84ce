import { z } from 'zod';
import { deleted, itemOf, pageOf, pageQuery } from '../basics/lists.ts';
import type { Delete, Get, MerchantToken, Operator, Post } from '../basics/route-types.ts';
import { noParameters, noQuery, operator, type RouteTable } from '../basics/route.ts';
import { idParameter } from '../basics/text.ts';
import type { Deleted, ItemOf, NoQuery, PageOf, PageQuery } from '../basics/types.ts';
import { apiKey, apiKeyCreateParams, apiKeyRollParams, apiKeyWithSecret, operatorKey } from './schemas.ts';
import type {
  ApiKey,
  ApiKeyCreate,
  ApiKeyCreateParams,
  ApiKeyRoll,
  ApiKeyRollParams,
  ApiKeyWithSecret,
  OperatorKey,
} from './types.ts';

/** A merchant's secret keys; the operator's. */
export interface ApiKeyRoutes {
  readonly createApiKey: Post<
    '/merchant/api-keys',
    MerchantToken,
    NoQuery,
    ApiKeyCreate,
    ItemOf<'api_key', ApiKeyWithSecret>,
    ApiKeyCreateParams
  >;
  readonly listApiKeys: Get<'/merchant/api-keys', MerchantToken, PageQuery, PageOf<'api_keys', ApiKey>>;
  readonly getApiKey: Get<'/merchant/api-keys/{key_id}', MerchantToken, NoQuery, ItemOf<'api_key', ApiKey>>;
  readonly rollApiKey: Post<
    '/merchant/api-keys/{key_id}/roll',
    MerchantToken,
    NoQuery,
    ApiKeyRoll | undefined,
    ItemOf<'api_key', ApiKeyWithSecret>,
    ApiKeyRollParams | undefined
  >;
  readonly revokeApiKey: Delete<'/merchant/api-keys/{key_id}', MerchantToken, NoQuery, Deleted>;
  readonly listOperatorKeys: Get<'/admin/operator-keys', Operator, PageQuery, PageOf<'operator_keys', OperatorKey>>;
  readonly revokeOperatorKey: Delete<'/admin/operator-keys/{key_id}', Operator, NoQuery, Deleted>;
}

const keyParameters = z.object({ key_id: idParameter });
const tokenOnly: MerchantToken = { kind: 'merchant' };

export const apiKeyRoutes: RouteTable<ApiKeyRoutes> = {
  createApiKey: {
    method: 'POST',
    path: '/merchant/api-keys',
    tag: 'API keys',
    summary: 'Create an API key; the secret is shown once',
    auth: tokenOnly,
    // The first key of a merchant may be created where the gateway runs, before the merchant logs in.
    ways: { in_process: tokenOnly, command_line: tokenOnly },
    audit: {
      action: 'api_key.create',
      subject: { type: 'api_key', answer: 'api_key' },
      details: ['name', 'livemode', 'scopes', 'expires_in'],
    },
    parameters: noParameters,
    query: noQuery,
    body: apiKeyCreateParams,
    success: { 201: itemOf('api_key', apiKeyWithSecret) },
    errors: ['API_KEY_LIMIT', 'KYC_REQUIRED', 'REAUTHENTICATION_REQUIRED'],
  },
  listApiKeys: {
    method: 'GET',
    path: '/merchant/api-keys',
    tag: 'API keys',
    summary: 'List API keys of both modes',
    auth: tokenOnly,
    parameters: noParameters,
    query: pageQuery,
    success: { 200: pageOf('api_keys', apiKey) },
    errors: [],
  },
  getApiKey: {
    method: 'GET',
    path: '/merchant/api-keys/{key_id}',
    tag: 'API keys',
    summary: 'Get an API key, without its secret',
    auth: tokenOnly,
    parameters: keyParameters,
    query: noQuery,
    success: { 200: itemOf('api_key', apiKey) },
    errors: ['API_KEY_NOT_FOUND'],
  },
  rollApiKey: {
    method: 'POST',
    path: '/merchant/api-keys/{key_id}/roll',
    tag: 'API keys',
    summary: 'Roll an API key; the old one may stay valid for a grace period',
    auth: tokenOnly,
    audit: {
      action: 'api_key.roll',
      subject: { type: 'api_key', parameter: 'key_id' },
      details: ['grace_seconds', 'expires_in'],
    },
    parameters: keyParameters,
    query: noQuery,
    body: apiKeyRollParams,
    bodyOptional: true,
    success: { 201: itemOf('api_key', apiKeyWithSecret) },
    errors: ['API_KEY_NOT_FOUND', 'API_KEY_REVOKED', 'API_KEY_LIMIT', 'REAUTHENTICATION_REQUIRED'],
  },
  revokeApiKey: {
    method: 'DELETE',
    path: '/merchant/api-keys/{key_id}',
    tag: 'API keys',
    summary: 'Revoke an API key immediately',
    auth: tokenOnly,
    audit: { action: 'api_key.revoke', subject: { type: 'api_key', parameter: 'key_id' } },
    parameters: keyParameters,
    query: noQuery,
    success: { 200: deleted },
    errors: ['API_KEY_NOT_FOUND'],
  },
  listOperatorKeys: {
    method: 'GET',
    path: '/admin/operator-keys',
    tag: 'API keys',
    summary: 'List operator keys, including revoked ones',
    auth: operator,
    parameters: noParameters,
    query: pageQuery,
    success: { 200: pageOf('operator_keys', operatorKey) },
    errors: [],
  },
  revokeOperatorKey: {
    method: 'DELETE',
    path: '/admin/operator-keys/{key_id}',
    tag: 'API keys',
    summary: 'Revoke an operator key immediately',
    auth: operator,
    audit: { action: 'operator_key.revoke', subject: { type: 'operator_key', parameter: 'key_id' } },
    parameters: keyParameters,
    query: noQuery,
    success: { 200: deleted },
    errors: ['API_KEY_NOT_FOUND'],
  },
};
