import type { ApiKey, ApiKeyWithSecret } from '@mitako/contract/names';
import type { Call, TokenLine } from '../internal/call.ts';
import { createList, toPage, type List, type PagePosition } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';
import type { ApiKeyCreateParams, ApiKeyRollParams } from './params.ts';

/** Secret keys of both modes, for the merchant's server. */
export interface ApiKeys {
  /**
   * Makes a key. Its `secret` is shown this once.
   * @throws MitakoError `KYC_REQUIRED` for a live key before the KYC is approved
   */
  create(params: ApiKeyCreateParams, options?: WriteOptions): Promise<ApiKeyWithSecret>;
  /** Newest first, revoked ones too. */
  list(params?: PagePosition, options?: CallOptions): List<ApiKey>;
  /**
   * Replaces a key by a new one of the same mode and scopes.
   * @throws MitakoError `API_KEY_NOT_FOUND`, `API_KEY_REVOKED`
   */
  roll(keyId: string, params?: ApiKeyRollParams, options?: WriteOptions): Promise<ApiKeyWithSecret>;
  /**
   * Revokes a key at once.
   * @throws MitakoError `API_KEY_NOT_FOUND`
   */
  revoke(keyId: string, options?: WriteOptions): Promise<RevokedApiKey>;
}

/** What is left of a revoked key. */
export interface RevokedApiKey {
  readonly id: string;
  readonly deleted: true;
}

export function createApiKeys(call: Call<TokenLine<'merchant'>>): ApiKeys {
  return {
    create: async (body, options) => (await call('POST /merchant/api-keys', { body, options })).api_key,
    list: (start = {}, options) =>
      createList(start, async (query) => {
        const page = await call('GET /merchant/api-keys', { query: { ...query }, options });
        return toPage(page.api_keys, page.pagination);
      }),
    roll: async (keyId, body = {}, options) => {
      const parameters = { key_id: keyId };
      return (await call('POST /merchant/api-keys/{key_id}/roll', { parameters, body, options })).api_key;
    },
    revoke: (keyId, options) => {
      const parameters = { key_id: keyId };
      return call('DELETE /merchant/api-keys/{key_id}', { parameters, options });
    },
  };
}
