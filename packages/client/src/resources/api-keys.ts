import type { ApiKey, ApiKeyCreateParams, ApiKeyRollParams, ApiKeyWithSecret, Deleted } from '@mitako/contract/names';
import type { List, PagePosition } from '../list.ts';
import type { CallOptions, WriteOptions } from '../options.ts';

/** Secret keys of both modes, for the merchant's server. */
export interface ApiKeys {
  /**
   * Creates a key. Its `secret` is returned only once.
   * @throws MitakoError `KYC_REQUIRED` for a live key before the KYC is approved, `API_KEY_LIMIT` beyond 50 active keys
   * of the mode
   */
  create(params: ApiKeyCreateParams, options?: WriteOptions): Promise<ApiKeyWithSecret>;
  /** Newest first, including revoked keys. */
  list(params?: PagePosition, options?: CallOptions): List<ApiKey>;
  /**
   * Retrieves a key, without its secret.
   * @throws MitakoError `API_KEY_NOT_FOUND`
   */
  retrieve(keyId: string, options?: CallOptions): Promise<ApiKey>;
  /**
   * Replaces a key by a new one with the same name, mode, scopes and expiry, unless `expires_in` sets another expiry.
   * @throws MitakoError `API_KEY_NOT_FOUND`, `API_KEY_REVOKED`, and `API_KEY_LIMIT` when 50 are active, with the old one in
   * its grace period
   */
  roll(keyId: string, params?: ApiKeyRollParams, options?: WriteOptions): Promise<ApiKeyWithSecret>;
  /**
   * Revokes a key at once.
   * @throws MitakoError `API_KEY_NOT_FOUND`
   */
  revoke(keyId: string, options?: WriteOptions): Promise<Deleted>;
}
