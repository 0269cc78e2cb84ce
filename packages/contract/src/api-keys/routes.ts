import { merchantToken, omissible, operator, route, routesOf } from '../basics/declare.ts';
import { ADMINISTER, DEVELOP, MANAGE } from '../people/roles.ts';
import { deleted, itemOf, pageOf, pageQuery } from '../basics/schemas.ts';
import * as schemas from './schemas.ts';

/** A merchant's secret keys; the operator's. */
export const apiKeyRoutes = routesOf('API keys', {
  createApiKey: route.post('/merchant/api-keys', merchantToken(DEVELOP, { live: MANAGE }), {
    part: 'api',
    summary: 'Create an API key; the secret is shown once',
    description: 'A live key requires an approved KYC. Each mode has at most 50 active keys.',
    // The first key of a merchant may be created where the gateway runs, before the merchant logs in.
    ways: { in_process: merchantToken(DEVELOP), command_line: merchantToken(DEVELOP) },
    audit: {
      action: 'api_key.create',
      subject: { type: 'api_key', answer: 'api_key' },
      details: ['name', 'livemode', 'scopes', 'expires_in'],
    },
    body: schemas.apiKeyCreateParams,
    answer: itemOf('api_key', schemas.apiKeyWithSecret),
    status: 201,
    errors: ['API_KEY_LIMIT', 'KYC_REQUIRED', 'REAUTHENTICATION_REQUIRED'],
  }),
  listApiKeys: route.get('/merchant/api-keys', merchantToken(DEVELOP), {
    part: 'api',
    summary: 'List API keys of both modes, newest first, including revoked ones',
    query: pageQuery,
    answer: pageOf('api_keys', schemas.apiKey),
  }),
  getApiKey: route.get('/merchant/api-keys/{key_id}', merchantToken(DEVELOP), {
    part: 'api',
    summary: 'Get an API key, without its secret',
    answer: itemOf('api_key', schemas.apiKey),
    errors: ['API_KEY_NOT_FOUND'],
  }),
  rollApiKey: route.post('/merchant/api-keys/{key_id}/roll', merchantToken(DEVELOP, { live: MANAGE }), {
    part: 'api',
    summary: 'Roll an API key; the old one may stay valid for a grace period',
    description:
      'The new key has the same name, mode, scopes and expiry, unless `expires_in` sets another. The old one counts as active in its grace period.',
    audit: {
      action: 'api_key.roll',
      subject: { type: 'api_key', parameter: 'key_id' },
      details: ['grace_seconds', 'expires_in'],
    },
    body: omissible(schemas.apiKeyRollParams),
    answer: itemOf('api_key', schemas.apiKeyWithSecret),
    status: 201,
    errors: ['API_KEY_NOT_FOUND', 'API_KEY_REVOKED', 'API_KEY_LIMIT', 'REAUTHENTICATION_REQUIRED'],
  }),
  setKeyAddresses: route.put('/merchant/api-keys/{key_id}/addresses', merchantToken(DEVELOP, { live: MANAGE }), {
    part: 'api',
    summary: 'Bind an API key to networks, or to none',
    description: 'From elsewhere it is rejected at once, with `ADDRESS_NOT_ALLOWED`.',
    client: 'apiKeys.setAddresses',
    audit: {
      action: 'api_key.set_addresses',
      subject: { type: 'api_key', parameter: 'key_id' },
      details: ['allowed_from'],
    },
    recentAuth: true,
    body: schemas.keyAddressesParams,
    answer: itemOf('api_key', schemas.apiKey),
    errors: ['API_KEY_NOT_FOUND', 'API_KEY_REVOKED'],
  }),
  revokeApiKey: route.delete('/merchant/api-keys/{key_id}', merchantToken(DEVELOP), {
    part: 'api',
    summary: 'Revoke an API key immediately',
    audit: { action: 'api_key.revoke', subject: { type: 'api_key', parameter: 'key_id' } },
    answer: deleted,
    errors: ['API_KEY_NOT_FOUND'],
  }),
  createOperatorKey: route.post('/admin/operator-keys', operator(ADMINISTER), {
    tag: 'API keys',
    summary: 'Create an operator key; the secret is shown once',
    audit: {
      action: 'operator_key.create',
      subject: { type: 'operator_key', answer: 'operator_key' },
      details: ['name', 'role', 'expires_in'],
    },
    body: schemas.operatorKeyCreateParams,
    answer: itemOf('operator_key', schemas.operatorKeyWithSecret),
    status: 201,
  }),
  listOperatorKeys: route.get('/admin/operator-keys', operator(ADMINISTER), {
    tag: 'API keys',
    summary: 'List operator keys, newest first, including revoked ones',
    query: pageQuery,
    answer: pageOf('operator_keys', schemas.operatorKey),
  }),
  getOperatorKey: route.get('/admin/operator-keys/{key_id}', operator(ADMINISTER), {
    tag: 'API keys',
    summary: 'Read an operator key, without its secret',
    answer: itemOf('operator_key', schemas.operatorKey),
    errors: ['API_KEY_NOT_FOUND'],
  }),
  renameOperatorKey: route.patch('/admin/operator-keys/{key_id}', operator(ADMINISTER), {
    tag: 'API keys',
    summary: 'Rename an operator key',
    client: 'operatorKeys.rename',
    audit: {
      action: 'operator_key.rename',
      subject: { type: 'operator_key', parameter: 'key_id' },
      details: ['name'],
    },
    body: schemas.operatorKeyRenameParams,
    answer: itemOf('operator_key', schemas.operatorKey),
    errors: ['API_KEY_NOT_FOUND', 'API_KEY_REVOKED'],
  }),
  setOperatorKeyAddresses: route.put('/admin/operator-keys/{key_id}/addresses', operator(ADMINISTER), {
    tag: 'API keys',
    summary: 'Bind an operator key to networks, or to none',
    client: 'operatorKeys.setAddresses',
    audit: {
      action: 'operator_key.set_addresses',
      subject: { type: 'operator_key', parameter: 'key_id' },
      details: ['allowed_from'],
    },
    body: schemas.keyAddressesParams,
    answer: itemOf('operator_key', schemas.operatorKey),
    errors: ['API_KEY_NOT_FOUND', 'API_KEY_REVOKED'],
  }),
  revokeOperatorKey: route.delete('/admin/operator-keys/{key_id}', operator(ADMINISTER), {
    tag: 'API keys',
    summary: 'Revoke an operator key immediately',
    description: 'It may be the key of the call.',
    audit: { action: 'operator_key.revoke', subject: { type: 'operator_key', parameter: 'key_id' } },
    answer: deleted,
    errors: ['API_KEY_NOT_FOUND'],
  }),
});
